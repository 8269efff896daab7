import { fileURLToPath } from 'node:url';
import { Language, Parser, type Node } from 'web-tree-sitter';

/** Languages that have a grammar here, by the name that samples use. */
const GRAMMARS = {
  python: 'python',
  csharp: 'c_sharp',
  go: 'go',
  java: 'java',
  html: 'html',
  json: 'json',
  javascript: 'javascript',
  swift: 'swift',
  kotlin: 'kotlin',
} as const;

export type ParsedLanguage = keyof typeof GRAMMARS;

const grammarFolder = new URL('out/', import.meta.resolve('tree-sitter-wasms/package.json'));
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
  parser.setLanguage(
    await Language.load(fileURLToPath(new URL(`tree-sitter-${GRAMMARS[language]}.wasm`, grammarFolder))),
  );
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
