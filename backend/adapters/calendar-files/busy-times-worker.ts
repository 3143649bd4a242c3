import type { CalendarReading, CalendarText } from "../../ports/calendar-files.ts";
import { busyTimesIn } from "./busy-times.ts";

const worker = globalThis as unknown as {
  onmessage: (event: MessageEvent<CalendarText>) => void;
  postMessage: (reading: CalendarReading | "loaded" | null) => void;
};

worker.onmessage = ({ data }) => worker.postMessage(readingOrNull(data));
worker.postMessage("loaded");

function readingOrNull(input: CalendarText): CalendarReading | null {
  try {
    return busyTimesIn(input);
  } catch {
    return null;
  }
}
