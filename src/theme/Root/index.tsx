// Change: the theme renders the pages alone; a message about the connection has to outlive them. The font is asked for
// with the page, so that the first one shows in it where the connection is fast (see src/css/font.css).
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import type { Props } from '@theme/Root';
import fontAddress from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';
import { ConnectionMessage } from '@site/src/components/ConnectionMessage';

export default function Root({ children }: Props): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" as="font" type="font/woff2" href={fontAddress} crossOrigin="anonymous" />
      </Head>
      {children}
      <ConnectionMessage />
    </>
  );
}
