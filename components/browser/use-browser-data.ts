/**
 * How facts get from content to a component in the browser: `data.ts` in its folder makes JSON files when the site is
 * built, and the component fetches one when the reader turns to it.
 */
import { useCallback, useState } from 'react';
import type { BrowserData } from '../registry/browser-data-types';

/** A file as the page has it so far. */
export type FetchedData<Data> =
  | { readonly state: 'closed' | 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly data: Data };

/** The bundler lists the files while it builds, each as a file that is fetched on its own. */
const addresses = import.meta.glob<string>('@generated/browser-data/**/*.json', {
  query: '?url',
  import: 'default',
});

async function fetchFile(component: string, file: string): Promise<unknown> {
  const address = Object.entries(addresses).find(([name]) =>
    name.endsWith(`/${component}/${file}.json`),
  )?.[1];
  if (address === undefined) throw new Error(`There is no data ${component}/${file}.json.`);
  const response = await fetch(await address());
  if (!response.ok) throw new Error(`${response.url} answered ${String(response.status)}.`);
  return response.json();
}

/**
 * A JSON file of a component for code that isn't a component, e.g. `browserFile('AddressCheck', 'addresses')`.
 *
 * @throws Error when it can't be fetched
 */
export async function browserFile<
  Component extends keyof BrowserData,
  File extends keyof BrowserData[Component] & string,
>(component: Component, file: File): Promise<BrowserData[Component][File]> {
  return (await fetchFile(component, file)) as BrowserData[Component][File];
}

/**
 * A JSON file of a component, e.g. `useBrowserData('AddressCheck', 'addresses')`.
 *
 * @returns the file, and what fetches it: called when the reader turns to the component, and again to retry
 */
export function useBrowserData<
  Component extends keyof BrowserData,
  File extends keyof BrowserData[Component] & string,
>(
  component: Component,
  file: File,
): readonly [fetched: FetchedData<BrowserData[Component][File]>, open: () => void] {
  type Fetched = FetchedData<BrowserData[Component][File]>;
  const [files, setFiles] = useState<Readonly<Partial<Record<string, Fetched>>>>({});
  const open = useCallback(() => {
    const set = (next: Fetched): void => {
      setFiles((known) => (known[file]?.state === 'ready' ? known : { ...known, [file]: next }));
    };
    set({ state: 'loading' });
    fetchFile(component, file).then(
      (data) => {
        set({ state: 'ready', data: data as BrowserData[Component][File] });
      },
      () => {
        set({ state: 'failed' });
      },
    );
  }, [component, file]);
  return [files[file] ?? { state: 'closed' }, open];
}
