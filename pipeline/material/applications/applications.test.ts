import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadApplication, portalLink } from './index.ts';

async function folderWith(yaml: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'applications-'));
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'shop.yaml'), yaml);
  return folder;
}

const shop = (rights: string, type = 'private'): string =>
  `name: Shop & more\ntype: ${type}\nkeyGoes: On your server\n${rights}`;

describe('an application of a guide', () => {
  it('has a link that fills in the form of the portal', async () => {
    const application = loadApplication(
      'shop',
      await folderWith(shop('permissions: [token:read, token:create]')),
    );
    expect(portalLink(application, 'https://portal.example')).toBe(
      'https://portal.example/applications/create?name=Shop+%26+more&type=private&permissions=token%3Aread&permissions=token%3Acreate',
    );
  });

  it.each([
    ['permissions: [token:fly]', 'private', /there is no permission "token:fly" in data\/permissions\.yaml/],
    [
      'permissions: [token:read]',
      'public',
      /of type public cannot hold "token:read"\. It belongs to private/,
    ],
    [
      'rules: [{ description: Read, priority: 1, container: /, transform: show, permissions: [token:read] }]',
      'private',
      /shop\.yaml has an unexpected shape.*transform/s,
    ],
    ['', 'private', /needs permissions or rules, and not both/],
  ])('with %j as %s is refused', async (rights, type, sentence) => {
    const folder = await folderWith(shop(rights, type));
    expect(() => loadApplication('shop', folder)).toThrow(sentence);
  });

  it('that nobody wrote is named', async () => {
    const folder = await folderWith(shop('permissions: []'));
    expect(() => loadApplication('desk', folder)).toThrow(/There is no data\/applications\/desk\.yaml/);
  });
});
