import type { AvailabilityDraft } from "../../../domain/availability-draft.ts";
import type { Busy } from "../../../domain/availability.ts";
import { byStart } from "../../../domain/busy-times.ts";
import { wantedOf } from "../../../domain/bookable-times.ts";
import {
  type BookableType,
  busyFor,
  forPractitioner,
  withBusyWhere,
  withDraft,
} from "../../../domain/calendar.ts";
import { requireRoomForImport } from "../../../domain/calendar-import.ts";
import { day } from "../../../domain/duration.ts";
import { DomainError } from "../../../domain/errors.ts";
import { isFreeOutsideHours } from "../../../domain/outside-hours.ts";
import { type CompanionReason, companionReasons } from "../../../domain/session-together.ts";
import { explainTime, type SlotReason } from "../../../domain/slot-reasons.ts";
import { listSlots } from "../../../domain/slots.ts";
import { handoverMs } from "../../../domain/waiting-list.ts";
import type { Persistence } from "../../../ports/persistence.ts";
import type { StoredDraft } from "../../../ports/persistence/availability.ts";
import type {
  AvailabilityEditor,
  AvailabilitySheet,
  BlockingTime,
  NamedBusy,
  NamedReason,
} from "../../../ports/scheduling/availability.ts";
import type { HoursChanges } from "../../../ports/scheduling/hours-changes.ts";
import { loadBookables } from "./bookable-types.ts";
import type { Calendars } from "./calendars.ts";
import { waitingPerson } from "./kept-times.ts";
import { awaitedAnswer } from "./requested-times.ts";
import type { Resources } from "./resources.ts";

const unnamed = { eventUri: null, inviteeUri: null, inviteeName: null, importName: null };

