import type { ReactNode } from 'react';

interface Neighbor {
  readonly label: string;
  readonly route: string;
}

function NeighborLink({ side, page }: { side: 'prev' | 'next'; page: Neighbor }): ReactNode {
  return (
    <a className={`pagination-nav__link pagination-nav__link--${side}`} href={page.route}>
      <div className="pagination-nav__sublabel">{side === 'prev' ? 'Previous' : 'Next'}</div>
      <div className="pagination-nav__label">{page.label}</div>
    </a>
  );
}

/** The pages before and after, in the order of the sidebar. */
export function Paginator({ previous, next }: { previous?: Neighbor; next?: Neighbor }): ReactNode {
  return (
    <nav className="pagination-nav" aria-label="Docs pages">
      {previous !== undefined && <NeighborLink side="prev" page={previous} />}
      {next !== undefined && <NeighborLink side="next" page={next} />}
    </nav>
  );
}
