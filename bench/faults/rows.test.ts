import { expect, it } from 'vitest';
import { faultRows, type JsonReport } from './rows.ts';

const test = (
  fault: string,
  title: string,
  status = 'passed',
): JsonReport['testResults'][number]['assertionResults'][number] => ({
  ancestorTitles: [fault],
  title,
  status,
});

it('has a row for each fault and what shows, by file, and cases of one test are counted', () => {
  const report: JsonReport = {
    testResults: [
      {
        name: '/site/tests/z.test.ts',
        assertionResults: [test('Script is off', 'a page (/docs)', 'failed')],
      },
      {
        name: '/site/tests/a.test.ts',
        assertionResults: [
          test('Storage is full', 'every choice'),
          test('The clock is wrong', 'a page of the type api fits (/docs/api)'),
          test('The clock is wrong', 'a page of the type guide fits (/docs)', 'pending'),
        ],
      },
    ],
  };
  expect(faultRows(report, '/site')).toEqual([
    {
      fault: 'Storage is full',
      'what the reader sees': 'every choice',
      'held by': '`tests/a.test.ts`',
      tests: 1,
    },
    {
      fault: 'The clock is wrong',
      'what the reader sees': 'a page fits',
      'held by': '`tests/a.test.ts`',
      tests: '2, skipped',
    },
    {
      fault: 'Script is off',
      'what the reader sees': 'a page',
      'held by': '`tests/z.test.ts`',
      tests: '1, **fails**',
    },
  ]);
});
