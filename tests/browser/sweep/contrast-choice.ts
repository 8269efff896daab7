/** Decides, while pages are opened one after another, on which of them contrast must be looked at, and what at. */
export interface ContrastChoice {
  /**
   * Chooses a page if it shows a kind that no page before it has shown.
   *
   * @param kinds what the page shows, each in a form that is equal on every page
   * @returns the kinds that are new; none when the page is not chosen
   */
  readonly choose: (route: string, kinds: Iterable<string>) => readonly string[];
  /** Routes of the pages chosen so far. */
  readonly chosen: ReadonlySet<string>;
}

/** Starts a choice that has seen no kind. */
export function contrastChoice(): ContrastChoice {
  const seen = new Set<string>();
  const chosen = new Set<string>();
  return {
    chosen,
    choose: (route, kinds) => {
      const unseen = [...new Set(kinds)].filter((kind) => !seen.has(kind));
      for (const kind of unseen) seen.add(kind);
      if (unseen.length > 0) chosen.add(route);
      return unseen;
    },
  };
}
