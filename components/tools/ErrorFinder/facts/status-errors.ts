/** Errors that a status tells: of the API, of proxies and their destinations, of reactors. */
import type { Json } from '../../../../engines/json/index.ts';
import type { KnownError, ErrorSource, Sign } from '../../../../engines/errors/index.ts';
import type { ApiDescription } from '../../../../pipeline/content/api-description/index.ts';
import { cellText, loadDataTable } from '../../../../pipeline/content/tables/index.ts';
import { codes, linesOf, onAnyPage, rowPage, signOf, strengthOf, type Row } from './cells.ts';

const ERRORS = '/docs/api/errors';
const PROXIES = '/docs/api/proxies/invoke-pre-configured-proxies';
const REACTORS = '/docs/api/reactors/invoke-reactors';

const NOTHING_DIFFERS = /(?!)/;

/** The `detail` of an error's body. */
function detailOf(value: Json): string | undefined {
  if (typeof value !== 'object' || value === null || !('detail' in value)) return undefined;
  return typeof value.detail === 'string' ? value.detail : undefined;
}

/** What the bodies that mean the same on every operation say, by status. */
function commonDetails({ operations }: ApiDescription): ReadonlyMap<string, ReadonlySet<string>> {
  const details = new Map<string, Set<string>>();
  for (const { responses } of operations.values())
    for (const { status, common, examples } of responses) {
      if (!common || status < 400) continue;
      const known = details.get(String(status)) ?? new Set<string>();
      details.set(String(status), known);
      for (const { value } of examples) {
        const detail = detailOf(value);
        if (detail !== undefined) known.add(detail);
      }
    }
  return details;
}

function wordsOf(names: readonly string[]): Sign[] {
  return names.map((word) => ({ kind: 'word', word, strength: strengthOf(word) }));
}

/** Every status of the API, with the class that the server SDKs have for it. */
export function apiErrors(description: ApiDescription): readonly KnownError[] {
  const table = loadDataTable('api-errors');
  const classes = loadDataTable('server-sdk-errors').rows;
  const details = commonDetails(description);
  return table.rows.map((row) => {
    const status = cellText(row.status);
    const title = /^\*\*(.+?)\.\*\*/.exec(cellText(row.meaning))?.[1] ?? '';
    const own = classes.filter((one) => cellText(one.status) === status).map((one) => cellText(one.class));
    return {
      id: `api-errors-${status}`,
      name: `${status} ${title}`,
      origin: 'API',
      place: 'api',
      signs: [
        { kind: 'status', status },
        ...wordsOf(own),
        ...[...(details.get(status) ?? [])].map((detail) => signOf(detail, NOTHING_DIFFERS)),
      ],
      lines: linesOf(table, row, ['meaning', 'retry', 'action'], ERRORS).map(({ label, text }) => ({
        label,
        text: text.replace(`**${title}.** `, ''),
      })),
      page: rowPage(table, row, ERRORS),
    };
  });
}

/** Classes that only the code of reactors and transforms throws, by the status that each one returns. */
function codeClasses(status: string): Sign[] {
  const rows = loadDataTable('code-error-classes').rows.filter((row) => cellText(row.status) === status);
  return wordsOf(rows.map((row) => cellText(row.class)));
}

/** Every status of a reactor's run, with the classes of its code. */
export function reactorErrors(): readonly KnownError[] {
  const table = loadDataTable('reactor-errors');
  return table.rows.map((row) => {
    const status = cellText(row.status);
    return {
      id: `reactor-errors-${status}`,
      name: `${status} from a reactor`,
      origin: 'Reactors',
      place: 'reactor',
      signs: [{ kind: 'status', status }, ...codeClasses(status)],
      lines: linesOf(table, row, ['meaning', 'causes', 'action'], REACTORS),
      page: rowPage(table, row, REACTORS),
    };
  });
}

/** A destination's statuses and a transform's are any; the platform's are in the cell, if it has one. */
function proxySigns(row: Row): Sign[] {
  const status = /^`(\d{3})`$/.exec(cellText(row.status))?.[1];
  const own = codes(cellText(row.origin)).filter((code) => code.endsWith('Error'));
  if (own.length > 0) return wordsOf(own);
  if (status !== undefined) return [{ kind: 'status', status }];
  const isAny = /^The (?:destination’s|destination's|status of its)/.test(cellText(row.status));
  return isAny ? [{ kind: 'status', status: 'any' }] : [];
}

/** What ends a request through a proxy. Rows that no status or class tells apart aren't here. */
export function proxyErrors(): readonly KnownError[] {
  const table = loadDataTable('proxy-errors');
  return table.rows
    .map((row): KnownError => {
      const place: ErrorSource = row.family === 'destination' ? 'destination' : 'proxy';
      return {
        id: rowPage(table, row, PROXIES).to.split('#')[1] ?? '',
        name: onAnyPage(cellText(row.origin), PROXIES),
        origin: 'Proxies',
        place,
        signs: proxySigns(row),
        lines: linesOf(table, row, ['body', 'action'], PROXIES),
        page: rowPage(table, row, PROXIES),
      };
    })
    .filter(({ signs }) => signs.length > 0);
}
