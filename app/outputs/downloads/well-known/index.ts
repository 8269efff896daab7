/** Files at paths that machines know without a link (RFC 8615), aside from the agent skills. */
import { API_CATALOG } from '../../../../content/site/headers.ts';
import { provider } from '../../../../content/site/provider.ts';
import type { Downloads } from '../downloads.ts';
import { apiCatalog } from './api-catalog.ts';
import { securityText } from './security-text.ts';

const SECURITY = '/.well-known/security.txt';

/** The files, by their path from the site's root. They're made of a few lines, so nothing keeps them. */
export function wellKnownDownloads(): Promise<Downloads> {
  return Promise.resolve(
    new Map([
      [API_CATALOG, apiCatalog(provider)],
      [SECURITY, securityText(provider, SECURITY)],
    ]),
  );
}
