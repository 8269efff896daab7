// Change: the font is asked for with the page, so that the first page shows in it where the connection is fast (see
// src/css/font.css). It comes after the head of the site: while the page hydrates, only the heads so far are in force,
// and a browser that sees no icon asks for /favicon.ico.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import fontAddress from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';

export default function SiteMetadata(): ReactNode {
  return (
    <>
      <OriginalSiteMetadata />
      <Head>
        <link rel="preload" as="font" type="font/woff2" href={fontAddress} crossOrigin="anonymous" />
      </Head>
    </>
  );
}
