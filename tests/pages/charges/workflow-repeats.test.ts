/** Requests of workflows to processors can be repeated without a second charge, and read approvals from the body. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { workflowDocument } from '../../../pipeline/code-samples/workflows/document.ts';
import { workflowText } from '../../../pipeline/code-samples/workflows/index.ts';
import {
  destinationOf,
  destinationRequests,
  processors,
  requestsOf,
} from '../../support/payment-requests.ts';
import { cellText, loadDataTable } from '../../../pipeline/content/tables/index.ts';
import { problemsOf } from './workflow-repeats.ts';

const requests = destinationRequests();

describe('a request of a workflow to a destination has a key for its attempt, or a reason', () => {
  it.each(requests)('$place', (request) => {
    expect(problemsOf(request)).toEqual([]);
  });

  it('finds charges at each processor with a sign of approval', () => {
    const found = new Set(requests.map(({ destination }) => destinationOf(destination)?.processor.id));
    expect(loadDataTable('charge-signs').rows.map(({ id }) => cellText(id))).toEqual(
      expect.arrayContaining([...found].filter((id) => id !== undefined)),
    );
    expect(found).toContain('adyen');
  });
});

/** The problems of the route-payment workflow after a change of its text. */
function after(change: (text: string) => string): string[] {
  const text = workflowText('route-payment');
  const changed = change(text);
  expect(changed).not.toBe(text);
  return requestsOf('route-payment', workflowDocument.parse(parse(changed))).flatMap(problemsOf);
}

describe('the check finds', () => {
  it.each([
    [
      'a key that is the order',
      ['$inputs.firstAttemptId', '$inputs.orderReference'],
      /Send the ID of the attempt/,
    ],
    ['no key', ['name: Idempotency-Key', 'name: X-Other'], /Idempotency-Key: undefined/],
    ['a field that is missing', ['returnUrl:', 'otherUrl:'], /lacks returnUrl, which Adyen requires/],
    ['no order', ['reference: $inputs.orderReference', 'note: none'], /doesn't name the order/],
    [
      'a status as an approval',
      [`          - condition: $response.body#/approved == true\n`, ''],
      /takes a status for an approval/,
    ],
    [
      'an unknown destination without a reason',
      ['https://api.sandbox.checkout.com/payments', 'https://api.processor.example/charges'],
      /has no x-no-idempotency-key/,
    ],
    [
      'an echo that looks like a charge',
      ['https://api.sandbox.checkout.com/payments', 'https://echo.basistheory.com/anything'],
      /doesn't say so/,
    ],
  ] as const)('%s', (_, [old, replacement], sentence) => {
    expect(after((text) => text.replace(old, replacement)).join('\n')).toMatch(sentence);
  });
});

it('the signs of approval belong to processors whose idempotency header is known', () => {
  const withHeader = processors
    .filter(({ idempotency }) => typeof idempotency === 'object' && 'header' in idempotency)
    .map(({ id }) => id);
  expect(withHeader).toEqual(
    expect.arrayContaining(loadDataTable('charge-signs').rows.map(({ id }) => cellText(id))),
  );
});
