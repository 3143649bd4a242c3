import { second } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import type { CalendarReading, CalendarText } from "../../ports/calendar-files.ts";

/** Runs in a worker, because an expensive recurrence rule can neither be interrupted nor may it block the server. */
export function readBusyTimes(
  input: CalendarText,
  timeLimit = 5 * second,
): Promise<CalendarReading> {
  const { promise, resolve, reject } = Promise.withResolvers<CalendarReading>();
  const unreadable = () => reject(new DomainError("ERR_CALENDAR_UNREADABLE"));
  const worker = new Worker(new URL("./busy-times-worker.ts", import.meta.url), { type: "module" });
  const timer = setTimeout(unreadable, timeLimit);
  worker.onmessage = ({ data }: MessageEvent<CalendarReading | null>) =>
    data ? resolve(data) : unreadable();
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
