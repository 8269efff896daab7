/** What code says in each of the two environments, by the language of its fence. The build writes it for the browser. */
export type SampleEnvironments = Readonly<
  Record<string, { readonly test: string; readonly production: string }>
>;

const FENCED =
  /^(?<indent>[ >]*)(?<fence>`{3,}|~{3,})(?<language>[\w+-]*).*\n(?:.*\n)*?\k<indent>\k<fence>[`~]*$/gm;

/**
 * Markdown whose samples are for the production environment. The text around them compares the two environments, so it
 * stays unchanged. The page, too, only changes its code.
 *
 * @param markdown with samples for the test environment
 */
export function inProduction(markdown: string, environments: SampleEnvironments): string {
  return markdown.replaceAll(FENCED, (block, ...found) => {
    const { language = '' } = found.at(-1) as Readonly<Record<string, string>>;
    const tokens = Object.hasOwn(environments, language) ? environments[language] : undefined;
    return tokens === undefined ? block : block.replaceAll(tokens.test, tokens.production);
  });
}
