import type { LanguageInput } from 'shiki/core';

/** The grammars that the site's code needs, by the name under which Shiki knows them. */
export const grammars: readonly LanguageInput[] = [
  import('shiki/langs/bash.mjs'),
  import('shiki/langs/csharp.mjs'),
  import('shiki/langs/css.mjs'),
  import('shiki/langs/diff.mjs'),
  import('shiki/langs/go.mjs'),
  import('shiki/langs/groovy.mjs'),
  import('shiki/langs/hcl.mjs'),
  import('shiki/langs/html.mjs'),
  import('shiki/langs/http.mjs'),
  import('shiki/langs/ini.mjs'),
  import('shiki/langs/java.mjs'),
  import('shiki/langs/javascript.mjs'),
  import('shiki/langs/json.mjs'),
  import('shiki/langs/jsx.mjs'),
  import('shiki/langs/kotlin.mjs'),
  import('shiki/langs/properties.mjs'),
  import('shiki/langs/python.mjs'),
  import('shiki/langs/ruby.mjs'),
  import('shiki/langs/shellsession.mjs'),
  import('shiki/langs/sql.mjs'),
  import('shiki/langs/swift.mjs'),
  import('shiki/langs/terraform.mjs'),
  import('shiki/langs/tsx.mjs'),
  import('shiki/langs/typescript.mjs'),
  import('shiki/langs/xml.mjs'),
  import('shiki/langs/yaml.mjs'),
];

/** What an author may write after the fence, and the grammar that reads it. */
const grammarNames: Readonly<Record<string, string>> = {
  bash: 'bash',
  console: 'shellsession',
  cs: 'csharp',
  csharp: 'csharp',
  css: 'css',
  diff: 'diff',
  go: 'go',
  groovy: 'groovy',
  hcl: 'hcl',
  html: 'html',
  http: 'http',
  ini: 'ini',
  java: 'java',
  javascript: 'javascript',
  js: 'javascript',
  json: 'json',
  jsx: 'jsx',
  kotlin: 'kotlin',
  properties: 'properties',
  py: 'python',
  python: 'python',
  ruby: 'ruby',
  sh: 'bash',
  shell: 'bash',
  sql: 'sql',
  swift: 'swift',
  terraform: 'terraform',
  text: 'text',
  ts: 'typescript',
  tsx: 'tsx',
  typescript: 'typescript',
  xml: 'xml',
  yaml: 'yaml',
  yml: 'yaml',
};

/**
 * Finds the grammar of a language.
 *
 * @param language the first word after the fence, e.g. `ts`
 * @returns the grammar's name, e.g. `typescript`; `text` is read by none and stays as it is
 * @throws a sentence that lists the known languages
 */
export function grammarOf(language: string): string {
  const grammar = grammarNames[language];
  if (grammar === undefined) {
    throw new Error(
      `There is no highlighting for the language "${language}". Write one of ${Object.keys(grammarNames).join(', ')}, or add it to pipeline/pages/highlight/languages.ts.`,
    );
  }
  return grammar;
}
