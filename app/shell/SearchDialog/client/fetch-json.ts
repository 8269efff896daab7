/**
 * Fetches one of the search files.
 *
 * @param url absolute path on this site
 * @throws a sentence that gives the file, and the status if there is one
 */
export async function fetchJson<Content>(url: string): Promise<Content> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new Error(`The search file ${url} could not be loaded. Check your connection, then try again.`, {
      cause,
    });
  });
  if (!response.ok)
    throw new Error(
      `The search file ${url} could not be loaded (status ${String(response.status)}). Reload the page.`,
    );
  try {
    return (await response.json()) as Content;
  } catch (cause) {
    throw new Error(`The search file ${url} arrived incomplete. Try again.`, { cause });
  }
}
