import type { WrittenFile } from './homes.ts';

/** What a program did, as the process that ran it reports. */
export interface ProgramReport {
  readonly name: string;
  /** The lines that it printed. */
  readonly printed: readonly string[];
  /** The lines that it printed as errors. */
  readonly complaints: readonly string[];
  /** Seconds that it waited, each time; nothing really waits. */
  readonly waits: readonly number[];
  /** Seconds that the last request was allowed to take; absent when there was none, or no limit. */
  readonly timeOut?: number;
  /** What it left in the folder that it ran in. */
  readonly files?: readonly WrittenFile[];
  /** Absent when the program ran to its end. */
  readonly failure?: string;
}
