/**
 * `npm run sdk-versions`: compares the versions that the pages describe with what the registries have. It asks the
 * network, so it isn't a test; it ends with exit code 0 whatever it finds.
 */
import { gt } from 'semver';
import { cellText, loadDataTable, SDK_VERSIONS } from '../../pipeline/content/tables/index.ts';
import { endWithSentence } from '../lib/end-with-sentence.mjs';
import { CLIENTS, newestVersion } from './newest-version.ts';

function isRegistry(name: string): name is keyof typeof CLIENTS {
  return name in CLIENTS;
}

async function compare(registry: string, name: string, version: string): Promise<string> {
  if (!isRegistry(registry)) return 'look it up: no client of a registry knows it';
  try {
    const newest = await newestVersion(registry, name);
    return gt(newest, version) ? `behind: ${newest}` : 'newest';
  } catch (error) {
    return `not compared: ${(error as Error).message}`;
  }
}

await endWithSentence(async () => {
  for (const row of loadDataTable(SDK_VERSIONS).rows) {
    const [registry, name, version] = [row.registry, row.package, row.version].map(cellText) as [
      string,
      string,
      string,
    ];
    console.log(`${name.padEnd(42)} ${version.padEnd(8)} ${await compare(registry, name, version)}`);
  }
});
