// Change: offers ways back instead of a dead end: the main sections and the pages whose address comes closest.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/NotFound/Content';
import SearchBar from '@theme/SearchBar';
import Heading from '@theme/Heading';
import { closestPaths } from '@site/src/lib/addresses/closest-paths';
import { MAIN_ENTRIES } from '@site/src/lib/addresses/main-entries';
import { useWrittenRoutes } from '@site/src/framework/written-routes';
import styles from './styles.module.css';

/** The address is known in the browser only: one 404 page is built for all of them. */
function useClosestPages(): readonly string[] {
  const isBrowser = useIsBrowser();
  const { pathname } = useLocation();
  const routes = useWrittenRoutes();
  return isBrowser ? closestPaths(pathname, routes) : [];
}

export default function NotFoundContent({ className }: Props): ReactNode {
  const closest = useClosestPages();
  return (
    <main className={clsx('container', styles.page, className)}>
      <Heading as="h1">Page not found</Heading>
      <p>There is no page at this address. Search for it, or go on from one of these:</p>
      <SearchBar />
      <ul>
        {MAIN_ENTRIES.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      {closest.length > 0 && (
        <>
          <Heading as="h2">Pages with a similar address</Heading>
          <ul>
            {closest.map((path) => (
              <li key={path}>
                <Link to={path}>{path}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </main>
  );
}
