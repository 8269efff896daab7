import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Card, Cards } from '@site/components/writing/Cards';
import { HomeExample } from '@site/components/shared/HomeExample';
import { Heading } from '../Heading';
import { SearchBox } from '../SearchBox';
import { homeLead, homeSections, homeTitle, type Entry, type HomeSection } from './entries';
import styles from './styles.module.css';

type SectionProps = Omit<HomeSection, 'form'>;

function CardSection({ id, title, entries }: SectionProps): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      <Cards>
        {entries.map((entry) => (
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
        {entries.map((entry) => (
          <li key={entry.to}>
            <a href={entry.to}>{entry.title}</a> <span>{entry.text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface HomeProps {
  /** Routes of the site's pages. A small site, such as the gallery's, has few of the entries' pages. */
  readonly routes: ReadonlySet<string>;
}

/**
 * The home page, with what the platform does and an example of it, the ways in, the SDKs, the tools, and what a developer
 * comes back for.
 */
export function Home({ routes }: HomeProps): ReactNode {
  const only = (entries: readonly Entry[]): readonly Entry[] => entries.filter(({ to }) => routes.has(to));
  return (
    <main className={clsx('container', styles.page)} data-home>
      <header className={styles.hero}>
        <div>
          <Heading as="h1">{homeTitle}</Heading>
          <p className={styles.lead}>{homeLead}</p>
          <div className={styles.search}>
            <SearchBox />
          </div>
          <p className={styles.start}>
            <a href="/docs" className={styles.primary}>
              Store your first token
            </a>
            <a href="/docs/api">API reference</a>
          </p>
        </div>
        <HomeExample />
      </header>
      {homeSections.map(({ form, entries, ...section }) =>
        form === 'cards' ? (
          <CardSection key={section.id} {...section} entries={only(entries)} />
        ) : (
          <ListSection key={section.id} {...section} entries={only(entries)} />
        ),
      )}
    </main>
  );
}
