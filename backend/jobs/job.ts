import type { Ports } from "../ports/ports.ts";

export type JobContext = {
  ports: Ports;
  /** Where the provider sends webhook events; null when it cannot reach this server. */
  webhookUrl: string | null;
  /** ms */
  now: number;
  clock: () => number;
  stopping: AbortSignal;
};

export type Job = {
  name: string;
  everyMs: number;
  /** Runs in every process without a lease, because each run claims the rows it works on. */
  claims?: boolean;
  atStart?: boolean;
  run(context: JobContext): Promise<unknown>;
};
