import type { SampleLanguage } from '../request-samples/index.ts';

const EXTENSIONS = {
  curl: '.sh',
  node: '.ts',
  python: '.py',
  csharp: '.cs',
  go: '.go',
  java: '.java',
} as const satisfies Record<SampleLanguage, string>;

/** Where the site has the files of a workflow, e.g. `/workflows/charge-card`. */
export function workflowFolder(name: string): string {
  return `/workflows/${name}`;
}

/** Name of the file with the whole program of a language; a Java file is named after its class. */
export function programFile(name: string, language: SampleLanguage): string {
  return language === 'java' ? 'Main.java' : `${name}${EXTENSIONS[language]}`;
}

/** What the record of proofs calls the program of a workflow. */
export function workflowSampleId(name: string): string {
  return `workflows/${name}`;
}
