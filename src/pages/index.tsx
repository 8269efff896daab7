import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Card, Cards } from '@site/src/components/Cards';
import { HomeExample } from '@site/src/components/HomeExample';
import { Heading, Layout, SearchBar } from '@site/src/framework/layout';
import { Link } from '@site/src/framework/link';
import { useWrittenRoutes } from '@site/src/framework/written-routes';
import { sdks, tools, ways, type Entry } from './_entries';
import styles from './index.module.css';

/** An entry is left out until its page is written. */
function useWritten(entries: readonly Entry[]): readonly Entry[] {
  const written = useWrittenRoutes();
  return entries.filter(({ to }) => written.includes(to));
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

function CardSection({ id, title, entries }: SectionProps): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      <Cards>
        {useWritten(entries).map((entry) => (
          <Card key={entry.to} title={entry.title} to={entry.to}>
            {entry.text}
          </Card>
        ))}
      </Cards>
    </section>
  );
}

function ListSection({ id, title, entries }: SectionProps): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      <ul className={styles.list}>
        {useWritten(entries).map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to}>{entry.title}</Link> <span>{entry.text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The home page: what the platform does and an example of it, the ways in, the SDKs, and what a developer comes back
 * for.
 */
export default function Home(): ReactNode {
  return (
    <Layout
      title="Home"
      description="Developer documentation: collect, keep and use card numbers and other sensitive data without it touching your systems."
    >
      <main className={clsx('container', styles.page)}>
        <header className={styles.hero}>
          <div>
            <Heading as="h1">Keep sensitive data out of your systems, and still use it</Heading>
            <p className={styles.lead}>
              The platform holds card numbers and other sensitive data in a vault. You keep tokens, and decide
              who sees or sends what is behind them.
            </p>
            <div className={styles.search}>
              <SearchBar />
            </div>
            <p className={styles.start}>
              <Link to="/docs" className={styles.primary}>
                Store your first token
              </Link>
              <Link to="/docs/api">API reference</Link>
            </p>
          </div>
          <HomeExample />
        </header>
        <CardSection id="start" title="Start here" entries={ways} />
        <CardSection id="sdks" title="SDKs" entries={sdks} />
        <ListSection id="come-back-for" title="What you come back for" entries={tools} />
      </main>
    </Layout>
  );
}
