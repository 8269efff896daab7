import { isDeepStrictEqual } from 'node:util';
import type { SdkMethodsFile } from '../../pipeline/content/sdk-methods/index.ts';

type Method = SdkMethodsFile['operations'][string];

/**
 * What the committed table of methods says differently than the installed SDK.
 *
 * @returns a sentence for each difference, which names operation, method and argument; none when they agree
 */
export function compareMethods(committed: SdkMethodsFile, installed: SdkMethodsFile): string[] {
  const now = `${installed.package} ${installed.version}`;
  const version =
    committed.version === installed.version
      ? []
      : [`The table is of ${committed.version}, installed is ${now}.`];
  const members = isDeepStrictEqual(committed.members ?? {}, installed.members ?? {})
    ? []
    : [`The members with a spelling of their own are ${JSON.stringify(installed.members)} in ${now}.`];
  const ids = new Set([...Object.keys(committed.operations), ...Object.keys(installed.operations)]);
  const methods = [...ids].sort().flatMap((id) => {
    const [then, present] = [committed.operations[id], installed.operations[id]];
    if (!then || !present)
      return [`${id}: ${then ? `${now} has no method ${then.call}` : 'the table has no such operation'}.`];
    return methodDifferences(then, present).map(
      (difference) => `${id}, ${present.call} in ${now}: ${difference}`,
    );
  });
  return [...version, ...members, ...methods];
}

function methodDifferences(then: Method, now: Method): string[] {
  const [before, after] = [argumentsOf(then), argumentsOf(now)];
  const rest = (['call', 'request', 'idempotent', 'result', 'renamed'] as const)
    .filter((field) => !isDeepStrictEqual(then[field], now[field]))
    .map((field) => `${field} is ${JSON.stringify(now[field])}, not ${JSON.stringify(then[field])}.`);
  const changed = [
    ...after.filter((name) => !before.includes(name)).map((name) => `there is an argument ${name} more.`),
    ...before.filter((name) => !after.includes(name)).map((name) => `there is no argument ${name}.`),
    ...rest,
  ];
  if (changed.length > 0 || isDeepStrictEqual(before, after)) return changed;
  return [`the arguments come in the order ${after.join(', ')}.`];
}

const argumentsOf = ({ path = [], keywords = [] }: Method): string[] => [...path, ...keywords];
