import { projectServer, type ServerLanguage } from '../lists.ts';
import { archiveFolder, unpackCommand } from '../projects/index.ts';

/** What the reader types, from the downloaded archive to the running page; the first command unpacks it. */
export function startCommands(name: string, language: ServerLanguage): readonly string[] {
  return [
    unpackCommand(archiveFolder(name, language)),
    'cp .env.example .env # then set its variables',
    ...projectServer(language).setUp,
    'npm install',
    'npm start',
  ];
}
