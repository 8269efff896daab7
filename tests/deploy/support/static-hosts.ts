/** Reads the files for static hosts as their documentation describes it, and finds what they'd send. */

/** A rule of `_headers`. */
interface FileRule {
  readonly path: string;
  /** Names that are taken away first, in lower case. */
  readonly unset: readonly string[];
  readonly set: readonly (readonly [name: string, value: string])[];
}

/** Reads `_headers`. A line that isn't a comment, a path, or an indented header fails. */
export function parseHeadersFile(text: string): readonly FileRule[] {
  const rules: { path: string; unset: string[]; set: [string, string][] }[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const header = /^ {2}(?:! (?<unset>[\w-]+)|(?<name>[\w-]+): (?<value>.+))$/.exec(line)?.groups;
    if (line.startsWith('/')) rules.push({ path: line, unset: [], set: [] });
    else if (header?.unset !== undefined) rules.at(-1)?.unset.push(header.unset.toLowerCase());
    else if (header?.name !== undefined) rules.at(-1)?.set.push([header.name, header.value ?? '']);
    else throw new Error(`No host reads this line of _headers: ${line}`);
  }
  return rules;
}

/** A `*` takes any characters, slashes too. Hosts know one in a path. */
function matches(path: string, address: string): boolean {
  const [start = '', end, ...more] = path.split('*');
  if (more.length > 0) throw new Error(`${path} has two asterisks. Hosts know one.`);
  if (end === undefined) return address === path;
  return address.length >= start.length + end.length && address.startsWith(start) && address.endsWith(end);
}

type Headers = Readonly<Record<string, string>>;

/** What Netlify sends. The last rule that has a header counts. */
export function netlifySends(rules: readonly FileRule[], address: string): Headers {
  if (rules.some(({ unset }) => unset.length > 0)) throw new Error('Netlify takes no header away.');
  return Object.fromEntries(rules.filter(({ path }) => matches(path, address)).flatMap(({ set }) => set));
}

/** What Cloudflare sends. Values of several rules are joined, unless a rule takes the earlier ones away. */
export function cloudflareSends(rules: readonly FileRule[], address: string): Headers {
  const sent = new Map<string, string>();
  for (const { unset, set } of rules.filter(({ path }) => matches(path, address))) {
    for (const name of sent.keys()) if (unset.includes(name.toLowerCase())) sent.delete(name);
    for (const [name, value] of set) sent.set(name, [sent.get(name) ?? [], value].flat().join(', '));
  }
  return Object.fromEntries(sent);
}

/** Part of `vercel.json`. */
export interface VercelConfig {
  readonly headers: readonly {
    readonly source: string;
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  }[];
  readonly redirects: readonly {
    readonly source: string;
    readonly destination: string;
    readonly statusCode: number;
  }[];
}

/** What Vercel sends. A source is a pattern of `path-to-regexp`, and the last value counts. */
export function vercelSends({ headers }: VercelConfig, address: string): Headers {
  return Object.fromEntries(
    headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(address))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
  );
}

/** Reads `_redirects`, where the first line with a path counts. */
export function parseRedirectsFile(text: string): ReadonlyMap<string, readonly [to: string, status: string]> {
  const found = new Map<string, readonly [string, string]>();
  for (const line of text.trim().split('\n')) {
    const [from = '', to = '', status = '', ...more] = line.split(' ');
    if (!from.startsWith('/') || !to.startsWith('/') || more.length > 0 || /[*:]/.test(from))
      throw new Error(`No host reads this line of _redirects: ${line}`);
    if (!found.has(from)) found.set(from, [to, status]);
  }
  return found;
}
