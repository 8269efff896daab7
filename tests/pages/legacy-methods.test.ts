import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { loadDataTable } from '../../pipeline/content/tables/index.ts';
import { operationAnchor } from '../../components/builders/find-operation.ts';
import { sdkMethods } from '../../pipeline/content/sdk-methods/index.ts';
import type { SdkLanguage } from '../../pipeline/code-samples/lists.ts';
import { resolveTypes, type DeclaredTypes } from './element-tables/declared-types.ts';
import { cell, type Row } from './table-cells.ts';
import { RECORDS } from '../../pipeline/cache/records.ts';

interface LegacySdk {
  readonly package: string;
  readonly version: string;
  readonly methods: Readonly<Record<string, string | null>>;
}

/** A method of the current SDK that a row links to. */
interface Successor {
  readonly call: string;
  readonly address: string;
}

const LANGUAGES = ['node', 'python', 'go', 'java', 'csharp'] as const satisfies readonly SdkLanguage[];
type Language = (typeof LANGUAGES)[number];

/** Methods of the old packages without a row, and why. */
const EXCEPTIONS: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  node: {
    createElement: 'Only in a browser, see content/data/sdks/web/legacy-web-methods.yaml',
    'client.delete': 'Only with Elements, see content/data/sdks/web/legacy-web-methods.yaml',
    'client.get': 'Only with Elements, see content/data/sdks/web/legacy-web-methods.yaml',
    'client.patch': 'Only with Elements, see content/data/sdks/web/legacy-web-methods.yaml',
    'client.post': 'Only with Elements, see content/data/sdks/web/legacy-web-methods.yaml',
    'client.put': 'Only with Elements, see content/data/sdks/web/legacy-web-methods.yaml',
  },
};

function legacySdk(name: string): LegacySdk {
  return JSON.parse(readFileSync(`${RECORDS.legacySdkMethods}/${name}.json`, 'utf8')) as LegacySdk;
}

const legacySdks = {
  node: legacySdk('javascript'),
  python: legacySdk('python'),
  go: legacySdk('go'),
  java: legacySdk('java'),
  csharp: legacySdk('csharp'),
} as const satisfies Record<Language, LegacySdk>;

const { operations } = await loadApiDescription();
const idsByAddress = addressesOfOperations();

function addressesOfOperations(): ReadonlyMap<string, string> {
  const pages = readdirSync('content/docs', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mdx'),
  );
  return new Map(
    pages.flatMap((file) => {
      const route = `/${path.posix.join('docs', file).replace(/(?:\/index)?\.mdx$/, '')}`;
      const source = readFileSync(path.join('content/docs', file), 'utf8');
      return Array.from(source.matchAll(/<Operation id="([^"]+)"/g), ([, id = '']): [string, string] => [
        `${route}#${operationAnchor(id)}`,
        id,
      ]);
    }),
  );
}

/** A call as the language writes it: Java reaches the groups of its client by methods. */
function spelled(language: Language, call: string): string {
  return language === 'java' ? call.replaceAll('.', '().') : call;
}

/** Method and path without the names of what the path holds, which differ. */
function withoutNames(request: string): string {
  return request.replaceAll(/\{\w+\}/g, '{}');
}

function requestOf(id: string): string {
  const operation = operations.get(id);
  return operation
    ? withoutNames(`${operation.method.toUpperCase()} ${operation.path}`)
    : `no operation ${id}`;
}

