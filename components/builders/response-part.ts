import { isObject, type Json } from '../../engines/json/index.ts';
import { didYouMean } from '../../pipeline/content/did-you-mean.mjs';
import { flowElement } from './elements.ts';
import { codeBlock, type FlowContent } from '../../pipeline/pages/tree/build.ts';

/** A whole response that's hardly longer than its part shows right away. */
const WORTH_A_FOLD = 4;

/** The paths that begin with a name, without it. */
function below(name: string, paths: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return paths.flatMap(([first, ...rest]) => (first === name ? [rest] : []));
}

function pick(value: Json, paths: readonly (readonly string[])[], place: string): Json {
  if (paths.some((path) => path.length === 0)) return value;
  if (Array.isArray(value)) return value.map((item: Json) => pick(item, paths, place));
  const names = isObject(value) ? Object.keys(value) : [];
  const [unknown] = paths.flatMap(([name = '']) => (names.includes(name) ? [] : [name]));
  if (unknown !== undefined || !isObject(value))
    throw new Error(
      `The response has no "${place}${unknown ?? ''}".${didYouMean(unknown ?? '', names)} It has: ${names.join(', ') || 'no properties'}.`,
    );
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const inside = below(name, paths);
      return inside.length === 0 ? [] : [[name, pick(inner, inside, `${place}${name}.`)]];
    }),
  );
}

/**
 * The part of a response that matters, and the whole of it in a fold.
 *
 * @param body what came back, as JSON
 * @param options the title of the whole, and what the writer wants to show: paths of properties with spaces between
 *   them, e.g. `id card.brand`; a path goes through the items of a list
 * @returns the whole response when the part is hardly shorter
 * @throws a sentence when a path leads nowhere
 */
export function responsePart(
  body: Json,
  { title, shows, illustrative }: { title: string; shows: string; illustrative: boolean },
): FlowContent[] {
  const paths = shows.split(/\s+/).map((path) => path.split('.'));
  const whole = JSON.stringify(body, null, 2);
  const part = JSON.stringify(pick(body, paths, ''), null, 2);
  const lines = whole.split('\n').length;
  const block = codeBlock('json', whole, { title, illustrative });
  if (lines - part.split('\n').length < WORTH_A_FOLD) return [block];
  return [
    codeBlock('json', part, { title: `${title} (excerpt)`, illustrative }),
    flowElement('Fold', { label: `Full response (${String(lines)} lines)` }, [block]),
  ];
}
