import type { StartTime } from "../../domain/availability.ts";
import type { MeetingType } from "../../domain/scheduling.ts";
import type { Repositories } from "../persistence.ts";

/** The event types of practitioners, in the application's own database. Instants in ms. */
export interface EventTypeEditor {
  /**
   * Makes the event types of an account follow its practices, in this order and in the caller's transaction. Makes the
   * account when there is none; a type of no practice is not changed. Returns the types by practice.
   */
  save(
    repositories: Repositories,
    account: OfferingAccount,
    offers: OfferedType[],
    now: number,
  ): Promise<{
    /** The page of the account. */
    page: string;
    types: Map<string, { eventTypeUri: string; schedulingUrl: string }>;
  }>;
  /** Types and their coming events get another name, in the caller's transaction. */
  rename(
    repositories: Repositories,
    eventTypeUris: string[],
    as: { name: string; color: string },
    now: number,
  ): Promise<void>;
  /** Deletes event types without bookings, in the caller's transaction. */
  remove(repositories: Repositories, eventTypeUris: string[]): Promise<void>;
}

export type OfferingAccount = {
  slug: string;
  name: string;
  email: string;
  /** One of the account's event types; null: the account is made. */
  eventTypeUri: string | null;
  /** Places by name; `formerName` when the account may know the place by another one. */
  places: { id: string; name: string; formerName: string | null }[];
};

export type OfferedType = {
  practiceId: string;
  /** null: the event type is made. */
  eventTypeUri: string | null;
  slug: string;
  name: string;
  description: string;
  durationMinutes: number;
  meetingTypes: MeetingType[];
  /** null: the buffer of the account. */
  bufferMinutes: number | null;
  /** How many people can book one time. */
  capacity: number;
  /** When a group meets every week; empty: at any free time. */
  startTimes: StartTime[];
  oncePerClient: boolean;
  color: string;
  active: boolean;
};
