import type { ReactNode } from 'react';

interface BreadcrumbsProps {
  /** From the section down to the page; one without a route is only named. */
  readonly crumbs: readonly { readonly label: string; readonly route?: string }[];
}

/** Where the page is. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps): ReactNode {
  return (
    <nav className="breadcrumbs__box" aria-label="Breadcrumbs">
      <ul className="breadcrumbs">
        {crumbs.map(({ label, route }, index) => (
          <li key={index} className="breadcrumbs__item">
            {route === undefined || index === crumbs.length - 1 ? (
              <span className="breadcrumbs__link">{label}</span>
            ) : (
              <a className="breadcrumbs__link" href={route}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
