import { describe, expect, it } from 'vitest';
import { findErrors, markdownParts, type MarkdownPart } from '../../../../engines/errors/index.ts';
import { loadApiDescription } from '../../../../pipeline/content/api-description/index.ts';
import { cellText, loadDataTable } from '../../../../pipeline/content/tables/index.ts';
import { errorFacts } from './index.ts';

const facts = await errorFacts();
const { operations } = await loadApiDescription();

const found = (text: string): string[] => findErrors(text, facts).findings.map(({ error }) => error.id);

/** Rows that have no message: nothing in a string shows them. */
const WITHOUT_SIGN = new Set([
  'elements-symptoms-blank',
  // The class that it names is an error of its own.
  'elements-symptoms-forbidden',
  'dotnet-call-errors-listed',
  'dotnet-call-errors-success-no-result',
  'dotnet-call-errors-stalled',
  'react-native-failures-invalid',
  'react-native-failures-empty',
  'react-native-failures-cleared',
]);

function linksIn(parts: readonly MarkdownPart[]): string[] {
  return parts.flatMap((part) =>
    'parts' in part ? [...(part.kind === 'link' ? [part.to] : []), ...linksIn(part.parts)] : [],
  );
}

describe('the facts of the error finder', () => {
  it('have every row of the tables of errors', () => {
    const tables = [
      'api-errors',
      'reactor-errors',
      'missing-responses',
      'charge-sample-errors',
      'network-token-errors',
      'agentic-errors',
      'acp-errors',
      'account-updater-result-codes',
      'threeds-service-statuses',
      'threeds-status-reasons',
      'threeds-cancel-reasons',
      'threeds-web-messages',
      'threeds-call-errors',
      'elements-symptoms',
      'web-elements-errors',
      'android-errors',
      'ios-errors',
      'react-native-failures',
      'dotnet-call-errors',
    ];
    const known = new Set(facts.errors.map(({ id }) => id));
    const missing = tables.flatMap((name) => {
      const { key, rows } = loadDataTable(name);
      return rows
        .map(
          (row) =>
            `${name}-${cellText(row[key])
              .toLowerCase()
              .replaceAll(/[^\w-]/g, '')}`,
        )
        .filter((id) => !known.has(id) && !WITHOUT_SIGN.has(id));
    });
    expect(missing).toEqual([]);
  });

  it('have every status that an operation documents', () => {
    const statuses = new Set(
      [...operations.values()].flatMap(({ responses }) =>
        responses.map(({ status }) => status).filter((status) => status >= 400),
      ),
    );
    for (const status of statuses)
      expect(found(`HTTP/2 ${String(status)}`)).toEqual([`api-errors-${String(status)}`]);
  });

  it('recognize every error body of the API description', () => {
    const silent: string[] = [];
    for (const { id, responses } of operations.values())
      for (const { status, examples } of responses)
        for (const { value } of status < 400 ? [] : examples)
          if (found(JSON.stringify(value)).length === 0) silent.push(`${id} ${String(status)}`);
    expect(silent).toEqual([]);
  });

  it('recognize every class of the server SDKs and of code on the platform', () => {
    for (const table of ['server-sdk-errors', 'code-error-classes'])
      for (const row of loadDataTable(table).rows) expect(found(cellText(row.class))).not.toEqual([]);
  });

  it('have two signs of each processor', () => {
    expect(facts.charges.signs).toHaveLength(2 * loadDataTable('charge-signs').rows.length);
    expect(facts.charges.signs).toContainEqual({
      processor: 'Stripe',
      outcome: 'declined',
      field: 'error.type',
      value: 'card_error',
      status: '402',
    });
  });

  it('have IDs of their own, and links that work on any page', () => {
    expect(new Set(facts.errors.map(({ id }) => id)).size).toBe(facts.errors.length);
    const texts = [
      ...facts.errors.flatMap(({ name, lines }) => [name, ...lines.map(({ text }) => text)]),
      ...facts.charges.rows.flatMap(({ charged, action }) => [charged, action]),
    ];
    expect(texts.filter((text) => /see below|^same as/i.test(text))).toEqual([]);
    const links = texts.flatMap((text) => linksIn(markdownParts(text)));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((to) => !/^(?:\/docs\/|https:\/\/)/.test(to))).toEqual([]);
  });
});
