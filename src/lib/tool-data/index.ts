/**
 * How facts get from `data/` and `openapi/` to a tool in the page: the build writes one JSON file for each tool
 * (`pipeline/outputs/browser-data/tool-data`), and the browser fetches it when the reader opens the tool.
 */

/** An address from which requests leave the platform, e.g. `{ address: '18.191.73.1', tenants: 'Test', region: 'Europe' }`. */
export interface KnownAddress {
  readonly address: string;
  readonly tenants: string;
  readonly region: string;
}

/** What each tool is given, by the name of its file. */
export interface ToolData {
  readonly 'address-check': readonly KnownAddress[];
}

export type ToolName = keyof ToolData;

/**
 * Fetches the data of a tool; a second call gets what the first one fetched.
 *
 * @throws when the file cannot be fetched, as without a connection
 */
export async function loadToolData<Name extends ToolName>(name: Name): Promise<ToolData[Name]> {
  const file = (await import(`@generated/tool-data/default/${name}.json`)) as { default: ToolData[Name] };
  return file.default;
}
