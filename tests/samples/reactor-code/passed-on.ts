/** What code of reactors and transforms passes on of what arrived, as far as its text shows. */
import ts from 'typescript';

/** Names that such code has for all that arrived. */
const WHOLE = ['body', 'args'];
/** Properties of a result that reach others. */
const RESULTS = ['body', 'raw'];

/** Whether code stores something of what arrived as a token. */
export function tokenizes(code: string): boolean {
  return /\.tokens\.create\(|\btokenize\b/.test(code);
}

/** Every node below a node. */
function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  node.forEachChild((child) => {
    children.push(child);
  });
  for (const child of children) yield* nodesOf(child);
}

/**
 * The places where code passes on fields that it doesn't name: what is left of a body, or all of it.
 *
 * @param code JavaScript of a reactor or a transform
 * @returns their text, e.g. `...rest`
 */
export function passedOnUnnamed(code: string): string[] {
  const file = ts.createSourceFile('code.js', code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
  const nodes = [...nodesOf(file)];
  const rests = nodes
    .filter(ts.isBindingElement)
    .filter(({ dotDotDotToken, parent }) => dotDotDotToken && ts.isObjectBindingPattern(parent))
    .map(({ name }) => name.getText());
  const isWhole = (value: ts.Expression): boolean =>
    ts.isPropertyAccessExpression(value)
      ? WHOLE.includes(value.name.text)
      : ts.isIdentifier(value) && [...WHOLE, ...rests].includes(value.text);
  const unnamed = nodes.filter(
    (node) =>
      (ts.isSpreadAssignment(node) && isWhole(node.expression)) ||
      (ts.isShorthandPropertyAssignment(node) && RESULTS.includes(node.name.text)) ||
      (ts.isPropertyAssignment(node) && RESULTS.includes(node.name.getText()) && isWhole(node.initializer)),
  );
  return unnamed.map((node) => node.getText());
}
