import type { ComponentProps, ReactNode } from 'react';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly to: string;
  /** Whether the page that it leads to takes the place of this one in the history. */
  readonly replace?: boolean;
};

/** A file that the site offers beside its pages. No page has an ending in its URL. */
const FILE = /^\/[^?#]*\.[a-z0-9]+$/;

/** A link to a page of the site, to a file that it offers, or to another site, which opens beside it. */
export function Link({ to, replace = false, ...props }: LinkProps): ReactNode {
  const elsewhere = /^https?:/.test(to) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a
      href={to}
      {...elsewhere}
      {...(FILE.test(to) ? { download: '' } : {})}
      {...(replace ? { 'data-astro-history': 'replace' } : {})}
      {...props}
    />
  );
}
