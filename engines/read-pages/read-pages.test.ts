import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noteReading } from './index';

const page = (route: string, change: number, now: number) => ({ route, change, now });

/** What is stored after pages were read one after the other. */
function after(...pages: readonly ReturnType<typeof page>[]): string {
  return pages.reduce<string>((stored, one) => noteReading(stored, one).stored, '{}');
}

describe('a page', () => {
  it('that is read for the first time has nothing to say', () => {
    expect(noteReading(null, page('/docs', 100, 200))).toEqual({ stored: '{"/docs":[100,200]}' });
  });

  it('that has changed says when it was read before, once', () => {
    const read = after(page('/docs', 100, 200));
    const again = noteReading(read, page('/docs', 150, 300));
    expect(again.changedSince).toBe(200);
    expect(noteReading(again.stored, page('/docs', 150, 400)).changedSince).toBeUndefined();
  });

  it('that came to the site after it was read says so, though the change is older', () => {
    expect(noteReading(after(page('/docs', 100, 500)), page('/docs', 150, 600)).changedSince).toBe(500);
  });

  it.each([
    ['is as it was', 100],
    ['is older again', 50],
  ])('that %s says nothing', (_, change) => {
    expect(
      noteReading(after(page('/docs', 100, 200)), page('/docs', change, 300)).changedSince,
    ).toBeUndefined();
  });

  it('says nothing of another', () => {
    expect(
      noteReading(after(page('/docs', 100, 200)), page('/docs/api', 150, 300)).changedSince,
    ).toBeUndefined();
  });
});

describe('what is stored', () => {
  it('forgets what was read longest ago', () => {
    const many = Array.from({ length: 300 }, (_, index) => page(`/docs/${String(index)}`, 1, index));
    const stored = JSON.parse(after(...many, page('/docs/0', 1, 300), page('/docs/new', 1, 301))) as object;
    expect(Object.keys(stored)).toHaveLength(300);
    expect(stored).toHaveProperty(['/docs/0']);
    expect(stored).not.toHaveProperty(['/docs/1']);
  });

  it.each([
    '',
    'null',
    '[]',
    '"x"',
    '{"/docs":1}',
    '{"/docs":["1",2]}',
    '{"/docs":[1]}',
    '{"/docs":[1e99,2]}',
    '{',
  ])('can be damaged, as %j is', (stored) => {
    expect(noteReading(stored, page('/docs', 100, 200))).toEqual({ stored: '{"/docs":[100,200]}' });
  });

  it('can be anything', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        const next = JSON.parse(noteReading(stored, page('/docs', 100, 200)).stored) as object;
        expect(next).toMatchObject({ '/docs': [100, 200] });
      }),
    );
  });
});
