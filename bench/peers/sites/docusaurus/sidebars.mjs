import { readFileSync } from 'node:fs';

const { sections } = JSON.parse(readFileSync('site.json', 'utf8'));

const documentId = (route) => route.replace(/^\/docs\/?/, '') || 'index';

function entry({ label, route, entries }) {
  if (entries.length === 0) return { type: 'doc', id: documentId(route), label };
  const link = route === undefined ? {} : { link: { type: 'doc', id: documentId(route) } };
  return { type: 'category', label, ...link, items: entries.map(entry) };
}

export default Object.fromEntries(sections.map(({ name, entries }) => [name, entries.map(entry)]));
