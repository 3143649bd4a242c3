import { busyTimesIn } from "./busy-times.ts";
import type { ReadingResult, ReadingTask } from "./reading.ts";

/** The other end of `busyTimesApart`; lives for one calendar. */
const here = globalThis as unknown as {
  onmessage: (event: MessageEvent<ReadingTask>) => void;
  postMessage: (result: ReadingResult) => void;
};

here.onmessage = ({ data }) => here.postMessage(read(data));

function read({ text, window, timeZone }: ReadingTask): ReadingResult {
  try {
    return busyTimesIn(text, window, timeZone);
  } catch {
    return null;
  }
}
