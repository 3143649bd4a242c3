import { hour } from "./duration.ts";
import type { ProfilePlace, ProfileTexts } from "./profile.ts";
import type { MeetingType } from "./scheduling.ts";
import type { Point } from "./search/geo.ts";
import type { Language, Text } from "./text.ts";

export const certificateClasses = [
  "regulated",
  "state-recognised",
  "association",
  "self-declared",
] as const;

/** Declared by the practitioner, then looked at by an administrator. */
export const certificateStates = ["declared", "waiting", "checked", "refused"] as const;

export const certificateEventKinds = [
  "added",
  "changed",
  "sent",
  "checked",
  "refused",
  "reminded",
  "expired",
] as const;

export const acceptingNewClients = ["yes", "waitlist", "no"] as const;

export type Practice = {
  id: string;
  type: string;
  durationMinutes: number;
  priceCents: number;
  meetingTypes: MeetingType[];
  intro: boolean;
  eventTypeUri: string;
  schedulingUrl: string;
};

export type Offer = Pick<Practice, "type" | "intro"> & { shown: boolean };

export type Certificate = {
  title: string;
  issuer: string;
  year: number;
  /** Last valid day, YYYY-MM-DD, or null. */
  validUntil: string | null;
  practices: string[];
  classLabel: (typeof certificateClasses)[number];
};

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
  pictureKey: string | null;
  /** A `data:` URL to show until the picture is loaded. */
  pictureBlur: string | null;
  cancellationNoticeHours: number;
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

export type Review = {
  id: string;
  therapistId: string;
  language: string;
  name: string;
  rating: number;
  text: string;
  createdAt: number;
};

/** The practice of an event type, also one that is no longer offered. */
export function practiceOfType(
  { practices, archivedPractices }: Pick<Therapist, "practices" | "archivedPractices">,
  eventTypeUri: string,
): Practice | undefined {
  const isOfType = (practice: Practice) => practice.eventTypeUri === eventTypeUri;
  return practices.find(isOfType) ?? archivedPractices.find(isOfType);
}

/** Whether a certificate is valid at `now` (ms); its last day counts in every time zone. */
export function isInForce({ validUntil }: Certificate, now: number): boolean {
  return validUntil === null || Date.parse(validUntil) + 36 * hour > now;
}

export function certifiedFor(therapist: Therapist, type: string, now: number): Certificate[] {
  return therapist.certificates.filter((certificate) =>
    certificate.practices.includes(type) && isInForce(certificate, now)
  );
}
