import { readFileSync } from 'node:fs';
import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { applicationIds, loadApplication, portalLink } from './index.ts';
import { loadRoles } from './roles.ts';

async function folderWith(yaml: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'applications-'));
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'shop.yaml'), yaml);
  await writeFile(
    path.join(folder, 'roles.yaml'),
    'reads: [token:read]\nsends: [proxy:invoke, token:create]\n',
  );
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
    [
      'permissions: [token:fly]',
      'private',
      /there is no permission "token:fly" in content\/data\/api\/applications\/permissions\.yaml/,
    ],
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
    [
      'roles: [read]',
      'private',
      /shop\.yaml: there is no role "read" in .*roles\.yaml\. Did you mean "reads"\?/,
    ],
    ['roles: [reads]', 'public', /of type public cannot hold "token:read"/],
    ['roles: [reads]\npermissions: [token:read]', 'private', /"token:read" comes twice/],
    ['roles: [reads]\nrules: []', 'private', /unexpected shape/],
    ['', 'private', /needs roles or permissions, or else rules/],
  ])('with %j as %s is rejected', async (rights, type, sentence) => {
    const folder = await folderWith(shop(rights, type));
    expect(() => loadApplication('shop', folder)).toThrow(sentence);
  });

  it('has the permissions of its roles, then its own', async () => {
    const folder = await folderWith(shop('roles: [sends, reads]\npermissions: [token:delete]'));
    expect(loadApplication('shop', folder).permissions).toEqual([
      'proxy:invoke',
      'token:create',
      'token:read',
      'token:delete',
    ]);
  });

  it('that no one wrote is named', async () => {
    const folder = await folderWith(shop('permissions: []'));
    expect(() => loadApplication('desk', folder)).toThrow(
      /There is no content\/data\/applications\/desk\.yaml/,
    );
  });
});

describe('a role', () => {
  const folder = 'content/data/applications';
  const texts = applicationIds().map((id) => readFileSync(path.join(folder, `${id}.yaml`), 'utf8'));

  it.each(Object.keys(loadRoles(folder)))('%s is the job of several applications', (role) => {
    const named = new RegExp(`^roles: .*\\b${role}(?=[,\\]])`, 'm');
    expect(texts.filter((text) => named.test(text)).length).toBeGreaterThan(1);
  });
});
