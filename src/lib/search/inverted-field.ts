/** One field of all sections, by term. */
export interface InvertedField {
  /** How many terms the field has in each section. */
  readonly lengths: readonly number[];
  /** For each term: in which sections it stands and how often, in the order of the sections. */
  readonly postings: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

/**
 * Turns the terms of sections into the sections of terms.
 *
 * @param sections the terms of one field, for each section
 */
export function invertField(sections: readonly (readonly string[])[]): InvertedField {
  const postings = new Map<string, Map<number, number>>();
  sections.forEach((terms, section) => {
    for (const term of terms) {
      let sectionsOfTerm = postings.get(term);
      if (sectionsOfTerm === undefined) postings.set(term, (sectionsOfTerm = new Map<number, number>()));
      sectionsOfTerm.set(section, (sectionsOfTerm.get(section) ?? 0) + 1);
    }
  });
  return { lengths: sections.map(({ length }) => length), postings };
}

/** Where a term stands in more sections than this, it stays in those that it says most about. */
const MOST_SECTIONS_OF_A_TERM = 64;

/**
 * Leaves each term the sections that it says most about. What stands everywhere tells little, and neither the file nor
 * the time of a query grows with it.
 *
 * @param most sections that a term may keep
 */
export function keepStrongest(
  { lengths, postings }: InvertedField,
  most = MOST_SECTIONS_OF_A_TERM,
): InvertedField {
  const share = ([section, frequency]: readonly [number, number]): number =>
    frequency / (10 + (lengths[section] ?? 0));
  const strongest = (sections: ReadonlyMap<number, number>): ReadonlyMap<number, number> =>
    sections.size <= most
      ? sections
      : new Map(
          [...sections]
            .sort((one, other) => share(other) - share(one))
            .slice(0, most)
            .sort(([one], [other]) => one - other),
        );
  return {
    lengths,
    postings: new Map([...postings].map(([term, sections]) => [term, strongest(sections)])),
  };
}
