import type { Offer, Practice, Review, Therapist } from "../../domain/therapist.ts";
import type { Page, PageQuery } from "../scheduling.ts";

export interface Therapists {
  find(id: string): Promise<Therapist | null>;
  findBySlug(slug: string): Promise<Therapist | null>;
  /** The practitioner whose practice is this event type, hidden or not. */
  findByEventType(eventTypeUri: string): Promise<Therapist | null>;
  /** As what these event types are offered, by uri; those nobody offers are left out. */
  offersOf(eventTypeUris: string[]): Promise<Map<string, Offer>>;
  /** The practitioners shown in search among `ids` and those who offer one of these event types. */
  listShownIds(ids: string[], eventTypeUris: string[]): Promise<string[]>;
  /** Those without a user who gave this address, whatever its case; hidden or not. */
  listUnlinked(email: string): Promise<Therapist[]>;
  /** The profile becomes this user's. ERR_DUPLICATE_ENTITY when it or the user has another. `now` in ms. */
  linkUser(id: string, userId: string, now: number): Promise<void>;
  /** Where their practices are booked from now on; practices that are not named stay as they are. `now` in ms. */
  linkCalendar(id: string, link: CalendarLink, now: number): Promise<void>;
  /** Begins an empty profile that nobody sees yet. `now` in ms. */
  addHidden(profile: { id: string; name: string; email: string }, now: number): Promise<void>;
  /** Complete aggregates, in the order of `ids`; unknown ids are left out. */
  findMany(ids: string[]): Promise<Therapist[]>;
  /** Those shown in search, by id. */
  listShown(query: PageQuery): Promise<Page<Therapist>>;
  /** The published ones, latest first. */
  listReviews(therapistId: string, query: PageQuery): Promise<Page<Review>>;
}

export type CalendarLink = {
  calendarUrl: string;
  practices: Pick<
    Practice,
    "id" | "eventTypeUri" | "schedulingUrl" | "durationMinutes" | "meetingTypes"
  >[];
};
