import { isSampleLanguage, proofOf, unprovenSentence } from '../requests/index.ts';

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
  /** It is for browsers, and runs in one. */
  readonly inBrowser?: true;
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
    sdkMark: '@basis-theory/node-sdk',
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
    inBrowser: true,
  },
  javascript: {
    label: 'JavaScript',
    highlight: 'javascript',
    file: /^javascript\.js$/,
    fileName: 'javascript.js',
    check: 'parsed',
  },
  react: {
    label: 'React',
    highlight: 'tsx',
    file: /^react\.tsx$/,
    fileName: 'react.tsx',
    check: 'compiled',
    inBrowser: true,
  },
  'react-native': {
    label: 'React Native',
    highlight: 'tsx',
    file: /^react-native\.tsx$/,
    fileName: 'react-native.tsx',
    check: 'compiled',
  },
  swift: { label: 'Swift', highlight: 'swift', file: /^ios\.swift$/, fileName: 'ios.swift', check: 'parsed' },
  kotlin: {
    label: 'Kotlin',
    highlight: 'kotlin',
    file: /^android\.kt$/,
    fileName: 'android.kt',
    check: 'parsed',
  },
  html: {
    label: 'HTML',
    highlight: 'html',
    file: /^web\.html$/,
    fileName: 'web.html',
    check: 'parsed',
    inBrowser: true,
  },
  terraform: {
    label: 'Terraform',
    highlight: 'terraform',
    file: /^main\.tf$/,
    fileName: 'main.tf',
    check: 'parsed',
  },
  bash: { label: 'Shell', highlight: 'bash', file: /^bash\.sh$/, fileName: 'bash.sh', check: 'parsed' },
  json: { label: 'JSON', highlight: 'json', file: /^json\.json$/, fileName: 'json.json', check: 'parsed' },
} as const satisfies Record<string, LanguageEntry>;

export type Language = keyof typeof LANGUAGES;

const LANGUAGE_NAMES = Object.keys(LANGUAGES) as Language[];

/** Packages that could not be installed: `tests/samples/` declares what they export, after their repositories. */
export const DECLARED_PACKAGES: readonly string[] = ['@basis-theory/react-native-threeds'];

/** The language of a file in the folder of a sample; undefined for an unknown file name. */
export function languageOf(fileName: string): Language | undefined {
  return LANGUAGE_NAMES.find((language) => LANGUAGES[language].file.test(fileName));
}

/** Names of the files that a sample can have, for an error. */
export function knownFileNames(): string {
  return LANGUAGE_NAMES.map((language) => LANGUAGES[language].fileName).join(', ');
}

/**
 * What a hand-written sample was checked against, as a short sentence for the page.
 *
 * @param id name of the sample's folder
 */
export function handWrittenCheck(language: Language, id: string, code: string): string {
  const entry: LanguageEntry = LANGUAGES[language];
  const usesSdk = entry.sdkMark !== undefined && code.includes(entry.sdkMark);
  const proof = proofOf(language, `samples/${id}`, code);
  if (proof !== undefined && entry.inBrowser) {
    const checked = entry.check === 'compiled' ? 'Compiled, and used' : 'Used';
    return `${checked} in Chromium, with a double of the platform that checks how it is called.`;
  }
  if (proof !== undefined && language === 'javascript')
    return 'Run in a test that calls it as the platform does, with answers written for the test.';
  if (proof !== undefined) {
    const checked = entry.check === 'compiled' ? 'Compiled and run' : 'Type-checked and run';
    return usesSdk
      ? `${checked} with ${proof.package ?? ''} ${proof.version ?? ''}, with answers written for the test.`
      : `${checked}.`;
  }
  if (entry.check === 'compiled') {
    const declared = DECLARED_PACKAGES.find((name) => code.includes(`from '${name}'`));
    return declared === undefined
      ? 'Compiled against the packages that it imports.'
      : `Compiled against declarations written after the repository of ${declared}, and against the other packages that it imports.`;
  }
  return usesSdk && isSampleLanguage(language) ? unprovenSentence(language) : 'Parsed.';
}
