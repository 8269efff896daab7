import { expect, it } from 'vitest';
import { sampleDownloads } from './downloads.ts';
import { loadSample, type Sample } from './index.ts';
import type { LanguageId } from '../lists.ts';

function sampleOf(language: LanguageId, code: string): Sample {
  const file = { language, label: language, highlight: language, code, checked: '' };
  return { id: 'pay', title: 'Pay', download: true, files: [file] };
}

it('names each file so that it runs, and says what runs it', () => {
  const files = sampleDownloads(loadSample('charge-with-fallback'));
  const folder = '/samples/charge-with-fallback/';
  expect(files.map(({ path, command }) => [path, command])).toEqual([
    [`${folder}charge-with-fallback.sh`, 'bash charge-with-fallback.sh'],
    [`${folder}charge-with-fallback.mts`, 'npx tsx charge-with-fallback.mts'],
    [`${folder}charge-with-fallback.py`, 'python charge-with-fallback.py'],
    [`${folder}charge-with-fallback.cs`, undefined],
    [`${folder}charge-with-fallback.go`, undefined],
    [`${folder}Main.java`, undefined],
  ]);
});

it('offers nothing of a sample that does not say so', () => {
  expect(sampleDownloads(loadSample('import-cards-seed'))).toEqual([]);
});

it.each<[LanguageId, string, RegExp]>([
  ['swift', 'import UIKit', /The sample "pay": a download has no swift file/],
  ['java', 'public class Pay {}', /The sample "pay": the download is Main\.java\. Name the public class/],
])('fails with a sentence on a file in %s that it cannot offer', (language, code, message) => {
  expect(() => sampleDownloads(sampleOf(language, code))).toThrow(message);
});
