import type { ReactNode } from 'react';
import { ExternalLink } from '../ExternalLink';

interface FooterLink {
  readonly label: string;
  readonly to?: string;
  readonly href?: string;
}

interface FooterProps {
  readonly groups: readonly { readonly title: string; readonly items: readonly FooterLink[] }[];
  readonly copyright: string;
}

function FooterEntry({ label, to, href }: FooterLink): ReactNode {
  if (to !== undefined)
    return (
      <a className="footer__link-item" href={to}>
        {label}
      </a>
    );
  return (
    <ExternalLink className="footer__link-item" href={href}>
      {label}
    </ExternalLink>
  );
}

/** The groups of links below every page. */
export function Footer({ groups, copyright }: FooterProps): ReactNode {
  return (
    <footer className="footer">
      <div className="container">
        <div className="footer__links">
          {groups.map(({ title, items }) => (
            <div key={title}>
              <div className="footer__title">{title}</div>
              <ul className="clean-list">
                {items.map((item) => (
                  <li key={item.label}>
                    <FooterEntry {...item} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="footer__bottom">{copyright}</div>
      </div>
    </footer>
  );
}
