import { day } from "../../domain/duration.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requestEntries, type RequestEntry } from "./request-entry.ts";

/** So long (ms) a client still sees how a request ended. */
const shownAfterEnd = 7 * day;

/** The caller's waiting requests and those that ended without a booking within a week, the latest first. */
export async function listMySessionRequests(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
): Promise<RequestEntry[]> {
  const { sessionRequests } = persistence;
  const own = await sessionRequests.listOfUser(account.userId, now, now - shownAfterEnd);
  return await requestEntries(persistence, own.filter(({ status }) => status !== "accepted"));
}
