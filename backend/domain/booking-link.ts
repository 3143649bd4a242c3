import { day } from "./duration.ts";
import type { TherapySession } from "./therapy-session.ts";

const worksAfterEndMs = 7 * day;

/** The links in a booking's mails work until a week after the session. `now` in ms. */
export function linkWorks({ endsAt }: Pick<TherapySession, "endsAt">, now: number): boolean {
  return now < endsAt + worksAfterEndMs;
}
