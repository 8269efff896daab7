/**
 * Whether a request through a proxy took effect is said by rows of data, with the same words on every page. A page that
 * writes its own row for a class of statuses has called a 4xx of the destination a rejection, which it can be proven
 * not to be only by its body.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadDataTable } from '../../../pipeline/content/tables/index.ts';
import { docsPages } from './payment-guides.ts';

/** Several statuses, or one after which the destination might have acted. */
const CLASS = /\b[45]xx\b|\bAny(?: other)? (?:status|4xx|5xx)\b|`(?:408|429|5\d\d)`/i;
/** That the row is about a response of `/proxy`. */
const OF_PROXY =
  /BT-PROXY-DESTINATION-STATUS|\bheader (?:is )?(?:present|absent)\b|\|\s*(?:present|absent)\s*\||`proxy_error`/i;
/** A transform's code ended the request, which is a cause, not an outcome. */
const OF_CODE = /\bcode (?:failed|threw)\b/;

/** Rows of a page's own tables that interpret a class of the proxy's responses. */
function ownRows(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|') && !OF_CODE.test(line))
    .filter((line) => {
      // What to do about a row can refer to other responses.
      const [response = '', second = ''] = line.slice(1).split(' | ');
      const what = /^\s*(?:present|absent|any|[45]xx|`\d{3}`)\s*$/i.test(second)
        ? `${response} | ${second} |`
        : response;
      return CLASS.test(what) && (OF_PROXY.test(`| ${what} |`) || OF_PROXY.test(what));
    });
}

describe('a page', () => {
  it('writes no row of its own for what a response through a proxy says', () => {
    const found = docsPages().flatMap(({ file, text }) => ownRows(text).map((line) => `${file}: ${line}`));
    expect(
      found,
      'Whether a request took effect is in content/data/api/proxies/proxy-outcomes.yaml. Show it with <DataTable name="proxy-outcomes" plain />, or link to it.',
    ).toEqual([]);
  });

  it.each([
    '| `4xx` except `408`, header present | The provider rejected the request | Read its response |',
    '| A 4xx with `BT-PROXY-DESTINATION-STATUS` | The issuer rejected the PIN | Show a message |',
    '| `408`, header absent | The provider took longer than 25 seconds | Check with the provider |',
    '| `408` with `proxy_error` | The new provider took longer than 25 seconds | Check the reference |',
    '| Present | 4xx | Your integration with the destination |',
    '| 4xx | Present | The third party returned an error | Check your integration |',
    '| Absent | `408` | The third party took longer than 25 seconds | Ask the third party |',
  ])('is found with the row %s', (line) => {
    expect(ownRows(line)).toEqual([line]);
  });

  it.each([
    '| `403`, header absent | The application lacks `proxy:invoke` | Grant it |',
    '| `400` with `proxy_error` | The token no longer exists | Read `detail` |',
    "| A 404 with `BT-PROXY-DESTINATION-STATUS` | The issuer can't find the card | Send the issuer's ID |",
    '| `429` | A rate limit | Wait |',
  ])('can have the row %s', (line) => {
    expect(ownRows(line)).toEqual([]);
  });
});

describe('the pages whose requests change something elsewhere', () => {
  it.each([
    'api/proxies/invoke-ephemeral-proxies',
    'api/proxies/invoke-pre-configured-proxies',
    'blueprints/migrations/migrate-off',
    'card-issuing/issue-cards',
    'card-issuing/set-card-pin',
    'card-payments/charge-card',
    'guides/banks/process-bank-payments',
  ])('%s shows the rows', (page) => {
    expect(readFileSync(`content/docs/${page}.mdx`, 'utf8')).toMatch(
      /^<DataTable name="proxy-outcomes"(?: whole)?(?: plain)? \/>$/m,
    );
  });
});

describe('the rows', () => {
  const { rows, inferred } = loadDataTable('proxy-outcomes');

  it('call nothing certain that the destination responded with an error, or that might have reached it', () => {
    const certain = rows.filter(({ outcome }) => outcome !== 'unknown');
    expect(certain.map(({ header, statuses }) => [header, statuses])).toEqual([
      ['absent', ['400', '401', '403']],
    ]);
  });

  it('mark what no source states, and keep the key of a request that might have arrived', () => {
    const [row] = rows.filter(({ outcome }) => outcome === 'not sent');
    expect(inferred.get(String(row?.response))).toBeDefined();
    expect(row?.action).toMatch(/with the same idempotency key/);
  });

  it('tell of a 4xx that an earlier attempt can be running', () => {
    const [row] = rows.filter(({ header, statuses }) => header === 'present' && String(statuses) === '4xx');
    expect(row?.effect).toMatch(/^\*\*Unknown\*\*.*`409`.*earlier attempt/);
  });
});
