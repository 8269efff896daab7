import type { SampleCards } from '../../../engines/test-data/index.ts';
import type { ToolData } from '../../../engines/tool-data/index.ts';

/** Whose files are guides, by name. */
const GUIDES = 'RunGuide/';

/**
 * Collects what the tools know from the files of components.
 *
 * @param files JSON by path, as `browserDataFiles` makes them
 * @throws a sentence when a component no longer makes a file
 */
export function toolData(files: ReadonlyMap<string, string>): ToolData {
  const read = (file: string): unknown => {
    const json = files.get(file);
    if (json === undefined)
      throw new Error(`No component makes ${file}, which app/outputs/browser-data/tool-data.ts reads.`);
    return JSON.parse(json);
  };
  const guides = [...files.keys()].filter((file) => file.startsWith(GUIDES));
  return {
    version: 1,
    permissions: read('PermissionPlanner/facts.json') as ToolData['permissions'],
    creation: read('PermissionPlanner/creation.json') as ToolData['creation'],
    errors: read('ErrorFinder/facts.json') as ToolData['errors'],
    guides: Object.fromEntries(
      guides.map((file) => [file.slice(GUIDES.length, -'.json'.length), read(file)]),
    ) as ToolData['guides'],
    testCards: Object.keys((read('TestDataPicker/sample-cards.json') as SampleCards).cards),
  };
}
