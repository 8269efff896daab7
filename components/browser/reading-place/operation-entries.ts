/** An operation of a page, as the sidebar lists it. */
export interface OperationEntry {
  readonly method: string;
  readonly title: string;
  /** ID of its heading. */
  readonly anchor: string;
}
