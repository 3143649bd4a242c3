import { and, asc, eq, gt } from "drizzle-orm";
import type { Database } from "db/database.ts";
import { invitees, scheduledEvents } from "db/schema/scheduling.ts";
import { type AvailabilityDraft, availabilityOf } from "../../../domain/availability-draft.ts";
import { DomainError } from "../../../domain/errors.ts";
import { explainTime } from "../../../domain/slot-reasons.ts";
import { listSlots } from "../../../domain/slots.ts";
import type { AvailabilityEditor } from "../../../ports/scheduling/availability.ts";
import type { Addresses } from "./addresses.ts";
import { nameBusyTimes } from "./availability-names.ts";
import { findSheet, replaceSheet } from "./availability-sheets.ts";
import { busyFor, type BusyTime, placeOfHold } from "./busy.ts";
import { type CalendarType, loadCalendars } from "./calendar.ts";
import type { Calendars } from "./calendars.ts";
import { type Offer, wantedOf } from "./free-times.ts";
import { embeddedImports } from "./imports.ts";

const twoDays = 2 * 86_400_000;

/** The practitioners' hours in this house's own tables. */
export function embeddedAvailability(
  database: Database,
  calendars: Calendars,
  addresses: Addresses,
  importKey: Uint8Array,
): AvailabilityEditor {
  const { read } = database;

  function accountIdOf(ownerUri: string): string {
    const id = addresses.userId(ownerUri);
    if (!id) throw new DomainError("ERR_NOT_FOUND");
    return id;
  }

  /** The type with everything that stands in its way, as it is at this moment. */
  async function offerOf(ownerUri: string, eventTypeUri: string, now: number): Promise<Offer> {
    const [calendar] = await loadCalendars(read, [accountIdOf(ownerUri)], now - twoDays);
    const type = calendar?.types.get(addresses.eventTypeId(eventTypeUri) ?? "");
    if (!calendar || !type) throw new DomainError("ERR_NOT_FOUND");
    return { calendar, type };
  }

  return {
    async find(ownerUri) {
      const id = addresses.userId(ownerUri);
      return id ? await findSheet(read, id) : null;
    },

    async replace(ownerUri, draft, { version, now }) {
      const accountId = accountIdOf(ownerUri);
      const sheet = await database.transaction((tx) =>
        replaceSheet(tx, accountId, draft, version, now)
      );
      calendars.forget(accountId);
      return sheet;
    },

    async listSlots({ ownerUri, eventTypeUri, from, to }, draft, now) {
      const offer = withDraft(await offerOf(ownerUri, eventTypeUri, now), draft);
      const wanted = { ...wantedOf(offer, now), from, to };
      return listSlots(offer.type.availability, busyFor(offer, now), wanted);
    },

    async explain({ ownerUri, eventTypeUri, startsAt }, now) {
      const offer = await offerOf(ownerUri, eventTypeUri, now);
      const query = { ...wantedOf(offer, now), startsAt };
      const { free, reasons } = explainTime(offer.type.availability, busyFor(offer, now), query);
      return { free, reasons: await nameBusyTimes(read, offer.calendar, reasons, addresses) };
    },

    async listUpcoming(ownerUri, now) {
      const rows = await read
        .select({
          eventId: scheduledEvents.id,
          inviteeId: invitees.id,
          startsAt: scheduledEvents.startsAt,
          endsAt: scheduledEvents.endsAt,
          meetingType: scheduledEvents.meetingType,
          place: scheduledEvents.place,
          inviteeName: invitees.name,
        })
        .from(scheduledEvents)
        .innerJoin(invitees, eq(invitees.eventId, scheduledEvents.id))
        .where(and(
          eq(scheduledEvents.accountId, accountIdOf(ownerUri)),
          eq(scheduledEvents.status, "active"),
          eq(invitees.status, "active"),
          gt(scheduledEvents.startsAt, now - twoDays),
          gt(scheduledEvents.endsAt, now),
        ))
        .orderBy(asc(scheduledEvents.startsAt), asc(invitees.createdAt))
        .limit(1000);
      return rows.map(({ eventId, inviteeId, meetingType, ...row }) => ({
        ...row,
        eventUri: addresses.event(eventId),
        inviteeUri: addresses.invitee(eventId, inviteeId),
        isInPerson: meetingType === "IN_PERSON",
      }));
    },

    ...embeddedImports(database, calendars, addresses, importKey),
  };
}

/** The same bookings and holds, as they would stand with the draft's hours and places. */
function withDraft({ calendar, type }: Offer, draft: AvailabilityDraft | null): Offer {
  if (!draft) return { calendar, type };
  const availability = availabilityOf(draft);
  const types = new Map(
    [...calendar.types].map(([id, other]) => [id, { ...other, availability }]),
  );
  const busy = calendar.busy.map((time) => ({ ...time, placeId: placeOf(time, draft, types) }));
  const places = new Map(draft.places.map(({ id, name }) => [id, name]));
  return { calendar: { ...calendar, places, types, busy }, type: { ...type, availability } };
}

function placeOf(
  { kind, event, typeId, startsAt }: BusyTime,
  { places }: AvailabilityDraft,
  types: Map<string, CalendarType>,
): string | null {
  if (kind === "held") return placeOfHold(types.get(typeId ?? ""), startsAt);
  if (!event || event.place === "") return null;
  return places.find(({ name }) => name === event.place)?.id ?? event.place;
}
