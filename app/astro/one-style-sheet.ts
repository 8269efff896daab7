import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import postcss, { type Root } from 'postcss';

const LINK = /<link rel="stylesheet" href="(?<address>[^"]+)">/g;

/** The rules of several style sheets in their order, each that stands in two of them where it stands first. */
function joined(sheets: readonly string[]): string {
  const [first, ...others]: readonly Root[] = sheets.map((css) => postcss.parse(css));
  if (first === undefined) return '';
  const known = new Set(first.nodes.map(String));
  for (const other of others) first.append(other.nodes.filter((node) => !known.has(String(node))));
  return String(first);
}

/**
 * Lets the built pages have one style sheet instead of two, most of whose rules are the same: one with what the pages
 * are rendered with, the other with what their scripts render.
 *
 * @param folder of the built site
 * @throws when a page has other style sheets than the rest
 */
export async function joinStyleSheets(folder: string): Promise<void> {
  const pages = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(folder, name));
  const sources = new Map(
    await Promise.all(pages.map(async (page) => [page, await readFile(page, 'utf8')] as const)),
  );
  const linkedBy = (html: string): readonly string[] =>
    [...html.matchAll(LINK)].flatMap(({ groups }) => groups?.address ?? []);
  const styled = [...sources].filter(([, html]) => linkedBy(html).length > 0);
  const [[, one] = ['', '']] = styled;
  const addresses = linkedBy(one);
  const odd = styled.find(([, html]) => new Set([...addresses, ...linkedBy(html)]).size !== addresses.length);
  if (odd !== undefined)
    throw new Error(
      `${path.relative(folder, odd[0])} has other style sheets than the other pages. All pages share one: import the styles where all pages do, in app/routes/layout.astro.`,
    );
  if (addresses.length < 2) return;
  const files = addresses.map((address) => path.join(folder, address));
  const sheets = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  // Astro links them now in this order and now in that one; what all pages are rendered with is longer.
  const css = joined(sheets.sort((sheet, other) => other.length - sheet.length));
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const address = `${path.posix.dirname(addresses[0] ?? '')}/style.${hash}.css`;
  await writeFile(path.join(folder, address), css);
  const link = `<link rel="stylesheet" href="${address}">`;
  await Promise.all(
    styled.map(([page, html]) => {
      const [one = '', ...others] = [...html.matchAll(LINK)].map(([whole]) => whole);
      const withoutOthers = others.reduce((rest, other) => rest.replace(other, ''), html);
      return writeFile(page, withoutOthers.replace(one, link));
    }),
  );
  await Promise.all(files.map((file) => rm(file)));
}
