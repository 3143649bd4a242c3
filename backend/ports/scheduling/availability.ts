import type { Busy, Slot } from "../../domain/availability.ts";
import type { UpcomingBooking } from "../../domain/availability-conflicts.ts";
import type { AvailabilityDraft } from "../../domain/availability-draft.ts";
import type { CompanionReason } from "../../domain/session-together.ts";
import type { MeetingType } from "../../domain/scheduling.ts";
import type { SlotReason } from "../../domain/slot-reasons.ts";
import type { CalendarImport } from "../../domain/calendar-import.ts";

/** A practitioner's saved hours; `updatedAt` in ms is their version. */
export type AvailabilitySheet = AvailabilityDraft & { updatedAt: number };

/** A busy time with its booking's first guest or its imported calendar. */
export type NamedBusy = Busy & {
  eventUri: string | null;
  inviteeUri: string | null;
  inviteeName: string | null;
  importName: string | null;
};

/** Why a time is not offered, with the names of the companions who have no time then. */
export type NamedReason =
  | SlotReason<NamedBusy>
  | Exclude<CompanionReason, { accountIds: string[] }>
  | { code: "companion-busy"; names: string[] };

/** One thing that blocks a time. `id` is its own. Instants in ms. */
export type BlockingTime =
  & { id: string; startsAt: number; endsAt: number }
  & (
    /** `offer`: to a person on a waiting list. `answer`: a client waits for the practitioner's answer. */
    | { kind: "hold" | "offer" | "answer"; eventTypeUri: string; heldUntil: number }
    | { kind: "booking"; eventUri: string; inviteeUri: string; inviteeName: string }
    /** A session that another practitioner leads; `id` is that of its event. */
    | { kind: "together"; leadName: string }
    | { kind: "import"; importName: string }
  );

export interface AvailabilityEditor {
  find(ownerUri: string): Promise<AvailabilitySheet | null>;
  /**
   * Replaces all hours; bookings stay. ERR_NOT_FOUND for an unknown account, ERR_STALE when changed since `version`
   * (ms), ERR_DUPLICATE_ENTITY when an id belongs to another account.
   */
  replace(
    ownerUri: string,
    draft: AvailabilityDraft,
    at: { version: number | undefined; now: number },
  ): Promise<AvailabilitySheet>;
  /**
   * The bookable starts of a type in [from, to) at `now` with a draft, or with the saved hours. Instants in ms.
   * ERR_NOT_FOUND when the type is not this account's.
   */
  listSlots(
    query: { ownerUri: string; eventTypeUri: string; from: number; to: number },
    draft: AvailabilityDraft | null,
    now: number,
  ): Promise<Slot[]>;
  /**
   * Whether a start of a type is free at `now` for a client or for the practitioner who books one in, else why not, naming
   * bookings, imported calendars and companions. The event that is `moved` there does not block itself and keeps its
   * meeting type. `outsideHours`: the practitioner can still book it for a client. ERR_NOT_FOUND when the type is not this
   * account's.
   */
  explain(
    query: {
      ownerUri: string;
      eventTypeUri: string;
      startsAt: number;
      byPractitioner: boolean;
      moved?: { eventUri: string; meetingType: MeetingType };
    },
    now: number,
  ): Promise<{ free: boolean; reasons: NamedReason[]; outsideHours: boolean }>;
  listUpcoming(ownerUri: string, now: number): Promise<UpcomingBooking[]>;

  /**
   * What blocks times between `now` and `until`, in order: holds, bookings (one per guest), and imported busy times, these
   * also before `now` with `from`.
   */
  listBlocking(
    ownerUri: string,
    range: { now: number; from?: number; until: number },
  ): Promise<BlockingTime[]>;

  listImports(ownerUri: string): Promise<CalendarImport[]>;
  findImport(ownerUri: string, id: string): Promise<CalendarImport | null>;
  listDueImports(
    now: number,
    limit: number,
  ): Promise<{ ownerUri: string; calendar: CalendarImport }[]>;
  /** ERR_INVALID_INPUT when the account has `mostImports`. */
  addImport(ownerUri: string, calendar: CalendarImport, busy: Busy[]): Promise<CalendarImport>;
  /** `busy` null: unchanged. Does nothing when the import was removed meanwhile. */
  saveImport(calendar: CalendarImport, busy: Busy[] | null): Promise<CalendarImport>;
  removeImport(ownerUri: string, id: string): Promise<void>;
}
