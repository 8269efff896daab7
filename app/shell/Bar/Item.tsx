import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ColorMode } from '../ColorMode';
import { ExternalLink } from '../ExternalLink';
import { SearchBox } from '../SearchBox';
import type { BarItem } from '../../../content/site/bar-items';

/** What the items of the bar are rendered from. */
export interface BarPlace {
  /** Route of the section that the page belongs to; absent on pages without one. */
  readonly section: string | undefined;
  /** The first page of each sidebar that has one. */
  readonly firstPages: Readonly<Partial<Record<string, string>>>;
}

function PageLink({
  to,
  label,
  section,
}: {
  to: string;
  label: string;
  section: string | undefined;
}): ReactNode {
  const isCurrent = to === section;
  return (
    <a
      className={clsx('navbar__item navbar__link', isCurrent && 'navbar__link--active')}
      aria-current={isCurrent ? 'page' : undefined}
      href={to}
    >
      {label}
    </a>
  );
}

/**
 * One item of the bar.
 *
 * @throws a sentence when its type is unknown, or when it leads to a sidebar without pages
 */
export function Item({ item, place }: { readonly item: BarItem; readonly place: BarPlace }): ReactNode {
  const { section } = place;
  switch (item.type) {
    case 'page':
      return <PageLink to={item.route} label={item.label} section={section} />;
    case 'sidebar': {
      const to = place.firstPages[item.sidebar];
      if (to === undefined)
        throw new Error(
          `The sidebar "${item.sidebar}" of a navbar item has no page to link to. Write one, or correct content/site/navigation.ts.`,
        );
      return <PageLink to={to} label={item.label} section={section} />;
    }
    case 'link':
      return (
        // The provider's own sites can know where their readers come from.
        <ExternalLink
          href={item.href}
          rel="noopener"
          className={clsx('navbar__item navbar__link', item.className)}
        >
          {item.label}
        </ExternalLink>
      );
    case 'search':
      return <SearchBox />;
    case 'color-mode':
      return <ColorMode className="navbar__color-mode" />;
    default:
      throw new Error(
        `No NavbarItem component found for type "${String((item as { readonly type: unknown }).type)}". Correct it in content/site/navigation.ts.`,
      );
  }
}
