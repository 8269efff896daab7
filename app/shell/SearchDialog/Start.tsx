import type { MouseEvent, ReactNode } from 'react';
import type { RecentSearches } from '@site/app/shell/SearchDialog/client/use-recent-searches';
import { MainEntries } from './MainEntries';
import { RecentQueries } from './RecentQueries';

interface StartProps {
  readonly recent: RecentSearches;
  /** Asks a query again; without one, focus goes back to the empty field. */
  readonly onAsk: (query: string) => void;
  readonly onFollow: (event: MouseEvent) => void;
}

/** What shows before the reader types. */
export function Start({ recent, onAsk, onFollow }: StartProps): ReactNode {
  if (recent.queries.length === 0) return <MainEntries onFollow={onFollow} />;
  return (
    <RecentQueries
      queries={recent.queries}
      onChoose={onAsk}
      onRemove={(query) => {
        recent.remove(query);
        onAsk('');
      }}
      onClear={() => {
        recent.clear();
        onAsk('');
      }}
    />
  );
}
