/**
 * Measures the built site, its cost and its search, beside others, and writes `bench/results.md`
 * and `bench/results/`. Begins with a line for each part, with the age of its results and what changed since.
 *
 *   npm run build && npm run bench
 *   npm run bench -- pages           what a reader on a slow phone waits for, beside Starlight, Docusaurus and VitePress
 *   npm run bench -- build           what builds, `npm run dev` and `npm start` cost; on Linux
 *   npm run bench -- search          relevance, bytes and keystrokes of the search
 *   npm run bench -- tools           what the tools load
 *   npm run bench -- machines        how well assistants find sections, beside the llms.txt of Starlight and Docusaurus
 *   npm run bench -- load            the embedded server beside nginx under load, and under a flood of slow clients
 *   npm run bench -- faults          what a reader sees when something fails in the browser
 *   npm run bench -- --age           those lines alone
 *
 *   --runs 5                         how often a page is loaded
 *   --peers starlight,vitepress      which peers are built and measured; "none" for no peer
 *   --compare                        measures lunr and Pagefind as well
 *   --seconds 600                    how long each server is loaded at each level
 *
 * Peers are installed below `.cache/` when they're needed. Exit code 1 when a budget is not met.
 */
import { parseArgs } from 'node:util';
import { ageOf } from './age.ts';
import { PEERS } from './peers/peers.ts';
import { PARTS, writeReport, type Part, type Report } from './report.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    peers: { type: 'string', default: PEERS.map(({ folder }) => folder).join(',') },
    compare: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '600' },
    age: { type: 'boolean', default: false },
  },
});

/** Loaded when they run, since the parts share little, and one alone starts faster. */
const MEASURE: Readonly<Record<Part, () => Promise<Report>>> = {
  pages: async () => {
    const { measurePages } = await import('./pages/index.ts');
    return measurePages(values.peers.split(','), Number(values.runs));
  },
  build: async () => {
    const { measureCost } = await import('./build/index.ts');
    return { details: await measureCost() };
  },
  search: async () => {
    const { measureSearch } = await import('./search/index.ts');
    return { details: await measureSearch(values.compare) };
  },
  tools: async () => {
    const { measureTools } = await import('./tools/index.ts');
    return { details: await measureTools() };
  },
  machines: async () => {
    const { measureMachines } = await import('./machines/index.ts');
    return { details: await measureMachines(values.peers.split(',')) };
  },
  load: async () => {
    const { measureLoad } = await import('./load/index.ts');
    return { details: await measureLoad(Number(values.seconds)) };
  },
  faults: async () => {
    const { measureFaults } = await import('./faults/index.ts');
    return { details: await measureFaults() };
  },
};

const unknown = positionals.find((name) => !PARTS.some((part) => part === name));
if (unknown !== undefined)
  throw new Error(`The bench has no part "${unknown}". Name one of: ${PARTS.join(', ')}.`);
for (const part of PARTS) console.log(await ageOf(part));
const named = PARTS.filter((name) => positionals.length === 0 || positionals.includes(name));
for (const part of values.age ? [] : named) await writeReport(part, await MEASURE[part]());