function successors(row: Row): Successor[] {
  return Array.from(
    (cell(row, 'new') ?? '').matchAll(/\[`([^`]+)`\]\(([^)]+)\)/g),
    ([, call = '', address = '']) => ({ call, address }),
  );
}

/** What is wrong with the right side of a row. */
function successorProblems(language: Language, row: Row, legacy: LegacySdk): string[] {
  const old = cell(row, 'old') ?? '';
  if (cell(row, 'request') === 'none') return [];
  const found = successors(row);
  if (found.length === 0) return [`${old}: name its successor with a link to the operation.`];
  return found.flatMap(({ call, address }) => {
    const id = idsByAddress.get(address);
    if (id === undefined) return [`${old}: ${address} is not the address of an operation.`];
    const known = sdkMethods(language).operations[id];
    if (known === undefined || spelled(language, known.call) !== call)
      return [`${old}: ${id} is ${known?.call ?? 'absent'} in the SDK, not ${call}.`];
    const request = withoutNames(legacy.methods[old] ?? '');
    const isSame = request === requestOf(id);
    const saysSame = cell(row, 'request') === undefined;
    return isSame === saysSame
      ? []
      : [`${old}: it sends ${request}, and ${id} sends ${requestOf(id)}. Correct "request".`];
  });
}

function namesWithoutRow(legacy: LegacySdk, rows: readonly Row[], excused: readonly string[]): string[] {
  const written = new Set([...rows.map((row) => cell(row, 'old') ?? ''), ...excused]);
  return Object.keys(legacy.methods).filter((name) => !written.has(name));
}

function rowsWithoutName(legacy: LegacySdk, rows: readonly Row[]): string[] {
  return rows.map((row) => cell(row, 'old') ?? '').filter((name) => !(name in legacy.methods));
}

describe.each(LANGUAGES)('the methods of the deprecated SDK of %s', (language) => {
  const legacy = legacySdks[language];
  const rows = loadDataTable('legacy-methods').rows.filter((row) => cell(row, 'language') === language);
  const excused = Object.keys(EXCEPTIONS[language] ?? {});

  it('each have a row', () => {
    expect(namesWithoutRow(legacy, rows, excused)).toEqual([]);
    expect(rowsWithoutName(legacy, rows)).toEqual([]);
    expect(new Set(rows.map((row) => cell(row, 'old'))).size).toBe(rows.length);
  });

  it('are no longer excused once they have a row', () => {
    const written = new Set(rows.map((row) => cell(row, 'old')));
    expect(excused.filter((name) => written.has(name) || !(name in legacy.methods))).toEqual([]);
  });

  it('lead to methods of the current SDK, in its spelling', () => {
    expect(rows.flatMap((row) => successorProblems(language, row, legacy))).toEqual([]);
  });

  it('have a successor wherever an operation serves the same request', () => {
    const answered = new Set([...operations.keys()].map(requestOf));
    const without = rows
      .filter((row) => cell(row, 'request') === 'none')
      .map((row) => cell(row, 'old') ?? '')
      .filter((name) => {
        const request = legacy.methods[name] ?? '';
        return !request.endsWith(' /proxy') && answered.has(withoutNames(request));
      });
    expect(without).toEqual([]);
  });
});

describe('the check of a row finds', () => {
  const legacy = legacySdks.python;
  const address = '/docs/api/tokens#tokens-get';

  it.each([
    [{ new: '`tokens.get`' }, /name its successor/],
    [{ new: '[`tokens.get`](/docs/api/tokens#tokens-fetch)' }, /not the address of an operation/],
    [
      { new: `[\`tokens.retrieve\`](${address})` },
      /tokens\.get is tokens\.get in the SDK, not tokens\.retrieve/,
    ],
    [{ new: `[\`tokens.get\`](${address})`, request: 'other' }, /Correct "request"/],
  ])('a mistake in %j', (row, problem) => {
    expect(successorProblems('python', { old: 'TokensApi.get_by_id', ...row }, legacy).join()).toMatch(
      problem,
    );
  });

  it('nothing wrong with a correct one', () => {
    const row = { old: 'TokensApi.get_by_id', new: `[\`tokens.get\`](${address})` };
    expect(successorProblems('python', row, legacy)).toEqual([]);
  });

  it('a method without a row, and a row without a method', () => {
    expect(namesWithoutRow(legacy, [], [])).toHaveLength(Object.keys(legacy.methods).length);
    expect(rowsWithoutName(legacy, [{ old: 'TokensApi.fetch' }])).toEqual(['TokensApi.fetch']);
  });
});

describe('the methods that pages call on JavaScript Elements', () => {
  const { rows } = loadDataTable('legacy-web-methods');
  const elements = legacySdk('elements');
  const handles = {
    card: 'ICardElement',
    text: 'ITextElement',
    cardNumber: 'ICardNumberElement',
    cardExpirationDate: 'ICardExpirationDateElement',
    cardVerificationCode: 'ICardVerificationCodeElement',
  } as const;
  const all = Object.keys(handles) as (keyof typeof handles)[];
  const statedHandles: Readonly<Record<string, readonly string[]>> = {
    'Every Element': all,
    'Every Element but `card`': all.filter((type) => type !== 'card'),
    '`cardExpirationDate`': ['cardExpirationDate'],
  };
  const isMethod = (type: string, call: string): string => {
    const member = call.split('.').reduce((parent, name) => `Property<${parent}, '${name}'>`, type);
    return `[${member}] extends [never] ? false : Assignable<${member}, (...given: never[]) => unknown>`;
  };
  const claims = rows.flatMap((row) => {
    const call = cell(row, 'new') ?? '';
    if (cell(row, 'group') === 'instance') return [isMethod('BasisTheoryElements', call)];
    return all.map((type) => isMethod(handles[type], call));
  });
  let declared: DeclaredTypes;

  beforeAll(() => {
    declared = resolveTypes(claims);
  }, 60_000);

  it('each have a row', () => {
    expect(namesWithoutRow(elements, rows, [])).toEqual([]);
    expect(rowsWithoutName(elements, rows)).toEqual([]);
  });

  it.each(rows.filter((row) => cell(row, 'group') === 'instance'))(
    '$id leads to a method of the instance',
    (row) => {
      expect(declared.holds(isMethod('BasisTheoryElements', cell(row, 'new') ?? ''))).toBe(true);
    },
  );

  it.each(rows.filter((row) => cell(row, 'group') === 'handle'))(
    '$id leads to a method of the right handles',
    (row) => {
      const call = cell(row, 'new') ?? '';
      const holders = all.filter((type) => declared.holds(isMethod(handles[type], call)));
      expect(holders).toEqual(statedHandles[cell(row, 'elements') ?? '']);
    },
  );
});
