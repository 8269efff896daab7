/** The choices of the SDK picker, from `content/data/sdks/sdk-picks.yaml` and `content/data/sdks/sdks.yaml`, and the table of them. */
import type { PhrasingContent } from 'mdast';
import {
  GOALS,
  PLATFORMS,
  type Goal,
  type Platform,
  type SdkPick,
} from '../../../engines/sdk-picker/index.ts';
import { LANGUAGES } from '../../../pipeline/code-samples/index.ts';
import { cellText, type DataTable } from '../../../pipeline/content/tables/index.ts';
import type { Expand } from '../../../pipeline/pages/index.ts';
import { tableOf } from '../../builders/table.ts';
import { flowElement } from '../../builders/elements.ts';
import { inlineCode, link, text } from '../../../pipeline/pages/tree/build.ts';
import type { sdkPicker } from './definition.ts';

/** Of all languages, by ID. */
const LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  LANGUAGES.map(({ id, label }) => [id, label]),
);

const LINK = /^\[([^\]]+)\]\(([^)]+)\)$/;

/** A cell that is one link. */
function linkOf(cell: string, place: string): { readonly title: string; readonly route: string } {
  const [, title, route] = LINK.exec(cell) ?? [];
  if (title === undefined || route === undefined)
    throw new Error(`${place}: "${cell}" isn't a link. Write [Title](/docs/route).`);
  return { title, route };
}

/** The name of an entry, where there is one. */
function known<Name extends string>(
  names: Readonly<Record<Name, unknown>>,
  name: string,
  place: string,
): Name {
  if (name in names) return name as Name;
  throw new Error(`${place}: "${name}" is not known. Name one of: ${Object.keys(names).join(', ')}.`);
}

/**
 * Reads the choices that the picker offers.
 *
 * @param table reads a data table
 * @returns in the order of the table
 * @throws a sentence that gives the row, when it identifies a language or an SDK that does not exist
 */
export function sdkPicks(table: (name: string) => DataTable): readonly SdkPick[] {
  const sdks = new Map(table('sdks').rows.map((row) => [cellText(row.id), row]));
  return table('sdk-picks').rows.map((row) => {
    const place = `content/data/sdks/sdk-picks.yaml, row ${cellText(row.id)}`;
    const language = known(LABELS, cellText(row.language), place);
    const sdk = sdks.get(cellText(row.sdk));
    if (sdk === undefined)
      throw new Error(
        `${place}: content/data/sdks/sdks.yaml has no "${cellText(row.sdk)}". Name one of: ${[...sdks.keys()].join(', ')}.`,
      );
    const platform: Platform = known(PLATFORMS, cellText(row.platform), place);
    const goal: Goal = known(GOALS, cellText(row.goal), place);
    return {
      platform,
      goal,
      language,
      label: LABELS[language] ?? language,
      sdk: linkOf(cellText(sdk.page), place).title,
      package: cellText(sdk.package),
      install: cellText(sdk.install),
      sample: cellText(row.sample),
      page: linkOf(cellText(row.page), place),
    };
  });
}

/** `<SdkPicker />`: the choices as a table, which the picker takes the place of where script runs. */
export const expand: Expand<typeof sdkPicker> = (_attributes, page) => {
  const rows = sdkPicks((name) => page.table(name)).map((pick): readonly PhrasingContent[][] => [
    [text(PLATFORMS[pick.platform])],
    [text(pick.label)],
    [text(GOALS[pick.goal])],
    [inlineCode(pick.install)],
    [link(pick.page.route, [text(pick.page.title)])],
  ]);
  return [flowElement('SdkPicker', {}, [tableOf(['Runs in', 'Language', 'To do', 'Install', 'Page'], rows)])];
};
