import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import ownPackage from '../../../package.json' with { type: 'json' };
import { SERVER_LANGUAGES } from '../lists.ts';
import { loadSample } from '../samples/index.ts';
import { loadServerProject, serverProject, serverProjectNames } from './index.ts';

const projects = serverProjectNames().flatMap((name) =>
  SERVER_LANGUAGES.map((language) => ({ project: loadServerProject(name), language, name })),
);

describe.each(projects)('the server project $name in $language', ({ project, language }) => {
  const files = serverProject(project).files(language);

  it('has its sample unchanged', () => {
    const code = loadSample(project.sample).files.find((file) => file.language === language)?.code;
    expect([...files.values()]).toContain(code);
  });

  it('tells in its README what to type, and nothing of a template', () => {
    const readme = files.get('README.md') ?? '';
    for (const command of serverProject(project).commands(language).slice(1))
      expect(readme).toContain(command);
    expect(readme).not.toMatch(/\{[{%]|localhost/);
  });

  it('installs exact versions', () => {
    const { devDependencies = {} } = JSON.parse(files.get('package.json') ?? '{}') as {
      readonly devDependencies?: Readonly<Record<string, string>>;
    };
    const own: Readonly<Record<string, string>> = ownPackage.devDependencies;
    expect(Object.entries(devDependencies).filter(([name, version]) => own[name] !== version)).toEqual([]);
    expect(files.get('requirements.txt') ?? 'a==1\n').toMatch(/^(?:[\w-]+==[\d.]+\n)+$/);
  });
});

describe('a server project that is not right', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'server-projects-'));
    mkdirSync(path.join(folder, 'receiver'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('names the projects that exist', () => {
    expect(() => loadServerProject('reciever', folder)).toThrow(
      'There is no content/projects/servers/reciever/project.yaml. The server projects are: receiver.',
    );
  });

  it('names the place of a mistake', () => {
    writeFileSync(path.join(folder, 'receiver/project.yaml'), 'title: Receiver\npage: webhooks\n');
    expect(() => loadServerProject('receiver', folder)).toThrow(
      /content\/projects\/servers\/receiver\/project\.yaml has an unexpected shape[^]*page/,
    );
  });
});
