import type { Content, ContractOperation } from '../contract.ts';
import { compareAccess } from './access.ts';
import { code, type Difference, type Direction } from './difference.ts';
import { comparePresence, inPlace, type OperationDifference, type Schemas } from './operation-difference.ts';
import { compareParameters } from './parameters.ts';
import { compareSchemas, type SchemaPlace } from './schemas.ts';

/** Bodies by content type. Where the types differ, the first of each is compared. */
function compareContent(
  before: Content,
  after: Content,
  { subject, place }: { readonly subject: string; readonly place: SchemaPlace },
): OperationDifference[] {
  const [old, young] = [Object.keys(before), Object.keys(after)];
  if (old.length === 0 || young.length === 0) {
    if (old.length === young.length) return [];
    const has = young.length > 0;
    return [
      { subject, kind: has ? 'new' : 'breaking', what: has ? 'now has a body' : 'no longer has a body' },
    ];
  }
  const gone = old.filter((type) => !young.includes(type));
  const added = young.filter((type) => !old.includes(type));
  const types: OperationDifference[] =
    gone.length > 0
      ? [
          {
            subject,
            kind: 'breaking',
            what: `is now ${young.map(code).join(' or ')} instead of ${old.map(code).join(' or ')}`,
          },
        ]
      : added.map((type) => ({ subject, kind: 'new', what: `can now be ${code(type)}` }));
  const [was, is] = [before[old[0] ?? ''] ?? {}, after[young[0] ?? ''] ?? {}];
  return [
    ...types,
    ...inPlace(compareSchemas(was, is, place), (path) =>
      path === '' ? subject : `${code(path)} in ${subject.replace(/^The/, 'the')}`,
    ),
  ];
}

function compareBodies(
  { body: before }: ContractOperation,
  { body: after }: ContractOperation,
  schemas: Schemas,
): OperationDifference[] {
  const subject = 'The request body';
  const presence = comparePresence(subject, before, after);
  if (before === undefined || after === undefined) return presence;
  const place = { ...schemas, directions: new Set<Direction>(['request']) };
  return [...presence, ...compareContent(before.content, after.content, { subject, place })];
}

const FIRST_ERROR = 400;

/** What fails can fail in a new way, but callers rely on what succeeds. */
function compareResponses(
  before: ContractOperation,
  after: ContractOperation,
  schemas: Schemas,
): OperationDifference[] {
  const place = { ...schemas, directions: new Set<Direction>(['response']) };
  const statuses = new Set([...Object.keys(before.responses), ...Object.keys(after.responses)]);
  return [...statuses].sort().flatMap((status) => {
    const [was, is] = [before.responses[status], after.responses[status]];
    const subject = `The ${code(status)} response`;
    const isSuccess = Number(status) < FIRST_ERROR;
    if (is === undefined)
      return [
        { subject, kind: isSuccess ? ('breaking' as const) : ('changed' as const), what: 'was removed' },
      ];
    if (was === undefined)
      return [{ subject, kind: isSuccess ? ('new' as const) : ('changed' as const), what: 'is new' }];
    return compareContent(was, is, { subject, place });
  });
}

/** What differs between two states of one operation. */
export function compareOperations(
  before: ContractOperation,
  after: ContractOperation,
  schemas: Schemas,
): OperationDifference[] {
  const subject = code(after.endpoint);
  const deprecation: Difference[] =
    before.deprecated === after.deprecated
      ? []
      : after.deprecated
        ? [{ kind: 'deprecated', what: 'is deprecated' }]
        : [{ kind: 'changed', what: 'is no longer deprecated' }];
  return [
    ...[...deprecation, ...compareAccess(before, after)].map((difference) => ({ subject, ...difference })),
    ...compareParameters(before, after, schemas),
    ...compareBodies(before, after, schemas),
    ...compareResponses(before, after, schemas),
  ];
}
