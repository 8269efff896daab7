import { archiveFolder } from './archive.ts';
import type { ServerLanguage } from './types.ts';

const INSTALL: Readonly<Record<ServerLanguage, readonly string[]>> = {
  node: ['npm install'],
  python: ['python3 -m venv .venv && . .venv/bin/activate', 'pip install -r requirements.txt', 'npm install'],
};

/** What the reader types, from the downloaded archive to the running page; the first command unpacks it. */
export function startCommands(name: string, language: ServerLanguage): readonly string[] {
  const folder = archiveFolder(name, language);
  return [
    `unzip ${folder}.zip && cd ${folder}`,
    'cp .env.example .env # then set its variables',
    ...INSTALL[language],
    'npm start',
  ];
}
