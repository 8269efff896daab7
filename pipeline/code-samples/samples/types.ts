import type { LanguageId } from '../lists.ts';

export interface SampleFile {
  readonly language: LanguageId;
  /** On the tab. */
  readonly label: string;
  /** Grammar that colors the code. */
  readonly highlight: string;
  readonly code: string;
  /** What the sample was checked against, as a sentence; undefined when it was only parsed. */
  readonly checked: string | undefined;
}

export interface Sample {
  readonly id: string;
  readonly title: string;
  /** Shown below the code: what the reader must know before running it. */
  readonly note?: string;
  /** Whether readers can download its files. */
  readonly download?: boolean;
  /** In the order of the tabs. */
  readonly files: readonly SampleFile[];
}
