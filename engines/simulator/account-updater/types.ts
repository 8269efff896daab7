/** A batch job as the simulator keeps it. */
export interface StoredUpdaterJob {
  readonly id: string;
  readonly createdBy: string;
  readonly createdAt: number;
  /** How many rows gave each result code. Absent while the job waits for its file. */
  readonly results?: Readonly<Record<string, number>>;
}
