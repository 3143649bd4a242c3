import type { Ports } from "../ports/ports.ts";

export type JobContext = {
  ports: Ports;
  /** Where the provider sends webhook events; null when it cannot reach this server. */
  webhookUrl: string | null;
  /** ms */
  now: number;
  clock: () => number;
  /** Aborted when the server stops: a long run ends at its next safe point. */
  stopping: AbortSignal;
};

export type Job = {
  /** Also the name of its lease. */
  name: string;
  everyMs: number;
  /** Runs in every process without a lease, because each run claims the rows it works on. */
  claims?: boolean;
  /** Also runs when a server starts, without a lease. */
  atStart?: boolean;
  run(context: JobContext): Promise<unknown>;
};
