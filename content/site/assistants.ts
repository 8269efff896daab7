/** An assistant that readers can open a page in. */
export interface Assistant {
  readonly name: string;
  /** Where it opens, with `{markdown}` for the page's URL, e.g. `https://assistant.example/?q=Read+{markdown}`. */
  readonly urlTemplate: string;
}

/** The assistants that the menu of each page links to. When it's empty, no page links to one. */
const assistants: readonly Assistant[] = [];

/** A link that opens a page in an assistant. */
export interface AssistantLink {
  readonly name: string;
  readonly href: string;
}

/**
 * The links of a page to assistants, which fetch it from this site as Markdown.
 *
 * @param markdown URL of the page as Markdown, e.g. `/docs/api/tokens.md`
 * @param siteUrl origin of the site. It's empty where it isn't known, and nothing can be fetched from it
 * @throws a sentence for a template that can't lead to the page
 */
export function assistantLinks(
  markdown: string,
  siteUrl: string,
  configured: readonly Assistant[] = assistants,
): readonly AssistantLink[] {
  const wrong = configured.find(({ urlTemplate }) => !/^https:\/\/[^{]+\{markdown\}/.test(urlTemplate));
  if (wrong !== undefined)
    throw new Error(
      `content/site/assistants.ts: The template "${wrong.urlTemplate}" of ${wrong.name} must begin with https:// and contain {markdown}, where the page's URL goes.`,
    );
  if (siteUrl === '') return [];
  const address = encodeURIComponent(siteUrl + markdown);
  return configured.map(({ name, urlTemplate }) => ({
    name,
    href: urlTemplate.replaceAll('{markdown}', address),
  }));
}
