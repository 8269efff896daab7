import type { BarItem } from './bar-items.ts';
import { provider } from './provider.ts';

/** The items of the bar at the top, in order. Search is between the documentation and the links to other sites. */
export const barItems = [
  { type: 'page', route: '/docs', label: 'Guides', position: 'left' },
  { type: 'page', route: '/docs/api', label: 'API', position: 'left' },
  { type: 'page', route: '/docs/sdks', label: 'SDKs', position: 'left' },
  { type: 'search', position: 'right' },
  { type: 'link', href: provider.sourceCodeUrl, label: 'Source code', position: 'right' },
  { type: 'color-mode', position: 'right' },
  {
    type: 'link',
    href: provider.portalUrl,
    label: 'Sign In',
    position: 'right',
    className: 'navbar-sign-in',
  },
] as const satisfies readonly BarItem[];

/** The footer's groups of links. */
const footerLinks = [
  {
    title: 'Guides',
    items: [
      { label: 'Getting started', to: '/docs' },
      { label: 'Collect a card', to: '/docs/card-payments/replace-processor-iframes' },
      { label: 'Tokens', to: '/docs/concepts/what-are-tokens' },
      { label: 'Agentic commerce', to: '/docs/use-cases/agentic' },
      { label: 'Production checklist', to: '/docs/guides/production-checklist' },
    ],
  },
  {
    title: 'API',
    items: [
      { label: 'API reference', to: '/docs/api' },
      { label: 'Authentication', to: '/docs/api/authentication' },
      { label: 'Tokens', to: '/docs/api/tokens' },
      { label: 'Errors', to: '/docs/api/errors' },
      { label: 'Webhooks', to: '/docs/api/webhooks' },
      { label: 'Changelog', to: '/changelog' },
    ],
  },
  {
    title: 'SDKs',
    items: [
      { label: 'All SDKs', to: '/docs/sdks' },
      { label: 'Server-side', to: '/docs/sdks/server-side' },
      { label: 'Node.js', to: '/docs/sdks/server-side/node' },
      { label: 'Elements', to: '/docs/sdks/web/web-elements/components' },
    ],
  },
  {
    title: 'Tools',
    items: [
      { label: 'Test data', to: '/docs/api/testing' },
      { label: 'IP addresses', to: '/docs/api/ip-addresses' },
      { label: 'Rate limits and quotas', to: '/docs/api/rate-limits' },
      { label: 'Tools', to: '/docs/tools' },
      { label: 'Accessibility', to: '/docs/accessibility' },
    ],
  },
  {
    title: 'Source',
    items: [{ label: 'Source code', href: provider.sourceCodeUrl }],
  },
  {
    title: 'Support',
    items: [
      { label: 'Portal', href: provider.portalUrl },
      { label: 'Status', href: provider.statusUrl },
      { label: provider.supportEmail, href: `mailto:${provider.supportEmail}` },
      { label: 'Accessibility', to: '/docs/accessibility' },
    ],
  },
] as const;

/**
 * The footer's groups with the links that lead somewhere.
 *
 * @param routes of the site's pages. A small site, such as the gallery's, has few of them
 */
export function footerGroups(
  routes: Pick<ReadonlySet<string>, 'has'>,
): { title: string; items: { label: string; to?: string; href?: string }[] }[] {
  return footerLinks.map((group) => ({
    title: group.title,
    items: group.items.filter((item) => !('to' in item) || routes.has(item.to)).map((item) => ({ ...item })),
  }));
}

/** Shown above the bar until the reader closes it; shown again when its ID changes. */
export const announcement = {
  id: 'agentic-commerce-2026',
  content: '<a href="/docs/use-cases/agentic">Agents can now pay with your customers’ cards</a>',
  isCloseable: true,
} as const;
