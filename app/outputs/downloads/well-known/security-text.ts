/** The `security.txt` (RFC 9116), with the contact for vulnerabilities. */
import type { Provider } from '../../../../content/site/provider.ts';

/** The RFC asks for less than a year, after which a contact counts as out of date. */
const MONTHS = 11;

/** When the file expires, a fixed time after someone last confirmed the contact, so that equal sources give equal files. */
export function expiryOf({ lastCompared }: Pick<Provider, 'lastCompared'>): Date {
  const expires = new Date(`${lastCompared}T00:00:00Z`);
  expires.setUTCMonth(expires.getUTCMonth() + MONTHS);
  return expires;
}

/**
 * Writes the file.
 *
 * @param path where the site has it, which it states where the site's URL is known
 */
export function securityText(
  provider: Pick<Provider, 'lastCompared' | 'siteUrl' | 'supportEmail'>,
  path: string,
): string {
  const { siteUrl, supportEmail } = provider;
  const lines = [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${expiryOf(provider).toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    ...(siteUrl === undefined ? [] : [`Canonical: ${siteUrl}${path}`]),
  ];
  return `${lines.join('\n')}\n`;
}
