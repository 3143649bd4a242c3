import type { Account } from "../../domain/account.ts";
import type { CalendarImport } from "../../domain/calendar-import.ts";
import { DomainError } from "../../domain/errors.ts";
import { publicHolidaysFrom } from "../../domain/public-holidays.ts";
import type { EventType } from "../../domain/scheduling.ts";
import type { Offer } from "../../domain/therapist.ts";
import type { Text } from "../../domain/text.ts";
import { dateOf, dayAt } from "../../domain/wall-clock.ts";
import type { Ports } from "../../ports/ports.ts";
import type { AvailabilityEditor, AvailabilitySheet } from "../../ports/scheduling/availability.ts";
import type { HoursChanges } from "../../ports/scheduling/hours-changes.ts";
import { schedulingAccountOf } from "../scheduling/scheduling-account.ts";
import { requireOwnProfile } from "../require-right.ts";

export type OwnAvailability = {
  sheet: AvailabilitySheet;
  eventTypes: { eventType: EventType; offer: Offer | null }[];
  imports: CalendarImport[];
  holidays: { date: string; name: Text }[];
};

const mostEventTypes = 200;
const holidaysAhead = 400;

/**
 * The editor and account of the caller's hours. ERR_FORBIDDEN when the caller is not a practitioner,
 * ERR_AVAILABILITY_AT_PROVIDER when an outside provider has the hours, ERR_NOT_FOUND without event types.
 */
export async function ownEditor(
  ports: Pick<Ports, "scheduling" | "persistence">,
  account: Account,
): Promise<{ editor: AvailabilityEditor & HoursChanges; ownerUri: string }> {
  requireOwnProfile(account, "keep-calendar");
  const editor = ports.scheduling.availability;
  if (!editor) throw new DomainError("ERR_AVAILABILITY_AT_PROVIDER");
  const ownerUri = await schedulingAccountOf(ports, account);
  if (ownerUri === null) throw new DomainError("ERR_NOT_FOUND");
  return { editor, ownerUri };
}

/** How long a session of each event type of an account takes, in minutes. */
export async function sessionDurations(
  { scheduling }: Pick<Ports, "scheduling">,
  ownerUri: string,
): Promise<Map<string, number>> {
  const { items } = await scheduling.listEventTypes({ ownerUri, limit: mostEventTypes });
  return new Map(items.map(({ uri, durationMinutes }) => [uri, durationMinutes]));
}

export async function describeAvailability(
  { scheduling, persistence }: Pick<Ports, "scheduling" | "persistence">,
  { editor, ownerUri }: { editor: AvailabilityEditor; ownerUri: string },
  sheet: AvailabilitySheet,
  now: number,
): Promise<OwnAvailability> {
  const { items } = await scheduling.listEventTypes({ ownerUri, limit: mostEventTypes });
  const offers = await persistence.therapists.offersOf(items.map(({ uri }) => uri));
  return {
    sheet,
    eventTypes: items.map((eventType) => ({
      eventType,
      offer: offers.get(eventType.uri) ?? null,
    })),
    imports: await editor.listImports(ownerUri),
    holidays: publicHolidaysFrom(dayAt(sheet.timeZone, now), holidaysAhead)
      .map(({ day, name }) => ({ date: dateOf(day), name })),
  };
}
