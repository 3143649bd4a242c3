import { day } from "../../domain/duration.ts";
import { requestStatusAt } from "../../domain/session-request.ts";
import type { BookingVerdict } from "../../domain/suitability/booking-verdict.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { unreadVerdict } from "../suitability/unread-verdict.ts";
import { requestEntries, type RequestEntry } from "./request-entry.ts";

/** So long (ms) a client still sees how a request ended. */
const shownAfterEnd = 7 * day;

export type OwnRequest = RequestEntry & {
  /** What the test says that the client had not read when requesting the time; null when there is nothing. */
  warning: BookingVerdict | null;
};

/** The caller's waiting requests and those that ended without a booking within a week, the latest first. */
export async function listMySessionRequests(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
): Promise<OwnRequest[]> {
  const { sessionRequests } = persistence;
  const own = await sessionRequests.listOfUser(account.userId, now, now - shownAfterEnd);
  const entries = await requestEntries(
    persistence,
    own.filter(({ status }) => status !== "accepted"),
  );
  return await Promise.all(entries.map(async (entry) => {
    const { request } = entry;
    if (request.intro || requestStatusAt(request, now) !== "waiting") {
      return { ...entry, warning: null };
    }
    const booking = { sessionRequestId: request.id };
    const unread = await unreadVerdict(persistence, { ...request, booking }, now);
    return { ...entry, warning: unread && unread.verdict };
  }));
}
