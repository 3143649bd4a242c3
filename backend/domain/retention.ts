import { day } from "./duration.ts";

/**
 * How long (ms) what the house needs for its own work is kept after it has done its part. What people wrote, booked and
 * agreed to is not among it: that stays until they say otherwise.
 */
export const retention = {
  /** Mails that were sent or given up: long enough to be asked about, and to be tried again. */
  mails: 30 * day,
  /** The first answers to requests that carried an Idempotency-Key. */
  answers: day,
  /** The keys of a provider's news: a message that is repeated comes within a day. */
  news: 3 * day,
};

/**
 * So many of the last changes are kept. Whoever follows them is behind by a handful; whoever slept longer finds that some
 * are gone, and reads everything anew.
 */
export const keptChanges = 100_000;
