/**
 * How facts get from material to a component in the browser: `data.ts` in its folder makes JSON files when the site is
 * built, and the component fetches one when the reader turns to it.
 */
import { useCallback, useState } from 'react';
import type { BrowserData } from './registry';

/** A file as the page has it so far. */
export type FetchedData<Data> =
  { readonly state: 'closed' | 'loading' | 'failed' } | { readonly state: 'ready'; readonly data: Data };

async function fetchFile(component: string, file: string): Promise<unknown> {
  const fetched = (await import(`@generated/browser-data/default/${component}/${file}.json`)) as {
    default: unknown;
  };
  return fetched.default;
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