export function embeddedAvailability(
  persistence: Pick<
    Persistence,
    "transaction" | "availability" | "bookings" | "calendars" | "companions" | "holds"
  >,
  calendars: Calendars,
  resources: Resources,
): AvailabilityEditor & HoursChanges {
  const { availability, bookings, holds } = persistence;

  function accountIdOf(ownerUri: string): string {
    const id = resources.userId(ownerUri);
    if (!id) throw new DomainError("ERR_NOT_FOUND");
    return id;
  }

  function present(sheet: StoredDraft & { updatedAt: number }): AvailabilitySheet {
    const practices = sheet.practices.map(({ eventTypeId, ...practice }) => ({
      eventTypeUri: resources.eventTypeUri(eventTypeId),
      ...practice,
    }));
    return { ...sheet, practices };
  }

  function storedDraft(draft: AvailabilityDraft): StoredDraft {
    const practices = draft.practices.flatMap(({ eventTypeUri, ...practice }) => {
      const eventTypeId = resources.eventTypeId(eventTypeUri);
      return eventTypeId ? [{ eventTypeId, ...practice }] : [];
    });
    return { ...draft, practices };
  }

  function drafted(stored: BookableType, draft: AvailabilityDraft): BookableType {
    const { practices } = storedDraft(draft);
    const rules = new Map(
      practices.map(({ eventTypeId, questions: _, ...rules }) => [eventTypeId, rules]),
    );
    return withDraft(stored, draft, rules);
  }

  async function load(accountId: string, eventTypeUri: string, now: number): Promise<BookableType> {
    const types = await loadBookables(persistence.calendars, [accountId], now - 2 * day);
    const bookable = types.get(resources.eventTypeId(eventTypeUri) ?? "");
    if (!bookable) throw new DomainError("ERR_NOT_FOUND");
    return bookable;
  }

  async function withName(accountId: string, reason: SlotReason): Promise<SlotReason<NamedBusy>> {
    if (!("time" in reason)) return reason;
    const { time } = reason;
    return { ...reason, time: { ...time, ...unnamed, ...await nameOf(accountId, time) } };
  }

  async function withNames(reason: CompanionReason): Promise<NamedReason> {
    if (reason.code !== "companion-busy") return reason;
    const { code, accountIds } = reason;
    return { code, names: await persistence.companions.namesOf(accountIds) };
  }

  async function nameOf(accountId: string, time: Busy): Promise<Partial<NamedBusy>> {
    if (time.kind === "held") return {};
    if (time.kind === "imported") {
      return { importName: await availability.nameOfImportAt(accountId, time) };
    }
    const booking = await bookings.findAt(accountId, time.startsAt);
    if (!booking) return {};
    const { eventId, inviteeId, inviteeName } = booking;
    return {
      eventUri: resources.eventUri(eventId),
      inviteeUri: resources.inviteeUri({ id: inviteeId, eventId }),
      inviteeName,
    };
  }

  return {
    async find(ownerUri) {
      const id = resources.userId(ownerUri);
      const sheet = id ? await availability.find(id) : null;
      return sheet && present(sheet);
    },

    async replace(ownerUri, draft, { version, now }) {
      const accountId = accountIdOf(ownerUri);
      const sheet = await persistence.transaction(async ({ availability, therapists }) => {
        const current = await availability.find(accountId);
        if (!current) throw new DomainError("ERR_NOT_FOUND");
        if (version !== undefined && version !== current.updatedAt) {
          throw new DomainError("ERR_STALE");
        }
        const updatedAt = Math.max(now, current.updatedAt + 1);
        await availability.replace(accountId, storedDraft(draft), updatedAt);
        const sheet = present((await availability.find(accountId))!);
        for (const { eventTypeUri, bufferAfterMinutes } of sheet.practices) {
          await therapists.setBuffer(eventTypeUri, bufferAfterMinutes);
        }
        return sheet;
      });
      calendars.forget(accountId);
      return sheet;
    },

    async change(ownerUri, now, work) {
      const accountId = accountIdOf(ownerUri);
      try {
        return await persistence.transaction(async (repositories) => {
          const { availability } = repositories;
          const sheet = await availability.find(accountId);
          if (!sheet) throw new DomainError("ERR_NOT_FOUND");
          const version = Math.max(now, sheet.updatedAt + 1);
          return await work(repositories, {
            sheet: present(sheet),
            replace: (draft) => availability.replace(accountId, storedDraft(draft), version),
          });
        });
      } finally {
        calendars.forget(accountId);
      }
    },

    async listSlots({ ownerUri, eventTypeUri, from, to }, draft, now) {
      const stored = await load(accountIdOf(ownerUri), eventTypeUri, now);
      const bookable = draft ? drafted(stored, draft) : stored;
      const wanted = { ...wantedOf(bookable, now), from, to };
      return listSlots(bookable.type.availability, busyFor(bookable, now), wanted);
    },

    async explain({ ownerUri, eventTypeUri, startsAt, byPractitioner, moved }, now) {
      const accountId = accountIdOf(ownerUri);
      const loaded = await load(accountId, eventTypeUri, now);
      const eventId = moved && resources.eventId(moved.eventUri);
      const others = eventId ? withBusyWhere(loaded, ({ event }) => event?.id !== eventId) : loaded;
      const bookable = byPractitioner ? forPractitioner(others) : others;
      const query = {
        ...wantedOf(bookable, now),
        startsAt,
        ...(moved && { onlyBy: moved.meetingType }),
      };
      const busy = busyFor(bookable, now);
      const { free, reasons } = explainTime(bookable.type.availability, busy, query);
      if (free) return { free, reasons: [], outsideHours: false };
      return {
        free,
        outsideHours: byPractitioner && !moved && isFreeOutsideHours(others, { startsAt, now }),
        reasons: await Promise.all([
          ...reasons.map((reason) => withName(accountId, reason)),
          ...companionReasons(bookable, startsAt, now).map(withNames),
        ]),
      };
    },

    async listUpcoming(ownerUri, now) {
      const upcoming = await bookings.listUpcoming(accountIdOf(ownerUri), now);
      return upcoming.map(({ eventId, eventTypeId, inviteeId, ...booking }) => ({
        ...booking,
        eventTypeUri: resources.eventTypeUri(eventTypeId),
        eventUri: resources.eventUri(eventId),
        inviteeUri: resources.inviteeUri({ id: inviteeId, eventId }),
      }));
    },

    async listBlocking(ownerUri, { now, from = now, until }) {
      const accountId = accountIdOf(ownerUri);
      const held = await holds.listLive(accountId, now);
      const booked = await bookings.listUpcoming(accountId, now);
      const together = await persistence.companions.listTimes(accountId, from);
      const imported = await availability.listImported(accountId, { from, to: until });
      const blocking: BlockingTime[] = [
        ...held.map(({ id, startsAt, endsAt, eventTypeId, expiresAt, holderHash }) => ({
          ...{ id, startsAt, endsAt },
          ...(holderHash === waitingPerson
            ? { kind: "offer" as const, heldUntil: Math.max(now, expiresAt - handoverMs) }
            : {
              kind: holderHash === awaitedAnswer ? "answer" as const : "hold" as const,
              heldUntil: expiresAt,
            }),
          eventTypeUri: resources.eventTypeUri(eventTypeId),
        })),
        ...booked.map(({ eventId, inviteeId, inviteeName, startsAt, endsAt }) => ({
          ...{ kind: "booking" as const, id: inviteeId, startsAt, endsAt, inviteeName },
          eventUri: resources.eventUri(eventId),
          inviteeUri: resources.inviteeUri({ id: inviteeId, eventId }),
        })),
        ...together.map(({ eventId: id, ...time }) => ({ ...time, id, kind: "together" as const })),
        ...imported.map((time) => ({ ...time, kind: "import" as const })),
      ];
      return blocking.filter(({ kind, startsAt }) =>
        !["booking", "together", "import"].includes(kind) || startsAt < until
      )
        .sort(byStart);
    },

    listImports: (ownerUri) => availability.listImports(resources.userId(ownerUri) ?? ""),

    findImport: (ownerUri, id) => availability.findImport(resources.userId(ownerUri) ?? "", id),

    async listDueImports(now, limit) {
      const due = await availability.listDueImports(now, limit);
      return due.map(({ accountId, calendar }) => ({
        ownerUri: resources.userUri(accountId),
        calendar,
      }));
    },

    async addImport(ownerUri, calendar, busy) {
      const accountId = accountIdOf(ownerUri);
      await persistence.transaction(async ({ availability }) => {
        requireRoomForImport((await availability.listImports(accountId)).length);
        await availability.addImport(accountId, calendar, busy);
      });
      calendars.forget(accountId);
      return { ...calendar, busyTimes: busy.length };
    },

    async saveImport(calendar, busy) {
      const accountId = await persistence.transaction(({ availability }) =>
        availability.saveImport(calendar, busy)
      );
      if (accountId && busy) calendars.forget(accountId);
      return busy ? { ...calendar, busyTimes: busy.length } : calendar;
    },

    async removeImport(ownerUri, id) {
      const accountId = accountIdOf(ownerUri);
      await persistence.transaction(async ({ availability }) => {
        if (!await availability.findImport(accountId, id)) throw new DomainError("ERR_NOT_FOUND");
        await availability.removeImport(accountId, id);
      });
      calendars.forget(accountId);
    },
  };
}
