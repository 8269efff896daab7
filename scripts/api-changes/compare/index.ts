/** What differs between two states of the API description, for those who call the API. */
import { CHANGE_KINDS, type ApiChange } from '../../../pipeline/content/api-changes/index.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import { code, listed, type Direction } from './difference.ts';
import { compareOperations } from './operations.ts';
import { compareSchemas } from './schemas.ts';
import { schemaUses } from './uses.ts';

/** An endpoint without the names in its path, which callers don't send. */
const addressOf = ({ endpoint }: ContractOperation): string => endpoint.replaceAll(/\{[^}]*\}/g, '{}');

const idsOf = (operations: Iterable<ContractOperation>): string[] =>
  [...operations].flatMap(({ id }) => id ?? []);

/** Operations of both states that belong together by their endpoint or, when one has moved, by their ID. */
function pairs(before: Contract, after: Contract) {
  const byAddress = new Map(before.operations.map((operation) => [addressOf(operation), operation]));
  const addresses = new Set(after.operations.map(addressOf));
  const moved = new Map(
    before.operations
      .filter((operation) => operation.id !== undefined && !addresses.has(addressOf(operation)))
      .map((operation) => [operation.id, operation]),
  );
  return after.operations.map((young) => ({
    young,
    old: byAddress.get(addressOf(young)) ?? (young.id === undefined ? undefined : moved.get(young.id)),
  }));
}

/** Operations by their paths, where each path has the same methods, else one by one. */
function endpointsOf(operations: readonly ContractOperation[]): string {
  const parts = operations.map(({ endpoint }) => endpoint.split(' '));
  const [methods, paths] = [0, 1].map((part) => [...new Set(parts.map((both) => both[part] ?? ''))]) as [
    string[],
    string[],
  ];
  const hasAll = methods.length > 1 && methods.length * paths.length === operations.length;
  const names = hasAll ? paths : operations.map(({ endpoint }) => endpoint);
  const verb = names.length === 1 ? 'is' : 'are';
  return `${listed(names.map(code))} ${verb} new${hasAll ? ` for ${listed(methods.map(code))}` : ''}`;
}

/** Operations that are new. Those that say the same of themselves share a line, as proxied calls do. */
function additions(operations: readonly ContractOperation[]): ApiChange[] {
  const alike = new Map<string, ContractOperation[]>();
  for (const operation of operations) {
    const name = operation.id ?? operation.summary;
    alike.set(name, [...(alike.get(name) ?? []), operation]);
  }
  return [...alike.values()].map((group) => ({
    kind: 'new',
    operations: idsOf(group),
    says: `${endpointsOf(group)}: ${group[0]?.summary ?? ''}.`,
  }));
}

function compareEndpoints(before: Contract, after: Contract): ApiChange[] {
  const matched = pairs(before, after);
  const kept = new Set(matched.flatMap(({ old }) => old ?? []));
  const removed = before.operations.filter((operation) => !kept.has(operation));
  return [
    ...removed.map(({ endpoint, summary }): ApiChange => ({
      kind: 'breaking',
      operations: [],
      says: `${code(endpoint)} was removed: ${summary}.`,
    })),
    ...additions(matched.flatMap(({ old, young }) => (old === undefined ? [young] : []))),
    ...matched.flatMap(({ old, young }): ApiChange[] => {
      if (old === undefined) return [];
      const operations = idsOf([young]);
      const move: ApiChange[] =
        addressOf(old) === addressOf(young)
          ? []
          : [
              {
                kind: 'breaking',
                operations,
                says: `${code(young.endpoint)} replaces ${code(old.endpoint)}.`,
              },
            ];
      const differences = compareOperations(old, young, { before: before.schemas, after: after.schemas });
      return [
        ...move,
        ...differences.map(({ kind, subject, what }) => ({ kind, operations, says: `${subject} ${what}.` })),
      ];
    }),
  ];
}

/** Schemas with a name are compared once, for the directions that they had and have. */
function compareNamedSchemas(before: Contract, after: Contract): ApiChange[] {
  const [oldUses, uses] = [schemaUses(before), schemaUses(after)];
  return [...uses].flatMap(([name, { directions, operations }]) => {
    const [old, young] = [before.schemas.get(name), after.schemas.get(name)];
    const shared = new Set<Direction>(
      [...directions].filter((direction) => oldUses.get(name)?.directions.has(direction)),
    );
    if (old === undefined || young === undefined || shared.size === 0) return [];
    const place = { directions: shared, before: before.schemas, after: after.schemas };
    return compareSchemas(old, young, place).map(({ kind, path, what }) => ({
      kind,
      operations: idsOf(operations),
      says: `${path === '' ? code(name) : `${code(path)} in ${code(name)}`} ${what}.`,
    }));
  });
}

function compareServers(before: Contract, after: Contract): ApiChange[] {
  const gone = before.servers.filter((server) => !after.servers.includes(server));
  const added = after.servers.filter((server) => !before.servers.includes(server));
  return [
    ...gone.map((server): ApiChange => ({
      kind: 'breaking',
      operations: [],
      says: `The host ${code(server)} was removed.`,
    })),
    ...added.map((server): ApiChange => ({
      kind: 'new',
      operations: [],
      says: `The host ${code(server)} is new.`,
    })),
  ];
}

/** One change for operations that it says the same of. */
function joined(changes: readonly ApiChange[]): ApiChange[] {
  const bySentence = new Map<string, ApiChange>();
  for (const change of changes) {
    const sentence = `${change.kind} ${change.says}`;
    const operations = [...(bySentence.get(sentence)?.operations ?? []), ...change.operations];
    bySentence.set(sentence, { ...change, operations: [...new Set(operations)] });
  }
  return [...bySentence.values()];
}

/**
 * Compares two states of the API description.
 *
 * @returns one change for each difference that a caller can notice, breaks first
 */
export function compareContracts(before: Contract, after: Contract): ApiChange[] {
  const changes = joined([
    ...compareServers(before, after),
    ...compareEndpoints(before, after),
    ...compareNamedSchemas(before, after),
  ]);
  return changes.sort((one, other) => CHANGE_KINDS.indexOf(one.kind) - CHANGE_KINDS.indexOf(other.kind));
}
