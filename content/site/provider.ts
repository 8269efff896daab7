/**
 * Who runs the platform that the site documents, with its name, hosts, portal, source code and support. The only place
 * with these facts.
 */
export interface Provider {
  readonly name: string;
  /** Wordmark of the documentation site itself. */
  readonly wordmark: string;
  /**
   * Where this site is served, as an origin without a trailing slash. Set `SITE_URL` to deploy. Where it is absent,
   * nothing that leaves the site (sitemap, archives, messages) identifies a host.
   */
  readonly siteUrl: string | undefined;
  readonly portalUrl: string;
  readonly statusUrl: string;
  readonly sourceCodeUrl: string;
  readonly supportEmail: string;
  /**
   * The day on which someone last compared these facts with what the provider says, e.g. `2026-11-26`. The contact in
   * `security.txt` expires eleven months later.
   */
  readonly lastCompared: string;
  readonly hosts: { readonly test: string; readonly production: string };
  /** Base of the link "Edit this page", up to the folder with `content/docs/`. Without it, no edit link is shown. */
  readonly editUrl?: string;
}

export const provider: Provider = {
  name: 'Basis Theory',
  wordmark: 'Basis Theory Docs',
  siteUrl: process.env.SITE_URL || undefined,
  portalUrl: 'https://portal.basistheory.com',
  statusUrl: 'https://status.basistheory.com',
  sourceCodeUrl: 'https://github.com/Basis-Theory',
  supportEmail: 'support@basistheory.com',
  lastCompared: '2026-11-26',
  hosts: { test: 'https://api.test.basistheory.com', production: 'https://api.basistheory.com' },
};
