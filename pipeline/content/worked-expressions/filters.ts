/**
 * The filters of expressions as pages describe them, from `content/data/expressions/expression-filters.yaml` and
 * `expression-arguments.yaml`.
 */
import { cellText, verifySentence, type DataTable } from '../tables/index.ts';

/** An argument of a filter; all but the name are Markdown of one line. */
export interface FilterArgument {
  readonly name: string;
  readonly type: string;
  /** Absent where the argument is required. */
  readonly absent?: string;
  readonly meaning: string;
}

/** A filter as pages describe it; `summary`, `rule`, `nothing` and `errors` are Markdown of one line. */
export interface FilterFacts {
  readonly name: string;
  readonly group: string;
  /** One sentence, without its period. */
  readonly summary: string;
  readonly rule?: string;
  /** What it reads and returns, and its arguments, e.g. `text | reveal_last: length, mask_char? → text`. */
  readonly signature: string;
  readonly arguments: readonly FilterArgument[];
  /** What null gives; empty where no source states it. */
  readonly nothing: string;
  /** Empty where no source states any. */
  readonly errors: string;
  /** What the reader does about a statement without a source, in a sentence for each. */
  readonly verify: Readonly<Partial<Record<'rule' | 'nothing' | 'errors', string>>>;
}

type Row = DataTable['rows'][number];
type Tables = (name: string) => DataTable;

function optional(row: Row, key: string): string | undefined {
  return row[key] === undefined ? undefined : cellText(row[key]);
}

function argumentsOf(filter: string, tables: Tables): readonly FilterArgument[] {
  return tables('expression-arguments').rows.flatMap((row) => {
    const [owner, name = ''] = cellText(row.argument).split('.');
    if (owner !== filter) return [];
    const [type, meaning] = [cellText(row.type), cellText(row.meaning)];
    return [{ name, type, absent: optional(row, 'default'), meaning }];
  });
}

/** With a question mark after each optional argument: `reveal_last: length, mask_char?`. */
function withArguments(name: string, args: readonly FilterArgument[]): string {
  if (args.length === 0) return name;
  return `${name}: ${args.map(({ name: one, absent }) => (absent === undefined ? one : `${one}?`)).join(', ')}`;
}

function factsOf(row: Row, tables: Tables): FilterFacts {
  const name = cellText(row.name);
  const mark = tables('expression-filters').inferred.get(name);
  const verify = (column: string): string | undefined => verifySentence(mark, column, false);
  const args = argumentsOf(name, tables);
  const call = withArguments(name, args);
  return {
    name,
    group: cellText(row.group),
    summary: cellText(row.summary),
    rule: optional(row, 'rule'),
    signature: `${cellText(row.input).replaceAll('`', '')} | ${call} → ${cellText(row.output)}`,
    arguments: args,
    nothing: cellText(row.nothing),
    errors: cellText(row.errors),
    verify: { rule: verify('rule'), nothing: verify('nothing'), errors: verify('errors') },
  };
}

/** Every filter, in the order of the data. */
export function allFilters(tables: Tables): readonly FilterFacts[] {
  return tables('expression-filters').rows.map((row) => factsOf(row, tables));
}

/**
 * The filters of a group, in the order of the data.
 *
 * @throws a sentence that lists the groups, where there is no such group
 */
export function filtersOfGroup(group: string, tables: Tables): readonly FilterFacts[] {
  const filters = allFilters(tables);
  const ofGroup = filters.filter((filter) => filter.group === group);
  if (ofGroup.length > 0) return ofGroup;
  const groups = [...new Set(filters.map((filter) => filter.group))];
  throw new Error(`No filter has the group "${group}". The groups are: ${groups.join(', ')}.`);
}
