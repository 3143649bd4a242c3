import type { Busy } from "../../domain/availability.ts";
import type { CalendarText } from "../../ports/calendar-files.ts";
import { busyTimesIn } from "./busy-times.ts";

const worker = globalThis as unknown as {
  onmessage: (event: MessageEvent<CalendarText>) => void;
  postMessage: (busyTimes: Busy[] | null) => void;
};

worker.onmessage = ({ data }) => worker.postMessage(busyTimesOrNull(data));

function busyTimesOrNull(input: CalendarText): Busy[] | null {
  try {
    return busyTimesIn(input);
  } catch {
    return null;
  }
}
