/** The data that components fetch in the browser, made by the `data.ts` of their folders. */
import { browserData } from '../../../components/registry/browser-data.ts';

export { sampleEnvironments } from './sample-environments.ts';
export { sampleTabs } from './sample-tabs.ts';
export { toolData } from './tool-data.ts';

/** Makes the files of one component, by name. */
type MakeData = () => object | Promise<object>;

/**
 * Makes the JSON files of all components.
 *
 * @param makers what makes the files, by component
 * @returns JSON by path, e.g. `AddressCheck/addresses.json`
 */
export async function browserDataFiles(
  makers: Readonly<Record<string, MakeData>> = browserData,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const [component, make] of Object.entries(makers))
    for (const [name, content] of Object.entries(await make()))
      files.set(`${component}/${name}.json`, JSON.stringify(content));
  return files;
}
