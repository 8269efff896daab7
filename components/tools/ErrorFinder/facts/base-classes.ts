/** The class that each server SDK throws for a status that has none of its own. */
import type { KnownError } from '../../../../engines/errors/index.ts';
import { cellText, loadDataTable } from '../../../../pipeline/content/tables/index.ts';
import { codes, pageAt, type Row } from './cells.ts';

const SDKS = ['node', 'python', 'dotnet', 'go', 'java'] as const;

/** How Go SDKs write a class, with its package. */
function className(cell: string): string {
  return (codes(cell)[0] ?? '').replace(/^.*\./, '');
}

/** One error for each SDK: only the status shows what happened, so nothing is known about the request. */
export function baseClasses(): readonly KnownError[] {
  const table = loadDataTable('server-sdk-features');
  const row = (id: string): Row => {
    const found = table.rows.find((one) => one.id === id);
    if (found === undefined)
      throw new Error(`${table.place} has no row "${id}", which the error finder reads.`);
    return found;
  };
  const [base, status, body] = [row('error-base'), row('error-status'), row('error-body')];
  return SDKS.map((sdk) => ({
    id: `server-sdk-base-${sdk}`,
    name: cellText(base[sdk]),
    origin: `${table.columns.find(({ key }) => key === sdk)?.label ?? sdk} SDK`,
    place: 'api',
    signs: [{ kind: 'word', word: className(cellText(base[sdk])), strength: 'generic' }],
    lines: [base, status, body].map((one) => ({
      label: cellText(one.topic),
      text: cellText(one[sdk]),
    })),
    sent: 'unknown',
    page: pageAt('/docs/api/errors', 'catch-errors'),
  }));
}
