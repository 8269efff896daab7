import type { ReactNode } from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { Card, Cards } from '@site/src/components/Cards';
import { useWrittenRoutes } from '@site/src/lib/written-routes';
import styles from './index.module.css';

interface Entry {
  readonly title: string;
  readonly to: string;
  readonly text: string;
}

const starts: readonly Entry[] = [
  {
    title: 'Get started',
    to: '/docs',
    text: 'Create a test tenant, get a key and make your first token in ten minutes.',
  },
  {
    title: 'Card payments',
    to: '/docs/guides/collect/collect-cards',
    text: 'Collect a card in your own checkout while the number never reaches your servers.',
  },
  {
    title: 'Any data',
    to: '/docs/concepts/what-are-tokens',
    text: 'Replace any sensitive value with a token that you can store, share and search.',
  },
];

const sdks: readonly Entry[] = [
  {
    title: 'Node.js',
    to: '/docs/sdks/server-side/node',
    text: 'Call every operation of the API with types, from TypeScript or JavaScript.',
  },
  {
    title: 'Python, .NET, Go, Java',
    to: '/docs/sdks/server-side',
    text: 'The other server-side SDKs and how they compare.',
  },
  {
    title: 'Elements',
    to: '/docs/sdks/web/web-elements/components',
    text: 'Form fields for web pages that keep card data out of your page.',
  },
  {
    title: 'All SDKs',
    to: '/docs/sdks',
    text: 'Server, web and mobile packages on one page, with the key that each one needs.',
  },
];

const tools: readonly Entry[] = [
  { title: 'API reference', to: '/docs/api', text: 'Hosts, headers and every resource group.' },
  { title: 'Errors', to: '/docs/api/errors', text: 'What each status means, and what to do about it.' },
  {
    title: 'Test data',
    to: '/docs/api/testing',
    text: 'Card numbers and accounts for every case that you need to try.',
  },
  {
    title: 'Webhooks',
    to: '/docs/api/webhooks',
    text: 'Receive events and verify that the platform sent them.',
  },
  {
    title: 'Expressions',
    to: '/docs/expressions',
    text: 'Mask, format and place data without reading it.',
  },
  { title: 'Tokens', to: '/docs/api/tokens', text: 'Create, read, update, search and delete tokens.' },
];

function CardSection({
  id,
  title,
  entries,
}: {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}): ReactNode {
  // A card is left out until its page is written.
  const written = useWrittenRoutes();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      <Cards>
        {entries
          .filter(({ to }) => written.includes(to))
          .map((entry) => (
            <Card key={entry.to} title={entry.title} to={entry.to}>
              {entry.text}
            </Card>
          ))}
      </Cards>
    </section>
  );
}

/** The home page: what the platform does, three ways in, the SDKs, and what a developer comes back for. */
export default function Home(): ReactNode {
  return (
    <Layout
      title="Home"
      description="Developer documentation: collect, keep and use card numbers and other sensitive data without it touching your systems."
    >
      <main className={clsx('container', styles.page)}>
        <header className={styles.hero}>
          <Heading as="h1">Keep sensitive data out of your systems, and still use it</Heading>
          <p>
            The platform holds card numbers and other sensitive data in a vault. You keep tokens, and decide
            who sees or sends what is behind them.
          </p>
        </header>
        <CardSection id="start" title="Start here" entries={starts} />
        <CardSection id="sdks" title="SDKs" entries={sdks} />
        <CardSection id="come-back-for" title="What you come back for" entries={tools} />
      </main>
    </Layout>
  );
}
