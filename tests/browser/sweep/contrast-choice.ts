/** Decides, while pages are opened one after another, on which of them contrast has to be looked at. */
export interface ContrastChoice {
  /**
   * Chooses a page if it shows a kind that no page before it has shown.
   *
   * @param kinds what the page shows, each in a form that is equal on every page
   * @returns whether the page is chosen
   */
  readonly choose: (route: string, kinds: Iterable<string>) => boolean;
  /** Routes of the pages chosen so far. */
  readonly chosen: ReadonlySet<string>;
}

/** Starts a choice in which no kind has been seen. */
export function contrastChoice(): ContrastChoice {
  const seen = new Set<string>();
  const chosen = new Set<string>();
  return {
    chosen,
    choose: (route, kinds) => {
      const before = seen.size;
      for (const kind of kinds) seen.add(kind);
      if (seen.size > before) chosen.add(route);
      return seen.size > before;
    },
  };
}
