import type { SearchContent } from '../../../app/outputs/search/collect-sections.ts';
import { searchFiles } from '../../../app/outputs/search/search-files.ts';
import { createSearchEngine, groupByPart } from '../../../engines/search/index.ts';

/** The search of the site over any material: urls in the order in which the dialog shows them. */
export function ownSearch(material: SearchContent): (query: string) => readonly string[] {
  const { documents, index } = searchFiles(material);
  // As the files arrive in the browser.
  const engine = createSearchEngine(
    JSON.parse(JSON.stringify(documents)) as typeof documents,
    JSON.parse(JSON.stringify(index)) as typeof index,
  );
  return (query) => groupByPart(engine.search(query)).flatMap(({ results }) => results.map(({ url }) => url));
}
