import type { Certificate } from "./certificate.ts";
import type { ProfilePlace, ProfileTexts } from "./profile.ts";
import type { MeetingType } from "./scheduling.ts";
import type { Point } from "./search/geo.ts";
import type { Language, Text } from "./text.ts";

export const acceptingNewClients = ["yes", "waitlist", "no"] as const;

export type Practice = {
  id: string;
  type: string;
  durationMinutes: number;
  priceCents: number;
  meetingTypes: MeetingType[];
  /** How many clients can book one time. */
  seats: number;
  intro: boolean;
  eventTypeUri: string;
  schedulingUrl: string;
};

export type Offer = Pick<Practice, "type" | "intro"> & { shown: boolean };

export type TherapistLocation = Omit<ProfilePlace, "lat" | "lon"> & Point;

export type Therapist = {
  id: string;
  slug: string;
  userId: string | null;
  name: string;
  email: string;
  gender: string;
  city: string;
  calendarUrl: string;
  acceptingNewClients: (typeof acceptingNewClients)[number];
  showInSearch: boolean;
  /** Since when (ms) an administrator keeps it and its times off the marketplace. */
  disabledAt: number | null;
  pictureKey: string | null;
  /** A `data:` URL to show until the picture is loaded. */
  pictureBlur: string | null;
  cancellationNoticeHours: number;
  /** The share of the price to pay after a late cancellation or move, and after a missed session. */
  lateCancelPercent: number;
  noShowPercent: number;
  /** Whether sessions are paid before they are booked, and not on site. */
  prepaid: boolean;
  words: Partial<Record<Language, ProfileTexts>>;
  languages: string[];
  waysOfHelping: string[];
  locations: TherapistLocation[];
  practices: Practice[];
  /** No longer offered; earlier bookings are of them. */
  archivedPractices: Practice[];
  certificates: Certificate[];
  media: {
    kind: "photo" | "video";
    fileKey: string;
    /** The still picture of a video. */
    posterKey: string | null;
    blur: string | null;
    caption: Text;
  }[];
  /** Mean of the published reviews' ratings, or null when there are none. */
  rating: number | null;
  reviewCount: number;
  updatedAt: number;
};

/** What a card in search or in a comparison shows of a practitioner. */
export type TherapistOnCard =
  & Pick<
    Therapist,
    | "id"
    | "slug"
    | "name"
    | "city"
    | "acceptingNewClients"
    | "pictureKey"
    | "pictureBlur"
    | "cancellationNoticeHours"
    | "lateCancelPercent"
    | "noShowPercent"
    | "prepaid"
    | "languages"
    | "practices"
    | "certificates"
    | "rating"
    | "reviewCount"
  >
  & {
    words: Partial<Record<Language, Pick<ProfileTexts, "briefIntroduction">>>;
    locations: Pick<TherapistLocation, "city" | "lat" | "lon">[];
  };

/** The practice of an event type, also one that is no longer offered. */
export function practiceOfType(
  { practices, archivedPractices }: Pick<Therapist, "practices" | "archivedPractices">,
  eventTypeUri: string,
): Practice | undefined {
  const isOfType = (practice: Practice) => practice.eventTypeUri === eventTypeUri;
  return practices.find(isOfType) ?? archivedPractices.find(isOfType);
}
