import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Who provides the site, and where it is; the origin is absent where it isn't known when the site is built. */
export function useSite(): { readonly supportEmail: string; readonly origin: string | undefined } {
  const { supportEmail, siteUrl } = useDocusaurusContext().siteConfig.customFields ?? {};
  return { supportEmail: String(supportEmail), origin: typeof siteUrl === 'string' ? siteUrl : undefined };
}
