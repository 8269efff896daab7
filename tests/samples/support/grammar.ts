import { fileURLToPath } from 'node:url';
import { Language, Parser, type Node } from 'web-tree-sitter';

const grammars = new URL('out/', import.meta.resolve('tree-sitter-wasms/package.json'));
const terraform = new URL('.', import.meta.resolve('@tree-sitter-grammars/tree-sitter-hcl/package.json'));

/** The grammar of each language that has one here, by the name that samples use. */
const GRAMMARS = {
  python: new URL('tree-sitter-python.wasm', grammars),
  csharp: new URL('tree-sitter-c_sharp.wasm', grammars),
  go: new URL('tree-sitter-go.wasm', grammars),
  java: new URL('tree-sitter-java.wasm', grammars),
  html: new URL('tree-sitter-html.wasm', grammars),
  json: new URL('tree-sitter-json.wasm', grammars),
  javascript: new URL('tree-sitter-javascript.wasm', grammars),
  swift: new URL('tree-sitter-swift.wasm', grammars),
  kotlin: new URL('tree-sitter-kotlin.wasm', grammars),
  terraform: new URL('tree-sitter-terraform.wasm', terraform),
} as const;

export type ParsedLanguage = keyof typeof GRAMMARS;

const parsers = new Map<ParsedLanguage, Promise<Parser>>();

/** Parses a program; the tree of one with mistakes holds nodes that say where they are. */
export async function parse(language: ParsedLanguage, code: string): Promise<Node> {
  let parser = parsers.get(language);
  if (!parser) {
    parser = loadParser(language);
    parsers.set(language, parser);
  }
  const tree = (await parser).parse(code);
  if (!tree) throw new Error(`The ${language} parser gave no tree.`);
  return tree.rootNode;
}

async function loadParser(language: ParsedLanguage): Promise<Parser> {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(fileURLToPath(GRAMMARS[language])));
  return parser;
}

/** A sentence for each place that the grammar does not allow. */
export function syntaxErrors(root: Node): string[] {
  if (!root.hasError) return [];
  return root
    .descendantsOfType(['ERROR'])
    .concat(missingNodes(root))
    .flatMap((node) =>
      node ? [`Line ${node.startPosition.row + 1} is not valid code near "${node.text.slice(0, 40)}".`] : [],
    );
}

function missingNodes(node: Node): Node[] {
  if (node.isMissing) return [node];
  return node.children.flatMap((child) => (child?.hasError || child?.isMissing ? missingNodes(child) : []));
}

/** The nodes of some types anywhere in a tree. */
export function nodesOfType(root: Node, ...types: readonly string[]): Node[] {
  return root.descendantsOfType([...types]).filter((node) => node !== null);
}
