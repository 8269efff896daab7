import { describe, expect, it } from 'vitest';
import { responsePart } from './response-part.ts';

const BODY = {
  id: 'token-1',
  type: 'card',
  data: { number: 'XXXXXXXXXXXX4242', expiration_month: 12 },
  card: { brand: 'visa', last4: '4242', funding: 'credit' },
  containers: ['/pci/'],
  created_at: '2031-02-03T04:05:06Z',
};
const LIST = {
  data: [
    { id: 'a', type: 'x', name: 'A' },
    { id: 'b', type: 'x', name: 'B' },
  ],
  next: null,
};

const partOf = (body: typeof BODY | typeof LIST, shows: string): unknown => {
  const [part] = responsePart(body, { title: '201 Created', shows, illustrative: false });
  return part?.type === 'code' ? JSON.parse(part.value) : undefined;
};

describe('a part of a response', () => {
  it('has the properties that the writer chose, in response order', () => {
    expect(partOf(BODY, 'card.brand id')).toEqual({ id: 'token-1', card: { brand: 'visa' } });
    expect(partOf(BODY, 'id data')).toEqual({ id: 'token-1', data: BODY.data });
  });

  it('goes through the items of a list', () => {
    expect(partOf(LIST, 'data.id')).toEqual({ data: [{ id: 'a' }, { id: 'b' }] });
  });

  it('says that it is one, and the whole is in a fold with the number of its lines', () => {
    const [part, fold] = responsePart(BODY, { title: '201 Created', shows: 'id', illustrative: false });
    expect(part).toMatchObject({ type: 'code', meta: 'title="201 Created (excerpt)"' });
    expect(fold).toMatchObject({
      name: 'Fold',
      attributes: [{ name: 'label', value: 'Full response (17 lines)' }],
      children: [{ type: 'code', value: JSON.stringify(BODY, null, 2) }],
    });
  });

  it('is all of a response that is hardly longer', () => {
    const blocks = responsePart(
      { id: 'a', type: 'b' },
      { title: '200 OK', shows: 'id', illustrative: false },
    );
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).toMatchObject({ meta: 'title="200 OK"' });
  });

  it('rejects a path that leads nowhere, and shows what comes close', () => {
    expect(() => partOf(BODY, 'card.brands')).toThrow(
      'The response has no "card.brands". Did you mean "brand"? It has: brand, last4, funding.',
    );
    expect(() => partOf(BODY, 'id.value')).toThrow('The response has no "id.value". It has: no properties.');
  });
});
