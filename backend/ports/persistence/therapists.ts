import type { Offer, Practice, Review, Therapist } from "../../domain/therapist.ts";
import type { Page, PageQuery } from "../scheduling.ts";

/** Practitioners' profiles, shown in search or hidden. */
export interface Therapists {
  find(id: string): Promise<Therapist | null>;
  findBySlug(slug: string): Promise<Therapist | null>;
  /** The practitioner with a practice of this event type. */
  findByEventType(eventTypeUri: string): Promise<Therapist | null>;
  /** Offers by event type uri; event types without a practice are left out. */
  offersOf(eventTypeUris: string[]): Promise<Map<string, Offer>>;
  /** Practitioners shown in search with one of these ids or event types. */
  listShownIds(ids: string[], eventTypeUris: string[]): Promise<string[]>;
  /** Profiles without a user that have this address, in any case. */
  listUnlinked(email: string): Promise<Therapist[]>;
  /** Throws ERR_DUPLICATE_ENTITY when the profile has a user or the user a profile. `now` in ms. */
  linkUser(id: string, userId: string, now: number): Promise<void>;
  /** Sets the booking addresses of the profile and of the practices in `link`. `now` in ms. */
  linkCalendar(id: string, link: CalendarLink, now: number): Promise<void>;
  /** Adds an empty hidden profile. `now` in ms. */
  addHidden(profile: { id: string; name: string; email: string }, now: number): Promise<void>;
  /** In the order of `ids`; unknown ids are left out. */
  findMany(ids: string[]): Promise<Therapist[]>;
  /** Practitioners shown in search, by id. */
  listShown(query: PageQuery): Promise<Page<Therapist>>;
  /** Published reviews, latest first. */
  listReviews(therapistId: string, query: PageQuery): Promise<Page<Review>>;
}

export type CalendarLink = {
  calendarUrl: string;
  practices: Pick<
    Practice,
    "id" | "eventTypeUri" | "schedulingUrl" | "durationMinutes" | "meetingTypes"
  >[];
};
