/** A section of a page, as its contents lists show it. */
export interface SectionOfPage {
  /** ID of its heading. */
  readonly id: string;
  /** 2 or 3. */
  readonly level: number;
  /** Its heading, without links. */
  readonly html: string;
}
