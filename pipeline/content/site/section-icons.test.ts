import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sectionIcons } from './section-icons.ts';
import { sitePages } from './site-map.ts';

const drawn = [...readFileSync('app/css/sidebar.css', 'utf8').matchAll(/\.sidebar-icon--([a-z]+) \{/g)].map(
  (match) => match[1],
);

it('every icon that a section names is drawn, and every drawn icon is named', () => {
  expect([...new Set(Object.values(sectionIcons))].sort()).toEqual([...drawn].sort());
});

it('every section with an icon is one of the site map', () => {
  const sections = new Set(sitePages.map(({ category: [first], label }) => first ?? label));
  expect(Object.keys(sectionIcons).filter((section) => !sections.has(section))).toEqual([]);
});

it('no two groups of a sidebar have the same icon', () => {
  for (const sidebar of ['docs', 'api', 'sdk']) {
    const sections = new Set(
      sitePages
        .filter((page) => page.sidebar === sidebar)
        .map(({ category: [first], label }) => first ?? label),
    );
    const icons = [...sections].flatMap((section) => sectionIcons[section] ?? []);
    expect(icons.length).toBeGreaterThan(2);
    expect([...new Set(icons)]).toEqual(icons);
  }
});
