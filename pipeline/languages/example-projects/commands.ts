import { archiveFolder, unpackCommand, type ServerLanguage } from '../projects/index.ts';

const INSTALL: Readonly<Record<ServerLanguage, readonly string[]>> = {
  node: ['npm install'],
  python: ['python3 -m venv .venv && . .venv/bin/activate', 'pip install -r requirements.txt', 'npm install'],
};

/** What the reader types, from the downloaded archive to the running page; the first command unpacks it. */
export function startCommands(name: string, language: ServerLanguage): readonly string[] {
  return [
    unpackCommand(archiveFolder(name, language)),
    'cp .env.example .env # then set its variables',
    ...INSTALL[language],
    'npm start',
  ];
}
