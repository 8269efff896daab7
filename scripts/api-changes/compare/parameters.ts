import type { ContractOperation, ContractParameter } from '../contract.ts';
import { code, type Direction } from './difference.ts';
import { comparePresence, inPlace, type OperationDifference, type Schemas } from './operation-difference.ts';
import { compareSchemas } from './schemas.ts';

const LABELS: Readonly<Record<string, string>> = {
  path: 'path parameter',
  query: 'query parameter',
  header: 'header',
};

/** Differences in what a request has beside its body. */
export function compareParameters(
  before: ContractOperation,
  after: ContractOperation,
  schemas: Schemas,
): OperationDifference[] {
  const keyOf = ({ in: place, name }: ContractParameter): string => `${place} ${name.toLowerCase()}`;
  const byKey = ({ parameters }: ContractOperation) =>
    // Names in a path are for readers. Their places count.
    new Map(parameters.filter((one) => one.in !== 'path').map((one) => [keyOf(one), one]));
  const [old, young] = [byKey(before), byKey(after)];
  return [...new Set([...old.keys(), ...young.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), young.get(key)];
    const { in: place, name } = (is ?? was) as ContractParameter;
    const subject = `The ${code(name)} ${LABELS[place] ?? place}`;
    const presence = comparePresence(subject, was, is);
    if (was === undefined || is === undefined) return presence;
    const directions = new Set<Direction>(['request']);
    return [
      ...presence,
      ...inPlace(compareSchemas(was.schema, is.schema, { ...schemas, directions }), (path) =>
        path === '' ? subject : `${code(path)} in the ${code(name)} ${LABELS[place] ?? place}`,
      ),
    ];
  });
}
