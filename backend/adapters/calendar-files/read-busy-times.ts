import { second } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import type { CalendarReading, CalendarText } from "../../ports/calendar-files.ts";

const loadingLimit = 30 * second;

/**
 * Runs in a worker, because an expensive recurrence rule can neither be interrupted nor may it block the server.
 * `timeLimit` in ms, counted from the moment when the worker is loaded: a busy machine makes no calendar unreadable.
 */
export function readBusyTimes(
  input: CalendarText,
  timeLimit = 5 * second,
): Promise<CalendarReading> {
  const { promise, resolve, reject } = Promise.withResolvers<CalendarReading>();
  const unreadable = () => reject(new DomainError("ERR_CALENDAR_UNREADABLE"));
  const worker = new Worker(new URL("./busy-times-worker.ts", import.meta.url), { type: "module" });
  let timer = setTimeout(unreadable, loadingLimit);
  worker.onmessage = ({ data }: MessageEvent<CalendarReading | "loaded" | null>) => {
    if (data === "loaded") {
      clearTimeout(timer);
      timer = setTimeout(unreadable, timeLimit);
      worker.postMessage(input);
    } else if (data) resolve(data);
    else unreadable();
  };
  worker.onerror = (event) => {
    event.preventDefault();
    unreadable();
  };
  return promise.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
