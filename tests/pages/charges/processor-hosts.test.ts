/** A page says "test" of a processor's host only where `content/data/processors/` does. Other hosts charge real cards. */
import { describe, expect, it } from 'vitest';
import { hostNote } from '../../../pipeline/content/processors/index.ts';
import { processors } from '../../support/payment-requests.ts';
import { docsPages } from './payment-guides.ts';
import { otherHosts, unfoundedTests } from './processor-hosts.ts';

const hosts = otherHosts(processors);

it.each(docsPages())('$file', ({ text }) => {
  expect(unfoundedTests(text, hosts)).toEqual([]);
});

it('below a request, only the data calls its host a test host', () => {
  const wrong = processors.filter((processor) =>
    Object.values(processor.calls).some(
      (call) => hostNote(processor, call).endsWith("'s test host.") !== (processor.host === 'test'),
    ),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

describe('the check finds', () => {
  it.each([
    'These are the requests for test environments:\n\n<ProcessorCalls actions="charge" />',
    '| Stripe, in the sandbox | `https://api.stripe.com/v1/payment_methods` |',
  ])('%s', (text) => {
    expect(unfoundedTests(text, hosts)).toHaveLength(1);
  });

  it('not a sentence that tells hosts apart', () => {
    const text =
      'A request to a host that isn\'t marked as a test host can charge a real card:\n\n<ProcessorCalls actions="charge" />';
    expect(unfoundedTests(text, hosts)).toEqual([]);
  });
});
