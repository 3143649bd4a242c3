import { isAdmitted } from "../../../domain/admission.ts";
import { alternativesTo, findFreeTime, nearestStarts } from "../../../domain/bookable-times.ts";
import type { BookableType } from "../../../domain/calendar.ts";
import { day } from "../../../domain/duration.ts";
import { DomainError } from "../../../domain/errors.ts";
import { countOfWeek, inFairOrder, weekReadFrom } from "../../../domain/team-times.ts";
import type { Persistence, Repositories } from "../../../ports/persistence.ts";
import type { TimeHolds } from "../../../ports/scheduling/time-holds.ts";
import { loadBookables } from "./bookable-types.ts";
import type { Calendars } from "./calendars.ts";
import { decideNewHold } from "./made-holds.ts";
import type { Resources } from "./resources.ts";

type Member = { uri: string; bookable: BookableType; sessionsOfWeek: number };

/** Holds times that several practitioners offer. */
export function teamHolds(
  persistence: Pick<Persistence, "transaction">,
  calendars: Calendars,
  resources: Resources,
): Pick<TimeHolds, "holdFirstFree"> {
  return {
    async holdFirstFree({ eventTypeUris, startsAt, meetingType, ...holder }, now) {
      const known = await calendars.ofEventTypes(
        eventTypeUris.map((uri) => resources.eventTypeId(uri) ?? ""),
        now,
      );
      try {
        return await persistence.transaction(async (repositories) => {
          const members = await admitted(repositories, await load(repositories));
          if (members.length === 0) throw new DomainError("ERR_NO_NEW_CLIENTS");
          const free = members.flatMap((member) => {
            const time = findFreeTime(member.bookable, { startsAt, now });
            return time ? [{ ...member, ways: time.meetingTypes }] : [];
          });
          const fitting = free.filter(({ ways }) => !meetingType || ways.includes(meetingType));
          const [first] = inFairOrder(fitting);
          // What is free is a seat in a group that meets in another way.
          if (!first && free.length > 0) throw new DomainError("ERR_SLOT_TAKEN");
          // None is free: the hold with the first member says why.
          const { uri, bookable } = first ?? members[0]!;
          const request = { ...holder, eventTypeUri: uri, startsAt };
          const loaded = () => Promise.resolve(bookable);
          const save = await decideNewHold(repositories, loaded, request, now);
          return await save();
        });
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== "ERR_SLOT_TAKEN") throw error;
        forget();
        throw new DomainError(error.code, { ...error.facts, alternatives: await alternatives() });
      } finally {
        forget();
      }

      /** As if only offered in the wanted way; none when it is not offered so. */
      function wanted(bookable: BookableType): BookableType[] {
        const { type } = bookable;
        if (!meetingType) return [bookable];
        if (!type.meetingTypes.includes(meetingType)) return [];
        return [{ ...bookable, type: { ...type, onlyBy: meetingType } }];
      }

      function forget(): void {
        for (const { calendar } of known.values()) calendars.forget(calendar.account.id);
      }

      /** As the database has them now, in the order of the request. */
      async function load(repositories: Repositories): Promise<Member[]> {
        const ids = [...new Set([...known.values()].map(({ calendar }) => calendar.account.id))];
        const since = Math.min(now - 2 * day, weekReadFrom(startsAt));
        const loaded = await loadBookables(repositories.calendars, ids, since);
        return eventTypeUris.flatMap((uri) => {
          const found = loaded.get(resources.eventTypeId(uri) ?? "");
          if (!found?.type.active) return [];
          const { calendar } = found;
          const { timeZone } = calendar.account;
          const sessionsOfWeek = countOfWeek(calendar.busy, { timeZone, instant: startsAt, now });
          return wanted(found)
            .map((bookable) => ({ uri, bookable, sessionsOfWeek }));
        });
      }

      async function admitted(
        { therapists }: Pick<Repositories, "therapists">,
        members: Member[],
      ): Promise<Member[]> {
        const { holderEmail = null } = holder;
        const found = await Promise.all(members.map(async (member) => {
          const admission = await therapists.admissionOf(member.uri, holderEmail);
          return admission === null || isAdmitted(admission) ? [member] : [];
        }));
        return found.flat();
      }

      async function alternatives(): Promise<number[]> {
        const current = await calendars.ofEventTypes([...known.keys()], now);
        const starts = [...current.values()]
          .flatMap(wanted)
          .flatMap((bookable) => alternativesTo(bookable, { startsAt, now }));
        return nearestStarts([...new Set(starts)], startsAt);
      }
    },
  };
}
