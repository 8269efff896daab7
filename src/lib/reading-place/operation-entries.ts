/** An operation of a page, as the sidebar lists it. */
export interface OperationEntry {
  readonly method: string;
  readonly title: string;
  /** Id of its heading. */
  readonly anchor: string;
}

/** What the build writes for the sidebar: the operations of each page that has some, by route. */
export interface PagesData {
  readonly operations: Readonly<Partial<Record<string, readonly OperationEntry[]>>>;
}
