import { fileURLToPath } from 'node:url';
import { Language, Parser, type Node } from 'web-tree-sitter';

/** The file of a grammar. */
export type Grammar = URL;

const bundled = new URL('out/', import.meta.resolve('tree-sitter-wasms/package.json'));

/** A grammar of the package that has most of them, e.g. `c_sharp`. */
export function bundledGrammar(name: string): Grammar {
  return new URL(`tree-sitter-${name}.wasm`, bundled);
}

const parsers = new Map<string, Promise<Parser>>();

/** Parses a program; the tree of one with mistakes holds nodes that say where they are. */
export async function parse({ href }: Grammar, code: string): Promise<Node> {
  const parser = parsers.get(href) ?? loadParser(href);
  parsers.set(href, parser);
  const tree = (await parser).parse(code);
  if (!tree) throw new Error(`The parser of ${href} gave no tree.`);
  return tree.rootNode;
}

async function loadParser(href: string): Promise<Parser> {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(fileURLToPath(href)));
  return parser;
}

/** Reads code with a grammar: a sentence for each place that it doesn't allow. */
export function readWith(grammar: Grammar): (code: string) => Promise<readonly string[]> {
  return async (code) => syntaxErrors(await parse(grammar, code));
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
