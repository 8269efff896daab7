// @ts-check
import js from '@eslint/js';
import vitest from '@vitest/eslint-plugin';
import jsdoc from 'eslint-plugin-jsdoc';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Run by the framework, which requires a default export. */
const FRAMEWORK_PLACES = [
  'pipeline/content/api-description/example-code.mjs',
  '*.config.{ts,mjs}',
  '.dependency-cruiser.mjs',
  'bench/peers/sites/**',
  'knip.ts',
  'tests/support/sample-tabs.ts',
  'tests/support/site-server.ts',
];

/** What a component does when the site is built, and the lists of that. */
const COMPONENTS_AT_BUILD_TIME = [
  'src/components/*/{definition,expand,data}{,.test}.ts',
  'components/registry/{definitions,expansions,browser-data}.ts',
];

/** Run unbundled by Node.js loaders, which do not guess extensions. */
const BUILD_TIME = [
  ...['pipeline/**', 'site/**', 'server/**', 'mcp/**', 'scripts/**', 'tests/**', 'bench/**'],
  ...COMPONENTS_AT_BUILD_TIME,
];

const TESTS = ['**/*.test.{ts,tsx}'];

const NAMED_EXTENSION = {
  regex: '^\\.{1,2}/(?!.*\\.(?:[cm]?[jt]sx?|json|css)$)',
  message: 'Name the file with its extension.',
};

/** Whatever is read elsewhere is missing in the record of what a result is made from. */
const DISK = ['node:fs', 'node:fs/promises'].map((name) => ({
  name,
  importNames: ['existsSync', 'readFile', 'readFileSync', 'readdir', 'readdirSync', 'stat', 'statSync'],
  message: 'Read through pipeline/cache, which records it.',
}));

export default defineConfig(
  // Shown and handed out unchanged; the tests of samples compile them.
  globalIgnores(['build', 'dist', '.cache', '.astro', 'samples', 'examples', 'server-projects']),
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allow: [{ from: 'lib', name: 'URLSearchParams' }] },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Asks for the `!` that `no-non-null-assertion` forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // An empty environment variable or attribute counts as absent.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly' } },
  },
  {
    rules: {
      eqeqeq: 'error',
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
    },
  },
  // The rule does not see that functions in a list have the types of its annotation.
  {
    files: ['tests/samples/web/entries/**'],
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'off' },
  },
  { files: FRAMEWORK_PLACES, rules: { 'no-restricted-exports': 'off' } },
  { files: ['src/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended] },
  // Who can import what is in .dependency-cruiser.mjs.
  { files: BUILD_TIME, rules: { 'no-restricted-imports': ['error', { patterns: [NAMED_EXTENSION] }] } },
  {
    files: ['pipeline/**'],
    ignores: [
      ...TESTS,
      'pipeline/cache/**',
      // Redocly's linter runs that file by itself.
      'pipeline/content/api-description/example-code.mjs',
      // They read what the build wrote, which nothing is made from.
      'pipeline/astro/{scripts-after-paint,one-style-sheet}.ts',
    ],
    rules: { 'no-restricted-imports': ['error', { patterns: [NAMED_EXTENSION], paths: DISK }] },
  },
  {
    files: ['{pipeline,site,server,mcp,scripts}/**/*.ts', ...COMPONENTS_AT_BUILD_TIME],
    ignores: TESTS,
    extends: [
      jsdoc.configs['flat/contents-typescript-error'],
      jsdoc.configs['flat/logical-typescript-error'],
    ],
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        { publicOnly: true, require: { FunctionDeclaration: true, ClassDeclaration: true } },
      ],
      'jsdoc/text-escaping': 'off',
      // The bundler reads that comment.
      'jsdoc/no-bad-blocks': ['error', { ignore: ['vite-ignore'] }],
      // A parameter whose name and type say everything has no line.
      'jsdoc/check-param-names': ['error', { disableMissingParamChecks: true, checkDestructured: false }],
    },
  },
  {
    files: TESTS,
    extends: [vitest.configs.recommended],
    rules: {
      'vitest/no-focused-tests': 'error',
      'vitest/no-disabled-tests': 'error',
      // One table holds cases of different shapes, and a callback that returns nothing is enough for a test.
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
);
