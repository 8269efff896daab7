import type { SearchMaterial } from '../../plugins/search/collect-sections.ts';
import { searchFiles } from '../../plugins/search/index.ts';
import { createSearchEngine } from '../../src/lib/search/engine.ts';
import { groupHits } from '../../src/lib/search/group-hits.ts';

/** The search of the site over any material: urls in the order in which the dialog shows them. */
export function ownSearch(material: SearchMaterial): (query: string) => readonly string[] {
  const { documents, index } = searchFiles(material);
  // As the files arrive in the browser.
  const engine = createSearchEngine(
    JSON.parse(JSON.stringify(documents)) as typeof documents,
    JSON.parse(JSON.stringify(index)) as typeof index,
  );
  return (query) => groupHits(engine.search(query)).flatMap(({ hits }) => hits.map(({ url }) => url));
}
