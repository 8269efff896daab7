import * as z from 'zod';

const redirectSchema = z.strictObject({ from: z.string(), to: z.string() });

/**
 * An old path, without query or fragment, and where it leads: a page of the site, with a query or a fragment where
 * needed.
 */
export type Redirect = Readonly<z.infer<typeof redirectSchema>>;

const PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/**
 * Checks a redirect table against the pages of the site: an old path is well formed, unique and not a page; a target
 * is a page, and not an old path itself, so that there is neither a chain nor a loop.
 *
 * @param table what `content/site/redirects.json` holds under `redirects`
 * @param pages routes of the site map
 * @returns the redirects in the order of the table
 * @throws one error that lists every problem, each a sentence with the fix
 */
export function checkRedirects(table: unknown, pages: ReadonlySet<string>): readonly Redirect[] {
  const parsed = z.array(redirectSchema).safeParse(table);
  if (!parsed.success) throw new Error(`content/site/redirects.json: ${z.prettifyError(parsed.error)}`);
  const problems = redirectProblems(parsed.data, pages);
  if (problems.length > 0)
    throw new Error(problems.map((problem) => `content/site/redirects.json: ${problem}`).join('\n'));
  return parsed.data;
}

/** The page that a redirect leads to: its target without query and fragment. */
export function targetRoute(redirect: Redirect): string {
  return redirect.to.replace(/[?#].*$/, '');
}

function redirectProblems(redirects: readonly Redirect[], pages: ReadonlySet<string>): readonly string[] {
  const sources = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  return redirects.flatMap((redirect) => [
    ...sourceProblems(redirect, sources, pages),
    ...targetProblems(redirect, sources, pages),
  ]);
}

function* sourceProblems(
  redirect: Redirect,
  sources: ReadonlyMap<string, Redirect>,
  pages: ReadonlySet<string>,
): Generator<string> {
  const { from } = redirect;
  if (!PATH.test(from)) {
    yield `the old path "${from}" is not a path in lower case that starts with / and has no trailing slash, query or fragment. Correct "from".`;
  }
  if (sources.get(from) !== redirect) yield `the old path ${from} is listed twice. Keep one of its targets.`;
  if (pages.has(from))
    yield `${from} is a page of content/site/site-map.json. Remove the redirect, or the page from the site map.`;
}

function* targetProblems(
  redirect: Redirect,
  sources: ReadonlyMap<string, Redirect>,
  pages: ReadonlySet<string>,
): Generator<string> {
  const route = targetRoute(redirect);
  const next = sources.get(route);
  if (next !== undefined && targetRoute(next) === redirect.from) {
    yield `${redirect.from} and ${route} lead to each other. Point both to a page.`;
  } else if (next !== undefined) {
    yield `${redirect.from} leads to ${route}, which is redirected itself. Point it to ${next.to}.`;
  } else if (!pages.has(route)) {
    yield `${redirect.from} leads to ${route}, which is not a page of content/site/site-map.json. Correct "to", or put the page on the site map.`;
  }
}
