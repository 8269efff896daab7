import type { ReactNode } from 'react';
import { Item, type BarPlace } from './Item';
import type { BarItem } from '../../../content/site/bar-items';

interface BarProps {
  readonly wordmark: string;
  readonly items: readonly BarItem[];
  readonly place: BarPlace;
}

/** An item, called as a function: the error of one that fails identifies it. */
function renderItem(item: BarItem, place: BarPlace, key: number): ReactNode {
  try {
    return (
      <span key={key} className="navbar__slot">
        {Item({ item, place })}
      </span>
    );
  } catch (cause) {
    throw new Error(
      `The navbar item ${JSON.stringify(item)} failed to render: ${cause instanceof Error ? cause.message : String(cause)} Correct it in content/site/navigation.ts.`,
      { cause },
    );
  }
}

/** The bar on top of every page. On small screens most of it is in the menu that slides in. */
export function Bar({ wordmark, items, place }: BarProps): ReactNode {
  const on = (side: BarItem['position']): ReactNode =>
    items.filter(({ position }) => position === side).map((item, index) => renderItem(item, place, index));
  return (
    <nav aria-label="Main" className="navbar" data-bar>
      <div className="navbar__items">
        <button
          type="button"
          className="navbar__toggle"
          aria-label="Toggle navigation bar"
          aria-expanded={false}
          data-open-menu
        >
          <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
            <path
              stroke="currentColor"
              strokeLinecap="round"
              strokeMiterlimit="10"
              strokeWidth="2"
              d="M4 7h22M4 15h22M4 23h22"
            />
          </svg>
        </button>
        <a className="navbar__brand" href="/">
          <b className="navbar__title">{wordmark}</b>
        </a>
        {on('left')}
      </div>
      <div className="navbar__items navbar__items--right">{on('right')}</div>
    </nav>
  );
}
