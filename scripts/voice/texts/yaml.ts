/** Passages of YAML: what its values say to readers, and its comments. */
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseAllDocuments,
  Parser,
  type CST,
  type Node,
} from 'yaml';
import { commentPassages, type Comment } from './comments.ts';
import { markdownPassages } from './markdown.ts';
import type { Passage, Place } from './passage.ts';

/** Keys of what isn't ours or isn't prose: what machines say and read. */
const NOT_PROSE = new Set([
  ...['data', 'default', 'detail', 'enum', 'error', 'errors', 'example', 'expression', 'given', 'input'],
  ...[
    'install',
    'json',
    'matches',
    'message',
    'output',
    'query',
    'queries',
    'ref',
    'result',
    'source',
    'task',
  ],
  ...[
    'value',
    'x-parameters',
    'condition',
    'console',
    'criteria',
    'headers',
    'successCriteria',
    'outputs',
    'requestBody',
    'key',
  ],
]);

/** Below these, keys are names that someone gave. */
const HAS_NAMES = new Set(['properties', 'schemas', 'parameters', 'responses']);

/** What of a table of data isn't prose: its declarations, and columns in code font. */
function codeColumns(root: Node | null): Set<string> {
  const columns: unknown = isMap(root) ? root.get('columns') : undefined;
  if (!isSeq(columns)) return new Set();
  return new Set([
    ...['matches', 'key', 'ref'],
    ...columns.items
      .filter((column) => isMap(column) && column.get('code') === true)
      .map((column) => String(isMap(column) ? column.get('key') : '')),
  ]);
}

function* commentTokens(token: unknown): Generator<CST.SourceToken> {
  if (Array.isArray(token)) for (const item of token) yield* commentTokens(item);
  else if (typeof token === 'object' && token !== null) {
    if ('type' in token && token.type === 'comment') yield token as CST.SourceToken;
    else for (const value of Object.values(token)) yield* commentTokens(value);
  }
}

function comments(text: string, lines: LineCounter): Comment[] {
  return [...new Parser().parse(text)]
    .flatMap((token) => [...commentTokens(token)])
    .map(({ offset, source }) => ({ text: source.replace(/^#/, ''), line: lines.linePos(offset).line }));
}

/**
 * Passages of a file of YAML.
 *
 * @param withValues whether its values are prose; those of records are not
 */
export function yamlPassages(text: string, place: Place, withValues: boolean): Passage[] {
  const lineCounter = new LineCounter();
  const passages: Passage[] = [];
  for (const document of parseAllDocuments(text, { lineCounter })) {
    if (!('contents' in document)) continue;
    const root = document.contents as Node | null;
    const table = isMap(root) && root.has('columns');
    const skipped = table ? codeColumns(root) : NOT_PROSE;
    const danger = isMap(root) && root.get('type') === 'danger';
    const read = (node: unknown, key: string): void => {
      if (skipped.has(key) || isAlias(node)) return;
      if (isMap(node)) {
        for (const pair of node.items)
          read(pair.value, isScalar(pair.key) && !HAS_NAMES.has(key) ? String(pair.key.value) : '');
      } else if (isSeq(node)) for (const item of node.items) read(item, key);
      else if (isScalar(node) && typeof node.value === 'string' && node.value.includes(' ')) {
        const start = lineCounter.linePos(node.range?.[0] ?? 0).line;
        const firstLine = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED' ? start + 1 : start;
        passages.push(...markdownPassages(node.value, { place, firstLine, danger }));
      }
    };
    if (withValues) read(root, '');
  }
  return [...passages, ...commentPassages(comments(text, lineCounter), place)];
}
