import type { Busy } from "../../domain/availability.ts";
import { DomainError } from "../../domain/errors.ts";

/** ms; a calendar of many years is read in a fraction of it. */
const longestReading = 5_000;

export type ReadingTask = {
  text: string;
  window: { from: number; to: number };
  timeZone: string;
};

/** null: it is no calendar, or more than can be kept. */
export type ReadingResult = Busy[] | null;

/**
 * Reads a calendar beside the house's own work: whatever its recurrences ask for, nobody waits for it, and it is ended
 * when it takes too long. ERR_CALENDAR_UNREADABLE.
 */
export function busyTimesApart(
  text: string,
  window: { from: number; to: number },
  timeZone: string,
  timeLimit = longestReading,
): Promise<Busy[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Busy[]>();
  const unreadable = () => reject(new DomainError("ERR_CALENDAR_UNREADABLE"));
  const worker = new Worker(new URL("./reader.ts", import.meta.url), { type: "module" });
  const end = setTimeout(unreadable, timeLimit);
  worker.onmessage = ({ data }: MessageEvent<ReadingResult>) => data ? resolve(data) : unreadable();
  worker.onerror = (event) => {
    event.preventDefault();
    unreadable();
  };
  worker.postMessage({ text, window, timeZone } satisfies ReadingTask);
  return promise.finally(() => {
    clearTimeout(end);
    worker.terminate();
  });
}
