import { useCallback, useState } from 'react';
import { loadToolData, type ToolData, type ToolName } from './index';

/** The data of a tool as the page has it so far. */
export type ToolDataState<Name extends ToolName> =
  | { readonly state: 'closed' | 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly data: ToolData[Name] };

/** The data of a tool, and what fetches it: `open` is called when the reader turns to the tool, and again to retry. */
export function useToolData<Name extends ToolName>(
  name: Name,
): readonly [data: ToolDataState<Name>, open: () => void] {
  const [data, setData] = useState<ToolDataState<Name>>({ state: 'closed' });
  const open = useCallback(() => {
    setData((known) => (known.state === 'ready' ? known : { state: 'loading' }));
    loadToolData(name).then(
      (loaded) => {
        setData({ state: 'ready', data: loaded });
      },
      () => {
        setData({ state: 'failed' });
      },
    );
  }, [name]);
  return [data, open];
}
