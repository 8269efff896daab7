// Change: the breadcrumb begins with the section of the page in words, where the theme has an icon that leads home, as
// the name of the site next to it does.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { MAIN_ENTRIES } from '@site/src/lib/addresses/main-entries';

export default function HomeBreadcrumbItem(): ReactNode {
  const name = useDocsSidebar()?.name;
  const entry = MAIN_ENTRIES.find(({ sidebar }) => sidebar === name);
  if (entry === undefined) return null;
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" href={entry.to}>
        {entry.section}
      </Link>
    </li>
  );
}
