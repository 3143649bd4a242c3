import type { Busy } from "../../domain/availability.ts";
import { second } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import type { CalendarText } from "../../ports/calendar-files.ts";

/** Runs in a worker, because an expensive recurrence rule can neither be interrupted nor may it block the server. */
export function readBusyTimes(input: CalendarText, timeLimit = 5 * second): Promise<Busy[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Busy[]>();
  const unreadable = () => reject(new DomainError("ERR_CALENDAR_UNREADABLE"));
  const worker = new Worker(new URL("./busy-times-worker.ts", import.meta.url), { type: "module" });
  const timer = setTimeout(unreadable, timeLimit);
  worker.onmessage = ({ data }: MessageEvent<Busy[] | null>) => data ? resolve(data) : unreadable();
  worker.onerror = (event) => {
    event.preventDefault();
    unreadable();
  };
  worker.postMessage(input);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
