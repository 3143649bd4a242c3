import type { UpcomingBooking } from "../../domain/availability-conflicts.ts";
import type { ClientBooking } from "../../domain/booking.ts";
import type { Invitee, ScheduledEvent } from "../../domain/scheduling.ts";
import type { Page, PageQuery } from "../page.ts";

/** Events of the embedded scheduler and their invitees. Instants in ms. */
export interface Bookings {
  /** Events by start; with `inviteeEmail` those the address is invited to. */
  listEvents(
    query: PageQuery & {
      accountId?: string | undefined;
      inviteeEmail?: string | undefined;
      status?: StoredEvent["status"] | undefined;
    },
  ): Promise<Page<StoredEvent>>;
  findEvent(id: string): Promise<{ event: StoredEvent; invitees: StoredInvitee[] } | null>;
  findInvitee(id: string): Promise<StoredBooking | null>;
  listCreated(range: { from: number; to: number }): Promise<StoredBooking[]>;
  listChanged(range: { from: number; to: number }): Promise<StoredBooking[]>;
  /** Active bookings of an address that overlap [startsAt, endsAt) or are of this event type. */
  listOfClient(
    email: string,
    near: { eventTypeId: string; startsAt: number; endsAt: number },
  ): Promise<ClientBooking[]>;
  /** Active bookings of an account that end after `now`, in order; one per guest. */
  listUpcoming(accountId: string, now: number): Promise<StoredUpcoming[]>;
  findAt(accountId: string, startsAt: number): Promise<StoredUpcoming | null>;

  /** ERR_SLOT_TAKEN when the time overlaps another event or hold. */
  addEvent(event: NewEvent): Promise<void>;
  addInvitee(invitee: NewInvitee): Promise<void>;
  /** Moves an event with all its guests, whose bookings keep their ids. ERR_SLOT_TAKEN as `addEvent`. */
  moveEvent(
    id: string,
    time: Pick<StoredEvent, "startsAt" | "endsAt" | "place">,
    now: number,
  ): Promise<void>;
  setSuccessor(inviteeId: string, newInviteeId: string): Promise<void>;
  cancelInvitee(id: string, now: number): Promise<void>;
  cancelEvent(id: string, by: string, reason: string, now: number): Promise<void>;
  /** Removes name, address, phone number and answers from all bookings under an address; the times stay. */
  eraseInvitee(email: string): Promise<void>;
}

export type StoredEvent = Omit<ScheduledEvent, "uri" | "eventTypeUri" | "ownerUri"> & {
  id: string;
  eventTypeId: string;
  accountId: string;
};

export type InviteeKey = { id: string; eventId: string };

export type StoredInvitee =
  & Pick<
    Invitee,
    | "email"
    | "name"
    | "phone"
    | "timeZone"
    | "status"
    | "answers"
    | "tracking"
    | "createdAt"
    | "updatedAt"
  >
  & InviteeKey
  /** The bookings before and after a move. */
  & { predecessor: InviteeKey | null; successor: InviteeKey | null };

export type StoredBooking = { event: StoredEvent; invitee: StoredInvitee };

export type StoredUpcoming = Omit<UpcomingBooking, "eventUri" | "eventTypeUri" | "inviteeUri"> & {
  eventTypeId: string;
  eventId: string;
  inviteeId: string;
};

type NewEvent = Pick<
  StoredEvent,
  | "id"
  | "accountId"
  | "eventTypeId"
  | "name"
  | "startsAt"
  | "endsAt"
  | "meetingType"
  | "place"
  | "createdAt"
>;

export type NewInvitee =
  & Pick<
    StoredInvitee,
    | "id"
    | "eventId"
    | "email"
    | "name"
    | "phone"
    | "timeZone"
    | "answers"
    | "tracking"
    | "createdAt"
  >
  & { predecessorId: string | null };
