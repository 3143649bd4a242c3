/** How the runs of a job went. Instants in ms. */
export type JobState = {
  name: string;
  everyMs: number;
  /** Runs in every process at once. */
  claims: boolean;
  /** Of the last run that has ended; null before the first one. */
  startedAt: number | null;
  tookMs: number | null;
  /** The process of the last run. */
  holder: string | null;
  /** Null when the last run went well. */
  error: string | null;
  failuresInRow: number;
  failedAt: number | null;
  requestedAt: number | null;
  /** The process that runs it now. */
  runningIn: string | null;
};

export type JobRun = {
  name: string;
  holder: string;
  startedAt: number;
  tookMs: number;
  error: string | null;
};

export interface JobStates {
  /** By name. */
  list(now: number): Promise<JobState[]>;
  find(name: string, now: number): Promise<JobState | null>;
  /** The jobs of this release; others are forgotten. */
  register(jobs: Pick<JobState, "name" | "everyMs" | "claims">[]): Promise<void>;
  record(run: JobRun): Promise<void>;
  request(name: string, now: number): Promise<void>;
  /** The names of requested jobs. */
  requested(): Promise<string[]>;
  /** False when another process has begun it. */
  takeRequest(name: string): Promise<boolean>;
}
