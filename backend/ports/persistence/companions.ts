import type { Companion, CompanionPerson } from "../../domain/companion.ts";
import type { SessionTogether } from "../../domain/companion-session.ts";
import type { RemindedStarts, ReminderKind } from "../../domain/reminder.ts";

/** Practitioners who hold practices together, and the sessions in which they take part. Instants in ms. */
export interface Companions {
  /** In the order in which the lead named them. */
  listOfPractice(practiceId: string): Promise<Companion[]>;
  /** Of all practices of a lead, by practice. */
  listOfLead(therapistId: string): Promise<Map<string, NamedCompanion[]>>;
  /** The practices of others that name a practitioner, the latest invitation first. */
  listNaming(therapistId: string): Promise<NamedPractice[]>;
  /** Who has agreed to an event type and is shown; none while one of all named cannot be booked. */
  listOfEventType(eventTypeUri: string): Promise<CompanionPerson[]>;
  /** The names of these calendars, in alphabetical order. */
  namesOf(accountIds: readonly string[]): Promise<string[]>;
  /** The practitioner who offers a practice. */
  leadOf(practiceId: string): Promise<string | null>;
  /** Replaces all. ERR_COMPANION_CALENDAR when the practice or a companion has no calendar of our own. */
  save(practiceId: string, companions: readonly Companion[]): Promise<void>;

  /** Who takes part in an event beside its lead, also when it is cancelled, with the IANA zone of each calendar. */
  listOfEvent(eventUri: string): Promise<(CompanionPerson & { timeZone: string })[]>;
  /** When the calendar of a companion is taken by sessions of others that end after `now`, in order. */
  listTimes(accountId: string, now: number): Promise<CompanionTime[]>;
  /** Sessions of others in which a practitioner takes part and that end after `from` and start before `to`, in order. */
  listSessions(
    therapistId: string,
    range: { from: number; to: number; eventsUri: string },
  ): Promise<SessionTogether[]>;
  /** Which companions have not been reminded of which sessions. */
  listToRemind(
    kind: ReminderKind,
    starts: RemindedStarts & { eventsUri: string },
    limit: number,
  ): Promise<{ sessionId: string; therapistId: string }[]>;
}

type CompanionTime = { eventId: string; startsAt: number; endsAt: number; leadName: string };

export type NamedCompanion = Companion & CompanionPerson & {
  /** Whether the profile is shown and the account is not disabled. */
  canBeBooked: boolean;
};

export type NamedPractice = {
  practice: { id: string; type: string; durationMinutes: number; intro: boolean };
  lead: CompanionPerson;
  state: Companion["state"];
  invitedAt: number;
  others: CompanionPerson[];
};
