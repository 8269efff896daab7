/** What the concept pages say about access follows from the rules that they show. */
import { describe, expect, it } from 'vitest';
import { loadApplication } from '../../pipeline/content/applications/index.ts';
import { loadDataTable } from '../../pipeline/content/tables/index.ts';
import { covers, decidingRule, type Rule } from '../support/access-rules.ts';

type Row = Readonly<Record<string, unknown>>;

/** The value of a cell, which the schema of the table guarantees to be a string. */
const text = (row: Row, key: string): string => row[key] as string;

/** Rules as tables write them: `mask /pci/ token:read`, in the order of their priorities. */
function rulesOf(row: Row): Rule[] {
  return (row.rules as readonly string[]).map((line, index) => {
    const [transform, container = '', permission = ''] = line.split(' ');
    return {
      priority: index + 1,
      container,
      transform: transform as Rule['transform'],
      permissions: [permission],
    };
  });
}

const VIEWS = { reveal: 'Plain text', mask: 'Masked', redact: 'No data' } as const;

/** What a row says about a request that is allowed. */
const RESULTS = { reveal: /card number/, mask: /masked/i, redact: /without `data`/ } as const;

const rowsOf = (table: string): [string, Row][] => {
  const { key, rows } = loadDataTable(table);
  return rows.map((row) => [String(row[key]), row]);
};

describe('container matches', () => {
  it.each(rowsOf('container-matches'))('%s', (_, row) => {
    expect(covers(text(row, 'path'), text(row, 'container'))).toBe(row.covered === 'Yes');
  });
});

describe('access decisions', () => {
  it.each(rowsOf('access-decisions'))('%s', (_, row) => {
    const { rules = [] } = loadApplication(text(row, 'application'));
    const rule = decidingRule(rules, text(row, 'permission'), text(row, 'container'));
    expect(rule === undefined ? 'None' : String(rule.priority)).toBe(row.rule);
    expect(text(row, 'result')).toMatch(rule === undefined ? /^`403`/ : RESULTS[rule.transform]);
  });
});

describe('access mistakes', () => {
  it.each(rowsOf('access-mistakes'))('%s', (_, row) => {
    const seen = (container: string): string => {
      const rule = decidingRule(rulesOf(row), 'token:read', container);
      return rule === undefined ? '`403`' : VIEWS[rule.transform];
    };
    expect(seen('/pci/shop/')).toBe(row.shop);
    expect(seen('/pci/wholesale/')).toBe(row.company);
    expect(seen('/bank/high/')).toBe(row.bank);
  });

  it('are those with which the desk sees more of a company, or more than masks', () => {
    const { rows } = loadDataTable('access-mistakes');
    const warned = rows.filter((row) => /^\*\*(?:Dangerous|Too broad)/.test(text(row, 'verdict')));
    const tooMuch = rows.filter(
      ({ shop, company }) => shop === 'Plain text' || ['Masked', 'Plain text'].includes(String(company)),
    );
    expect(warned).toEqual(tooMuch);
  });
});

describe('proxy access', () => {
  it.each(rowsOf('proxy-access'))('%s', (_, row) => {
    expect(decidingRule(rulesOf(row), 'proxy:invoke', '/pci/shop/') !== undefined).toBe(row.sent);
    expect(text(row, 'outcome')).toMatch(row.sent === true ? /^Sent/ : /^`403`/);
  });
});
