import { afterEach, expect, it, vi } from 'vitest';
import { copyFetched } from './copy-fetched';

class FakeItem {
  constructor(readonly contents: Readonly<Record<string, Promise<Blob>>>) {}
}

const NOT_ALLOWED = new DOMException('Denied.', 'NotAllowedError');

function stub(clipboard: Partial<Clipboard> | undefined, item: unknown = FakeItem): void {
  vi.stubGlobal('navigator', { clipboard });
  vi.stubGlobal('ClipboardItem', item);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks the clipboard before the text is there', async () => {
  let written: FakeItem | undefined;
  const write = vi.fn(async ([item]: ClipboardItems) => {
    written = item as unknown as FakeItem;
    await written.contents['text/plain'];
  });
  stub({ write });
  let arrive: (text: string) => void = () => undefined;
  const copied = copyFetched(new Promise((resolve) => (arrive = resolve)));
  expect(write).toHaveBeenCalledOnce();
  arrive('# Tokens');
  expect(await copied).toBe(true);
  expect(await (await written?.contents['text/plain'])?.text()).toBe('# Tokens');
});

it('copies text where the browser knows no items', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  stub({ writeText }, undefined);
  expect(await copyFetched(Promise.resolve('# Tokens'))).toBe(true);
  expect(writeText).toHaveBeenCalledWith('# Tokens');
});

it.each([
  ['is absent', undefined],
  ['is denied', { write: () => Promise.reject(NOT_ALLOWED) }],
  ['is denied without items', { writeText: () => Promise.reject(NOT_ALLOWED) }],
])('says that the clipboard %s', async (_, clipboard) => {
  stub(clipboard);
  expect(await copyFetched(Promise.resolve('# Tokens'))).toBe(false);
});

it.each([
  ['is absent', undefined],
  ['is denied', { write: () => Promise.reject(NOT_ALLOWED) }],
  [
    'waits for it',
    {
      write: async ([item]: ClipboardItems) => {
        await (item as unknown as FakeItem).contents['text/plain'];
      },
    },
  ],
])('says why no text came where the clipboard %s', async (_, clipboard) => {
  stub(clipboard);
  await expect(copyFetched(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
});
