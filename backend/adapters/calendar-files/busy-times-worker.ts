import type { CalendarReading, CalendarText } from "../../ports/calendar-files.ts";
import { busyTimesIn } from "./busy-times.ts";

const worker = globalThis as unknown as {
  onmessage: (event: MessageEvent<CalendarText>) => void;
  postMessage: (reading: CalendarReading | null) => void;
};

worker.onmessage = ({ data }) => worker.postMessage(readingOrNull(data));

function readingOrNull(input: CalendarText): CalendarReading | null {
  try {
    return busyTimesIn(input);
  } catch {
    return null;
  }
}
