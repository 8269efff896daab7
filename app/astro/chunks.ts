import path from 'node:path';
import type { Rolldown } from 'vite';

/** The script of every page. */
const MAIN = path.resolve('app/browser/start/main.ts');

type Modules = ReadonlySet<string>;

/** The script of every page with what it imports, while the same build goes on. */
const known = new WeakMap<Rolldown.ModuleInfo, Modules>();

function importedBy(main: Rolldown.ModuleInfo, graph: Rolldown.ChunkingContext): Modules {
  const found = new Set<string>();
  const next = [main.id];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    next.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

function isOfEveryPage(id: string, graph: Rolldown.ChunkingContext): boolean {
  const main = graph.getModuleInfo(MAIN);
  if (main === null) return false;
  const modules = known.get(main) ?? importedBy(main, graph);
  known.set(main, modules);
  return modules.has(id);
}

/**
 * Which files the browser's code is in. What every page loads is one, since small ones compress badly. React has one with
 * what each island and the search need beside it, so no part of it is in what every page loads, and its bytes can be
 * counted. What most tools share is one request.
 */
export const CHUNKS: Rolldown.CodeSplittingOptions = {
  groups: [
    // Pages enter the folder through its index, too, but use none of these.
    {
      name: 'addresses',
      test: /\/engines\/addresses\/(?!index|canonical-path|result-address)|\/node_modules\/leven\//,
      priority: 1,
    },
    { name: (id, graph) => (isOfEveryPage(id, graph) ? 'main' : null) },
    { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/islands\/IslandBoundary/ },
    { name: 'tools', test: /\/components\/(?:shared\/tools\/|browser\/use-browser-data)/ },
  ],
};
