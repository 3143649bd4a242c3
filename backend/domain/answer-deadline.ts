import { day, hour } from "./duration.ts";

const answerTime = day;
/** A client needs so long (ms) between the answer and the start. */
const answerBeforeStart = 2 * hour;

/** When (ms) a request for a time lapses without an answer, if it is made at `now`. */
export function answerDeadline(startsAt: number, now: number): number {
  return Math.min(now + answerTime, startsAt - answerBeforeStart);
}
