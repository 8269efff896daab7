/** Passages of TypeScript and JavaScript: comments, and what strings and JSX say to people. */
import ts from 'typescript';
import { commentPassages, type Comment } from './comments.ts';
import { markdownPassages, passage } from './markdown.ts';
import { SOMETHING_ELSE, type Passage, type Place } from './passage.ts';

/** Calls that name a test. */
const TESTS = /^(?:describe|it|test)\b(?!.*\.each$)/s;

const SENTENCE = /\p{L}{2,} \p{L}/u;

function rangesOf(source: ts.SourceFile): ts.CommentRange[] {
  const found = new Map<number, ts.CommentRange>();
  const text = source.text;
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.JsxText) return;
    const children = node.getChildren(source);
    if (children.length === 0) {
      for (const range of [
        ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
        ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
      ])
        found.set(range.pos, range);
    }
    for (const child of children) visit(child);
  };
  visit(source);
  return [...found.values()].sort((a, b) => a.pos - b.pos);
}

function plainComment(comment: string): string {
  if (comment.startsWith('//')) return comment.slice(2);
  return comment
    .slice(2, -2)
    .split('\n')
    .map((line) => line.replace(/^\s*\*+/, ''))
    .join('\n');
}

/** The text of a string, JSX text or template; expressions in it are something else. */
function saidBy(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(SOMETHING_ELSE);
  if (ts.isJsxText(node)) return node.text;
  return undefined;
}

/** Whether a string is the name of a module or a type, or of a class of CSS. */
function isName({ parent }: ts.Node): boolean {
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    (ts.isJsxAttribute(parent) && ['className', 'd', 'viewBox', 'style'].includes(parent.name.getText()))
  );
}

/** Whether a string is an error sentence, the name of a test, or what a failed expectation says. */
function isTold(node: ts.Node): boolean {
  const call = node.parent;
  if (ts.isCallExpression(call)) {
    const called = call.expression.getText();
    return called === 'expect'
      ? call.arguments[1] === node
      : TESTS.test(called) && call.arguments[0] === node;
  }
  for (let { parent } = node; !ts.isSourceFile(parent); { parent } = parent) {
    if (ts.isNewExpression(parent)) return parent.expression.getText().endsWith('Error');
    if (ts.isFunctionLike(parent)) return false;
  }
  return false;
}

/** Where the text of a module is, and what of it is prose. */
export interface ModuleKind {
  readonly comments: Place;
  readonly strings: Place;
  /** Whether only error sentences and names of tests are prose: other strings of tests are what is tested. */
  readonly toldOnly: boolean;
}

/**
 * What people read in a module, passage by passage.
 *
 * @param file its name, which tells whether it has JSX
 */
export function modulePassages(text: string, file: string, kind: ModuleKind): Passage[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1;
  const comments: Comment[] = rangesOf(source).map(({ pos, end }) => ({
    text: plainComment(text.slice(pos, end)),
    line: lineOf(pos),
  }));
  const strings: Passage[] = [];
  const visit = (node: ts.Node): void => {
    const said = saidBy(node);
    if (said !== undefined && SENTENCE.test(said) && !isName(node) && (!kind.toldOnly || isTold(node))) {
      const around = { place: kind.strings, firstLine: lineOf(node.getStart(source)), danger: false };
      strings.push(...(ts.isJsxText(node) ? [passage(said.trim(), around)] : markdownPassages(said, around)));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...commentPassages(comments, kind.comments), ...strings];
}
