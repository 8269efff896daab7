/** What machines look for at known paths is served, with the types that they expect, and leads somewhere. */
import { createHash } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { provider } from '../../content/site/provider.ts';

const ask = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(new URL(path, inject('siteUrl')), init);

/** The path of a link of the site itself, or undefined for another site's. */
function ownPath(link: string): string | undefined {
  const { siteUrl = '' } = provider;
  return link.startsWith(`${siteUrl}/`) ? link.slice(siteUrl.length) : undefined;
}

async function statusOf(path: string): Promise<string> {
  return `${String((await ask(path, { method: 'HEAD', redirect: 'manual' })).status)} ${path}`;
}

describe('the API catalog', () => {
  it.each(['GET', 'HEAD'])('is a set of links, and links to itself (%s)', async (method) => {
    const { status, headers } = await ask('/.well-known/api-catalog', { method });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    );
    expect(headers.get('link')).toBe('</.well-known/api-catalog>; rel="api-catalog"');
  });

  it('leads to files of the type that it says', async () => {
    const { linkset } = (await (await ask('/.well-known/api-catalog')).json()) as {
      linkset: readonly Readonly<Record<string, readonly { href: string; type: string }[]>>[];
    };
    const links = linkset.flatMap((entry) => [
      ...(entry['service-desc'] ?? []),
      ...(entry['service-doc'] ?? []),
    ]);
    expect(links).toHaveLength(8);
    for (const { href, type } of links) {
      const { status, headers } = await ask(ownPath(href) ?? '', { headers: { Accept: '*/*' } });
      expect([status, headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
    }
  });
});

it('security.txt is text', async () => {
  const response = await ask('/.well-known/security.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toContain(`Contact: mailto:${provider.supportEmail}\n`);
});

describe('the skills', () => {
  it('are in an index of JSON, with archives whose digests match what is sent', async () => {
    const response = await ask('/.well-known/agent-skills/index.json');
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const { skills } = (await response.json()) as { skills: readonly { url: string; digest: string }[] };
    expect(skills.length).toBeGreaterThanOrEqual(6);
    for (const { url, digest } of skills) {
      const archive = await ask(url);
      expect(archive.headers.get('content-type')).toBe('application/zip');
      const bytes = Buffer.from(await archive.arrayBuffer());
      expect(digest).toBe(`sha256:${createHash('sha256').update(bytes).digest('hex')}`);
    }
  });

  it('are Markdown, each of whose links leads to something', async () => {
    const { skills } = (await (await ask('/.well-known/agent-skills/index.json')).json()) as {
      skills: readonly { name: string }[];
    };
    const linked = new Set<string>();
    for (const { name } of skills) {
      const address = `/.well-known/agent-skills/${name}/SKILL.md`;
      const response = await ask(address);
      expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      for (const [, link = ''] of (await response.text()).matchAll(/\]\(([^)\s]+)\)/g)) {
        const path =
          ownPath(link) ??
          (/^[a-z]+:/.test(link) ? undefined : new URL(link, `http://site${address}`).pathname);
        if (path !== undefined) linked.add(path.split('#')[0] ?? '');
      }
    }
    expect(linked.size).toBeGreaterThan(100);
    const statuses = await Promise.all([...linked].map(statusOf));
    expect(statuses.filter((status) => !status.startsWith('200 '))).toEqual([]);
  });
});
