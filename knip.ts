import type { KnipConfig } from 'knip';

export default {
  entry: [
    'scripts/{start,test,serve,dev,mcp}.mjs',
    // Run as a process of its own by scripts/mcp.mjs.
    'scripts/lib/prepare-mcp.mjs',
    // Run as a process of its own by bench/load/slow-flood.ts.
    'bench/load/slow-clients.ts',
    // Run as a process of its own by scripts/lib/build-site.ts.
    // Compiled by scripts/lib/compile-server.ts.
    'server/main.ts',
    // Compiled by scripts/lib/compile-mcp.ts.
    'mcp/{main,expression-worker}.ts',
    // Named by their paths in app/astro.
    'app/routes/*.astro',
    'app/astro/bridged.ts',
    'app/browser/before-paint/index.ts',
    // Takes the place of what the build writes, see vitest.config.ts.
    'tests/support/sample-tabs.ts',
    // Bundled by app/outputs/downloads/simulator/bundle.ts.
    'app/outputs/downloads/simulator/main.ts',
    // Run as a process of its own by tests/samples/support/run-programs.ts.
    'tests/samples/support/run-modules.ts',
    // Run as a process of its own by tests/samples/reactor-code/invoke.ts.
    'tests/samples/reactor-code/run-invocations.ts',
    // Named by its path in redocly.yaml.
    'pipeline/content/api-description/example-code.mjs',
    // Bundled for the browser by tests/support/elements-double/page-script.ts.
    'tests/support/elements-double/client/main.ts',
    'tests/support/wallets-double/client/{apple-pay,google-pay}.ts',
    // Take the place of packages in tests/samples/web/bundle.ts.
    'tests/samples/web/native-double/*.tsx',
  ],
  project: [
    '**/*.{ts,tsx,mjs,js,astro}',
    '!content/{samples,projects}/**',
    '!{build,dist}/**',
    '!bench/peers/sites/**',
  ],
  // Its tests run in the archive, beside the sample that they import.
  ignore: ['content/projects/servers/**'],
  paths: { '@site/*': ['./*'], '@generated/*': ['./.cache/generated/*'] },
  ignoreDependencies: [
    // Imported by samples, which are compiled against them.
    '@basis-theory/web-threeds',
    'csv-parse',
    // Declared by archives, for types of a package that imports it undeclared.
    'csstype',
    'react-18-types',
    // Its compliance suite is read as a file, see engines/expressions/json-path/compliance.test.ts.
    'jsonpath-rfc9535',
    // Run by name, see scripts/checks/list.ts.
    'dependency-cruiser',
    'oxlint',
    // Run by oxlint, see .oxlintrc.json.
    'oxlint-tsgolint',
    // Run by its path, see scripts/checks/list.ts.
    'typescript-native',
  ],
  // Of the system, see tests/support/screenshots/reference.ts, scripts/checks/list.ts,
  // tests/samples/hand-written.test.ts and tests/samples/support/postgresql.ts.
  ignoreBinaries: ['fc-match', 'jq', 'postgres', 'terraform'],
  // A type that a signature names is exported with it, whether another file imports it or not.
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
