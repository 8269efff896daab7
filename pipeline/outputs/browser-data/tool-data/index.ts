/** Writes the JSON file of each tool in the page, from `data/` and `openapi/`. The browser's side is `src/lib/tool-data`. */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { ToolData, ToolName } from '../../../../src/lib/tool-data/index.ts';
import { cellText, loadDataTable } from '../../../material/tables/index.ts';

/** What makes the data of each tool; the compiler knows when a tool has none, or gets what it does not read. */
export const toolData: { readonly [Name in ToolName]: () => ToolData[Name] } = {
  'address-check': () =>
    loadDataTable('ip-addresses').rows.map(({ address, environment, region }) => ({
      address: cellText(address),
      tenants: cellText(environment),
      region: cellText(region),
    })),
};

/** Docusaurus plugin that writes the data of the tools, and again when a table changes. */
export function toolDataFiles(): Plugin {
  return {
    name: 'tool-data',
    getPathsToWatch: () => ['data', 'openapi'].map((folder) => `${path.resolve(folder)}/**/*`),
    async contentLoaded({ actions }) {
      await Promise.all(
        Object.entries(toolData).map(([name, make]) =>
          actions.createData(`${name}.json`, JSON.stringify(make())),
        ),
      );
    },
  };
}
