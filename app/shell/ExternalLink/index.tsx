import type { ComponentProps, ReactNode } from 'react';

/** A link to another site, which opens beside this one; the icon says so. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'>): ReactNode {
  return (
    <a target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <svg
        width="13.5"
        height="13.5"
        viewBox="0 0 24 24"
        aria-label="(opens in new tab)"
        className="external"
      >
        <path
          fill="currentColor"
          d="M21 13v10h-21v-19h12v2h-10v15h17v-8h2zm3-12h-10.988l4.035 4-6.977 7.07 2.828 2.828 6.977-7.07 4.125 4.172v-11z"
        />
      </svg>
    </a>
  );
}
