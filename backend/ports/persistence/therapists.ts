import type { Admission } from "../../domain/admission.ts";
import type { KnownPlace } from "../../domain/arrival.ts";
import type { Offer, Practice, Therapist, TherapistOnCard } from "../../domain/therapist.ts";
import type { Page, PageQuery } from "../page.ts";

export interface Therapists {
  find(id: string): Promise<Therapist | null>;
  findBySlug(slug: string): Promise<Therapist | null>;
  /** The slugs that begin with this one. */
  slugsLike(slug: string): Promise<Set<string>>;
  findByEventType(eventTypeUri: string): Promise<Therapist | null>;
  /** Of the practitioner with this event type and the person with this address (null: unknown); null without such a practitioner. */
  admissionOf(eventTypeUri: string, email: string | null): Promise<Admission | null>;
  /** The price of the published practice with this event type, or null. */
  priceOf(eventTypeUri: string): Promise<number | null>;
  /** Sets the minutes after a session of the published practice with this event type; null: as the calendar. */
  setBuffer(eventTypeUri: string, bufferMinutes: number | null): Promise<void>;
  isClient(therapistId: string, userId: string): Promise<boolean>;
  setAcceptingNewClients(
    id: string,
    acceptingNewClients: Therapist["acceptingNewClients"],
    now: number,
  ): Promise<void>;
  /** Published practices of a type, except first meetings: their event types and what the practitioner speaks, in order. */
  eventTypesOfPractice(type: string): Promise<{ eventTypeUri: string; languages: string[] }[]>;
  offersOf(eventTypeUris: string[]): Promise<Map<string, Offer>>;
  listShownIds(ids: string[], eventTypeUris: string[]): Promise<string[]>;
  /** Profiles without a user that have this address, in any case. */
  listUnlinked(email: string): Promise<Therapist[]>;
  /** Throws ERR_DUPLICATE_ENTITY when the profile has a user or the user a profile. `now` in ms. */
  linkUser(id: string, userId: string, now: number): Promise<void>;
  unlinkUser(id: string, now: number): Promise<void>;
  linkCalendar(id: string, link: CalendarLink, now: number): Promise<void>;
  addHidden(profile: { id: string; name: string; email: string }, now: number): Promise<void>;
  findMany(ids: string[]): Promise<Therapist[]>;
  /** In no order. */
  findForCards(ids: string[]): Promise<TherapistOnCard[]>;
  /** The places of the profile, in its order. */
  placesToMeet(id: string): Promise<KnownPlace[]>;
  listShown(query: PageQuery): Promise<Page<Therapist>>;
  countShown(): Promise<number>;
  /** In the order of their ids; `updatedAt` in ms. */
  listShownSlugs(
    query: { offset: number; limit: number },
  ): Promise<{ slug: string; updatedAt: number }[]>;
}

type CalendarLink = {
  calendarUrl: string;
  practices: Pick<
    Practice,
    "id" | "eventTypeUri" | "schedulingUrl" | "durationMinutes" | "meetingTypes"
  >[];
};
