import type { Instant } from "../days.ts";
import { browserHold } from "./browser-holds.ts";
import { keptHold } from "./kept-hold.ts";
import { type LeftPage, leftPagePrefix } from "./left-page.ts";
import { inTab, storedRequest } from "./open-request.ts";
import { storedOrder } from "./stored-orders.ts";

/** Whether this visitor has the time: held for a login, for a code or with an open form, or waiting for its payment. */
export function isOwnHold(eventType: string, startsAt: Instant): boolean {
  if (storedRequest(eventType, startsAt) || browserHold(eventType, startsAt)) return true;
  if (storedOrder(eventType, startsAt)?.startsAt === startsAt) return true;
  const left = inTab<LeftPage>(leftPagePrefix + eventType)?.hold;
  return [keptHold(eventType, startsAt), left].some((hold) =>
    hold?.startsAt === startsAt && hold.expiresAt > Date.now()
  );
}
