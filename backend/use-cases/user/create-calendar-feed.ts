import type { FeedDetail } from "../../domain/calendar-feed.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequests } from "../request-limits.ts";
import type { OwnCalendarFeed } from "./get-calendar-feed.ts";

export async function createCalendarFeed(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account, now }: Context,
  { detail }: { detail: FeedDetail },
): Promise<OwnCalendarFeed> {
  const { userId } = account;
  await countRequests({ auth, persistence }, now, [{ limit: "newFeedsPerPerson", by: userId }]);
  const { secret, hash } = auth.newSecret();
  await persistence.transaction(({ calendarFeeds }) =>
    calendarFeeds.replace({
      id: persistence.newId(),
      userId,
      secretHash: hash,
      encryptedSecret: auth.encrypt(secret),
      detail,
      createdAt: now,
      lastReadAt: null,
    })
  );
  return { secret, detail, createdAt: now, lastReadAt: null };
}
