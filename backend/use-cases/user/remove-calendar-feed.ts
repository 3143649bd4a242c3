import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

export async function removeCalendarFeed(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
): Promise<void> {
  await persistence.transaction(({ calendarFeeds }) => calendarFeeds.remove(account.userId));
}
