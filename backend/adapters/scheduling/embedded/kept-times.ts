import { createHash, randomBytes } from "node:crypto";
import { v7 } from "uuid";
import { listFreeTimes } from "../../../domain/bookable-times.ts";
import { decideHold, type StoredHold } from "../../../domain/booking.ts";
import { type BookableType, withoutHolds } from "../../../domain/calendar.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { Repositories } from "../../../ports/persistence.ts";
import type { HoldSecret, TimeHolds } from "../../../ports/scheduling/time-holds.ts";
import type { Calendars } from "./calendars.ts";
import type { Resources } from "./resources.ts";

type Reserve = <Result>(
  time: { eventTypeId: string | null; startsAt: number; now: number },
  work: (repositories: Repositories, load: () => Promise<BookableType>) => Promise<Result>,
) => Promise<Result>;

/** The holder of times that are kept for people on a waiting list. They do not count as visitors' holds. */
export const waitingPerson = "waiting-list";

/** Keeps times for people on a waiting list. */
export function keptTimes(
  { reserve, calendars, resources }: {
    reserve: Reserve;
    calendars: Calendars;
    resources: Resources;
  },
): Pick<TimeHolds, "keep" | "listUnheldTimes"> {
  return {
    async listUnheldTimes(eventTypeUri, range, now) {
      const id = resources.eventTypeId(eventTypeUri);
      const bookable = id && await calendars.ofEventType(id, now);
      if (!bookable || !bookable.type.active) throw new DomainError("ERR_NOT_FOUND");
      return listFreeTimes(withoutHolds(bookable), range, now)
        .map((time) => resources.presentTime(bookable, time));
    },

    keep({ eventTypeUri, startsAt, expiresAt, replaces }, now, work) {
      const eventTypeId = resources.eventTypeId(eventTypeUri);
      return reserve({ eventTypeId, startsAt, now }, async (repositories, load) => {
        const { holds, therapists } = repositories;
        for (const id of replaces) await holds.delete(id);
        const bookable = await load();
        const accountId = bookable.calendar.account.id;
        await holds.deleteExpiredOf(accountId, now);
        const times = { ...decideHold(bookable, { startsAt, now, replaced: null }), expiresAt };
        const [id, secret] = [v7(), randomBytes(32).toString("base64url")];
        await holds.add({
          ...times,
          id,
          accountId,
          eventTypeId: bookable.type.id,
          secretHash: hashOf(secret),
          holderHash: waitingPerson,
          networkHash: null,
          isOfGuest: false,
          priceCents: await therapists.priceOf(eventTypeUri),
          createdAt: now,
        });
        return await work(repositories, { ...times, id, eventTypeUri, secret });
      });
    },
  };
}

/** Times that the server keeps for a person have no network. */
export function isOfVisitor({ networkHash }: Pick<StoredHold, "networkHash">): boolean {
  return networkHash !== null;
}

/** Whether the caller presents a live hold for a person on a waiting list. Its secret never leaves the server. */
export async function isKept(
  { holds }: Pick<Repositories, "holds">,
  presented: HoldSecret | undefined,
  now: number,
): Promise<boolean> {
  const hold = presented ? await holds.find(presented.id) : null;
  return hold?.holderHash === waitingPerson && hold.secretHash === hashOf(presented!.secret) &&
    now < hold.expiresAt;
}

export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
