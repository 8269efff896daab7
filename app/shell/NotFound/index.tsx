import type { ReactNode } from 'react';
import clsx from 'clsx';
import { MAIN_ENTRIES } from '@site/engines/addresses';
import { Heading } from '../Heading';
import { SearchBox } from '../SearchBox';
import styles from './styles.module.css';

interface NotFoundProps {
  /** Routes of all pages: the browser knows the address, and which of them come closest. */
  readonly routes: readonly string[];
}

/** Offers ways back instead of a dead end: the main sections and the pages whose address comes closest. */
export function NotFound({ routes }: NotFoundProps): ReactNode {
  return (
    <main className={clsx('container', styles.page)} data-not-found={routes.join(' ')}>
      <Heading as="h1">Page not found</Heading>
      <p>There is no page at this URL. Search for it, or go on from one of these:</p>
      <SearchBox />
      <ul>
        {MAIN_ENTRIES.map(({ to, label }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
      <section hidden data-closest>
        <Heading as="h2">Pages with a similar URL</Heading>
        <ul />
      </section>
    </main>
  );
}
