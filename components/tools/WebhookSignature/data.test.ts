import { expect, it } from 'vitest';
import { cellText, loadDataTable } from '../../../pipeline/content/tables/index.ts';
import { CODE_LANGUAGES, exampleDelivery } from '../../../engines/webhook-signatures/index.ts';
import { data } from './data.ts';

const { events, ...samples } = await data();

it('gives the tool an example of every event whose payload is known', () => {
  const known = loadDataTable('webhook-events')
    .rows.filter(({ payload }) => payload !== undefined)
    .map(({ event }) => cellText(event));
  const examples = events.payloads.map(({ event }) => event);
  expect([...examples].sort()).toEqual([...known].sort());
});

it('makes whole deliveries of them', () => {
  for (const { event, data: payload } of events.payloads) {
    const body = JSON.parse(exampleDelivery(events, event, '2026-11-02T09:30:00Z') ?? '') as object;
    expect(body).toMatchObject({
      event: { type: event, tenant_id: expect.any(String) as string, data: payload },
      delivered_at: '2026-11-02T09:30:00Z',
    });
  }
});

it('gives it the sample in every language', () => {
  expect(Object.keys(samples).sort()).toEqual(CODE_LANGUAGES.map((language) => `samples/${language}`).sort());
  expect(samples['samples/node']).toMatchObject({ label: 'Node.js', highlight: 'typescript' });
});
