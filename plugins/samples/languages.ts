import { checkedAgainst, SAMPLE_LANGUAGES, type SampleLanguage } from '../request-samples/index.ts';

interface LanguageEntry {
  /** On the tab. */
  readonly label: string;
  /** Grammar that colors the code. */
  readonly highlight: string;
  /** Name of the file in the folder of a sample; a Java file is named after its class. */
  readonly file: RegExp;
  /** The same for a reader, e.g. in an error. */
  readonly fileName: string;
  /** How the tests under `tests/samples/` check a sample that somebody wrote by hand. */
  readonly check: 'compiled' | 'parsed';
  /** What a program holds that uses the SDK: its methods are then compared with those of the SDK. */
  readonly sdkMark?: string;
}

/** The languages of hand-written samples, in the order of their tabs. */
export const LANGUAGES = {
  curl: { label: 'cURL', highlight: 'bash', file: /^curl\.sh$/, fileName: 'curl.sh', check: 'parsed' },
  node: {
    label: 'Node.js',
    highlight: 'typescript',
    file: /^node\.ts$/,
    fileName: 'node.ts',
    check: 'compiled',
  },
  python: {
    label: 'Python',
    highlight: 'python',
    file: /^python\.py$/,
    fileName: 'python.py',
    check: 'parsed',
    sdkMark: 'from basis_theory',
  },
  csharp: {
    label: 'C#',
    highlight: 'csharp',
    file: /^csharp\.cs$/,
    fileName: 'csharp.cs',
    check: 'parsed',
    sdkMark: 'BasisTheory.Client',
  },
  go: {
    label: 'Go',
    highlight: 'go',
    file: /^main\.go$/,
    fileName: 'main.go',
    check: 'parsed',
    sdkMark: 'Basis-Theory/go-sdk',
  },
  java: {
    label: 'Java',
    highlight: 'java',
    file: /^[A-Z]\w*\.java$/,
    fileName: '<Class>.java',
    check: 'parsed',
    sdkMark: 'com.basistheory',
  },
  typescript: {
    label: 'TypeScript',
    highlight: 'typescript',
    file: /^web\.ts$/,
    fileName: 'web.ts',
    check: 'compiled',
  },
  javascript: {
    label: 'JavaScript',
    highlight: 'javascript',
    file: /^javascript\.js$/,
    fileName: 'javascript.js',
    check: 'parsed',
  },
  react: { label: 'React', highlight: 'tsx', file: /^react\.tsx$/, fileName: 'react.tsx', check: 'compiled' },
  html: { label: 'HTML', highlight: 'html', file: /^web\.html$/, fileName: 'web.html', check: 'parsed' },
  bash: { label: 'Shell', highlight: 'bash', file: /^bash\.sh$/, fileName: 'bash.sh', check: 'parsed' },
  json: { label: 'JSON', highlight: 'json', file: /^json\.json$/, fileName: 'json.json', check: 'parsed' },
} as const satisfies Record<string, LanguageEntry>;

export type Language = keyof typeof LANGUAGES;

const LANGUAGE_NAMES = Object.keys(LANGUAGES) as Language[];

/** The language of a file in the folder of a sample; undefined for an unknown file name. */
export function languageOf(fileName: string): Language | undefined {
  return LANGUAGE_NAMES.find((language) => LANGUAGES[language].file.test(fileName));
}

/** Names of the files that a sample can have, for an error. */
export function knownFileNames(): string {
  return LANGUAGE_NAMES.map((language) => LANGUAGES[language].fileName).join(', ');
}

/** What a hand-written sample is checked against, as a short sentence for the page. */
export function handWrittenCheck(language: Language, code: string): string {
  const entry: LanguageEntry = LANGUAGES[language];
  if (entry.check === 'compiled') return 'Compiled against the packages that it imports.';
  const usesSdk = entry.sdkMark !== undefined && code.includes(entry.sdkMark);
  return usesSdk && isSampleLanguage(language) ? checkedAgainst(language) : 'Parsed.';
}

function isSampleLanguage(language: string): language is SampleLanguage {
  return SAMPLE_LANGUAGES.some((name) => name === language);
}
