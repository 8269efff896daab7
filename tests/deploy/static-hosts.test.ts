/** The files for Netlify, Cloudflare Pages and Vercel agree with the manifest. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { staticHostFiles } from '../../deploy/static-hosts.ts';
import { headersFor } from '../../engines/serving/index.ts';
import { manifest } from './support/start-nginx.ts';
import * as host from './support/static-hosts.ts';

/** What the build has written. */
const dist = (file: string): string => readFileSync(path.resolve('dist', file), 'utf8');

const vercel = JSON.parse(dist('vercel/vercel.json')) as host.VercelConfig;
const netlify = host.parseHeadersFile(dist('netlify/_headers'));
const cloudflare = host.parseHeadersFile(dist('cloudflare/_headers'));

const addresses = [...Object.keys(manifest.pages), ...Object.keys(manifest.files), '/nothing-here'];

describe('headers of every page and file', () => {
  it.each([
    ['Netlify', (address: string) => host.netlifySends(netlify, address)],
    ['Cloudflare', (address: string) => host.cloudflareSends(cloudflare, address)],
    ['Vercel', (address: string) => host.vercelSends(vercel, address)],
  ])('on %s', (_, sent) => {
    expect(addresses.length).toBeGreaterThan(2000);
    for (const address of addresses)
      expect([address, sent(address)]).toEqual([
        address,
        Object.fromEntries(headersFor(address, manifest.headers)),
      ]);
  });
});

describe('every redirect', () => {
  it.each([
    ['netlify', '301!'],
    ['cloudflare', '301'],
  ])('on %s', (name, status) => {
    const expected = Object.entries(manifest.redirects).map(([from, to]) => [from, [to, status]]);
    expect([...host.parseRedirectsFile(dist(`${name}/_redirects`))]).toEqual(expected);
  });

  it('on Vercel', () => {
    expect(
      Object.fromEntries(vercel.redirects.map(({ source, destination }) => [source, destination])),
    ).toEqual(manifest.redirects);
    expect(new Set(vercel.redirects.map(({ statusCode }) => statusCode))).toEqual(new Set([301]));
  });
});

describe('limits', () => {
  it.each([
    [
      'Cloudflare takes at most 100 header rules, and the site has 101.',
      { headers: Array.from({ length: 101 }, (_, place) => ({ path: `/${place}`, headers: { A: 'b' } })) },
    ],
    [
      'Cloudflare takes at most 2000 characters in a line of headers',
      { headers: [{ path: '/*', headers: { A: 'b'.repeat(2000) } }] },
    ],
    [
      'Cloudflare takes at most 2000 redirects, and the site has 2001.',
      { redirects: Object.fromEntries(Array.from({ length: 2001 }, (_, place) => [`/${place}`, '/docs'])) },
    ],
  ])('%s', (sentence, part) => {
    expect(() => staticHostFiles({ ...manifest, ...part })).toThrow(sentence);
  });
});
