/** Programs that readers download: the names of their files, and what runs them. */
import type { SampleLanguage } from './types.ts';

const EXTENSIONS = {
  curl: '.sh',
  // A package of npm init is CommonJS, where a .ts file has no top-level await.
  node: '.mts',
  python: '.py',
  csharp: '.cs',
  go: '.go',
  java: '.java',
} as const satisfies Record<SampleLanguage, string>;

/** Name of the file with the whole program of a language; a Java file is named after its class. */
export function programFile(name: string, language: SampleLanguage): string {
  return language === 'java' ? 'Main.java' : `${name}${EXTENSIONS[language]}`;
}

/** What runs the downloaded program of a language; undefined where it takes a project around it. */
export function runCommand(name: string, language: SampleLanguage): string | undefined {
  const file = programFile(name, language);
  if (language === 'curl') return `bash ${file}`;
  if (language === 'node') return `npx tsx ${file}`;
  return language === 'python' ? `python ${file}` : undefined;
}
