import {
  BreakTag,
  CaptureTag,
  CaseTag,
  CommentTag,
  ContinueTag,
  CycleTag,
  DecrementTag,
  ForTag,
  IfTag,
  IncrementTag,
  InlineCommentTag,
  RawTag,
  UnlessTag,
  type Liquid,
  type Parser,
  type Tag,
  type TagToken,
  type TopLevelToken,
} from 'liquidjs';

type TagClass = new (token: TagToken, rest: TopLevelToken[], liquid: Liquid, parser: Parser) => Tag;

/**
 * The tags of Liquid that compute, by name; `assign` and `echo`, which read expressions, are made in `engine.ts`. Left
 * out are those that include other templates, as there are none, and `tablerow`, which writes HTML tables.
 */
export const TAGS: ReadonlyMap<string, TagClass> = new Map<string, TagClass>([
  ['if', IfTag],
  ['unless', UnlessTag],
  ['case', CaseTag],
  ['for', ForTag],
  ['break', BreakTag],
  ['continue', ContinueTag],
  ['capture', CaptureTag],
  ['cycle', CycleTag],
  ['increment', IncrementTag],
  ['decrement', DecrementTag],
  ['comment', CommentTag],
  ['raw', RawTag],
  ['#', InlineCommentTag],
]);
