import type { Instant } from "../days.ts";
import { keptHold } from "./kept-hold.ts";
import { type LeftPage, leftPagePrefix } from "./left-page.ts";
import { inTab, storedRequest } from "./open-request.ts";

/** Whether this visitor holds the time: for a login, for the code from a mail, or with an open form. */
export function isOwnHold(eventType: string, startsAt: Instant): boolean {
  if (storedRequest(eventType, startsAt)) return true;
  const left = inTab<LeftPage>(leftPagePrefix + eventType)?.hold;
  return [keptHold(eventType, startsAt), left].some((hold) =>
    hold?.startsAt === startsAt && hold.expiresAt > Date.now()
  );
}
