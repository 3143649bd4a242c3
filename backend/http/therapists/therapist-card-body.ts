import { z } from "@hono/zod-openapi";
import { type Coverage, coverageOf } from "../../domain/certificate-coverage.ts";
import { type DomainValue, type PracticeGroup, practiceGroups } from "../../domain/domain-value.ts";
import { instantText } from "../../domain/instant-text.ts";
import type { ProfileTexts } from "../../domain/profile.ts";
import { type Language, languages } from "../../domain/text.ts";
import { type SearchFilters, searchLimits, whyTerms } from "../../domain/search/search-request.ts";
import { startUrl } from "../../domain/scheduling.ts";
import {
  acceptingNewClients,
  type Practice,
  type TherapistOnCard,
} from "../../domain/therapist.ts";
import { placeToMeet } from "../../domain/place-to-meet.ts";
import type { CardTime, TherapistCard } from "../../use-cases/therapists/therapist-card.ts";
import type { VisitorContext } from "../../use-cases/context.ts";
import { optional } from "../json-bodies.ts";
import { decimal } from "../decimal.ts";

export const Group = z.enum(practiceGroups);
export const Code = z.string().max(40);
export const Instant = z.iso.datetime();
export const Minutes = z.int().min(1).max(searchLimits.durationMinutes);
export const Cents = z.int().min(0).max(searchLimits.priceCents);
export const Uri = z.string().max(500);
export const Rating = z.number().min(1).max(5).nullable();
export const Accepting = z.enum(acceptingNewClients);
const Score = z.number().min(-100).max(100);

export const TherapistId = z.object({
  id: z.string().min(1).max(120).regex(/^[\w-]+$/).openapi({
    description: "The practitioner's id or slug",
    example: "maarja-liis-tammelaid",
  }),
});

export const PageQuery = z.object({
  limit: decimal(z.int().min(1).max(100)).default(20),
  cursor: optional(
    z.string().max(500).openapi({
      description: "`nextCursor` of the previous page",
    }),
  ),
});

export const NextCursor = z.string().max(500).nullable().openapi({
  description: "The `cursor` of the next page; null on the last one",
});

export const PictureBlur = z.string().max(1000).regex(/^data:image\/webp;base64,/).nullable()
  .openapi({
    description: "The picture 16 pixels wide as a `data:` URL, to show until it is loaded",
  });

export const TherapistCardBody = z
  .object({
    id: z.uuid(),
    slug: z.string().max(120),
    name: z.string().max(200),
    pictureUrl: z.string().max(300).nullable(),
    pictureBlur: PictureBlur,
    verified: z.boolean().openapi({
      description:
        "Whether a certificate that we have checked and that is in force covers the practice of `offer`, or the " +
        "practitioner's first practice when `offer` is null",
    }),
    checkedPractices: z.array(Code).max(100).openapi({
      description:
        "Types of practices that are covered by a certificate which we have checked and which is in force",
    }),
    practices: z.array(z.object({ type: Code, group: Group })).max(100),
    languages: z.array(Code).max(50),
    meetingTypes: z.array(Code).max(10),
    city: Code,
    briefIntroduction: z.string().max(2000),
    distanceKm: z.number().min(0).max(searchLimits.distanceKm).nullable().openapi({
      description: "The distance from the point or city of the search; null without one",
    }),
    place: z
      .object({
        city: Code,
        lat: z.number().min(-90).max(90),
        lon: z.number().min(-180).max(180),
      })
      .nullable()
      .openapi({
        description:
          "The practitioner's place nearest to `near`, else in a selected city, else the first one; null for sessions " +
          "by video only",
      }),
    acceptingNewClients: Accepting,
    offer: z
      .object({
        practiceId: z.uuid(),
        type: Code,
        durationMinutes: Minutes,
        priceCents: Cents,
        seats: z.int().min(1).max(1000).openapi({
          description: "How many clients can book one time; more than 1 makes it a group",
        }),
        meetingTypes: z.array(Code).max(10),
        eventTypeUri: Uri,
        schedulingUrl: Uri,
        timeZone: z.string().max(64),
      })
      .nullable()
      .openapi({
        description:
          "The practice with the lowest price that fits the filters; free introductory calls do not count. The times " +
          "are of this practice.",
      }),
    nextTimes: z.array(z.object({ startsAt: Instant, schedulingUrl: Uri })).max(3),
    rating: Rating,
    reviewCount: z.int().min(0).max(1_000_000),
    why: z.array(z.object({ term: z.enum(whyTerms), value: z.string().max(100), score: Score }))
      .max(200)
      .openapi({ description: "The scores that add up to the rank in the order `best`" }),
  })
  .openapi("TherapistCard");

type CardBody = z.infer<typeof TherapistCardBody>;

export type Groups = Map<string, PracticeGroup>;

const groupsByValues = new WeakMap<DomainValue[], Groups>();

export function groupsOf(domainValues: DomainValue[]): Groups {
  const groups = groupsByValues.get(domainValues) ??
    new Map(domainValues.flatMap(({ code, group }) => group ? [[code, group]] : []));
  groupsByValues.set(domainValues, groups);
  return groups;
}

export function groupOf(groups: Groups, type: string): PracticeGroup {
  return groups.get(type) ?? "other";
}

type ProfilePart = Omit<
  CardBody,
  "verified" | "checkedPractices" | "place" | "distanceKm" | "offer" | "nextTimes" | "why"
>;

export function presentCards(
  cards: TherapistCard[],
  domainValues: DomainValue[],
  context: VisitorContext,
  filters: SearchFilters = {},
): CardBody[] {
  const groups = groupsOf(domainValues);
  return cards.map((card) => ({
    ...presentCard(card, groups, context),
    place: presentPlace(placeToMeet(card.offered.therapist, filters)),
  }));
}

function presentCard(
  { offered: { therapist, offer }, timeZone, nextTimes, distanceKm, why }: TherapistCard,
  groups: Groups,
  { language, now }: VisitorContext,
): Omit<CardBody, "place"> {
  return {
    ...presentProfilePart(therapist, groups, language),
    ...presentCoverage(therapist, offer, coverageOf(therapist, now)),
    offer: offer && presentOffer(offer, timeZone),
    nextTimes: presentTimes(nextTimes, offer),
    distanceKm: roundedKm(distanceKm),
    why: why.map(({ term, value, score }) => ({ term, value, score: roundedScore(score) })),
  };
}

export function presentOffer(offer: Practice, timeZone: string): NonNullable<CardBody["offer"]> {
  return {
    practiceId: offer.id,
    type: offer.type,
    durationMinutes: offer.durationMinutes,
    priceCents: offer.priceCents,
    seats: offer.seats,
    meetingTypes: offer.meetingTypes,
    eventTypeUri: offer.eventTypeUri,
    schedulingUrl: offer.schedulingUrl,
    timeZone,
  };
}

function presentTimes(times: CardTime[], offer: Practice | null): CardBody["nextTimes"] {
  return times.map(({ startsAt, schedulingUrl }) => ({
    startsAt: instantText(startsAt),
    schedulingUrl: schedulingUrl ?? startUrl(offer!.schedulingUrl, startsAt),
  }));
}

export function presentPlace(
  place: TherapistOnCard["locations"][number] | null,
): CardBody["place"] {
  return place && { city: place.city, lat: place.lat, lon: place.lon };
}

export function roundedKm(distanceKm: number | null): number | null {
  return distanceKm === null ? null : Math.round(distanceKm * 10) / 10;
}

export function roundedScore(score: number): number {
  return Math.round(score * 1000) / 1000;
}

export function wordsOf<Words extends Pick<ProfileTexts, "briefIntroduction">>(
  { words }: { words: Partial<Record<Language, Words>> },
  language: Language,
  isWritten: (words: Words) => boolean = ({ briefIntroduction }) => briefIntroduction !== "",
) {
  const preferred = [language, ...languages];
  const textLanguage = preferred.find((one) => words[one] && isWritten(words[one])) ??
    preferred.find((one) => words[one]?.briefIntroduction) ??
    preferred.find((one) => words[one]) ?? language;
  return { textLanguage, words: words[textLanguage] ?? noWords };
}

const noWords: ProfileTexts = {
  briefIntroduction: "",
  review: "",
  about: "",
  experience: "",
  howICanHelp: "",
};

export function pictureUrlOf(fileKey: string | null): string | null {
  return fileKey && `/files/${fileKey}`;
}

/** What is the same on every card of a practitioner in a language. */
export function presentProfilePart(
  therapist: TherapistOnCard,
  groups: Groups,
  language: Language,
): ProfilePart {
  const offered = therapist.practices.filter((practice) => !practice.intro);
  const types = [...new Set(offered.map((practice) => practice.type))];
  return {
    id: therapist.id,
    slug: therapist.slug,
    name: therapist.name,
    pictureUrl: pictureUrlOf(therapist.pictureKey),
    pictureBlur: therapist.pictureBlur,
    practices: types.map((type) => ({ type, group: groupOf(groups, type) })),
    languages: therapist.languages,
    meetingTypes: [...new Set(offered.flatMap((practice) => practice.meetingTypes))],
    city: therapist.city,
    briefIntroduction: wordsOf(therapist, language).words.briefIntroduction,
    acceptingNewClients: therapist.acceptingNewClients,
    rating: therapist.rating,
    reviewCount: therapist.reviewCount,
  };
}

export function presentCoverage(
  { practices }: TherapistOnCard,
  offer: Practice | null,
  coverage: Coverage,
): Pick<CardBody, "verified" | "checkedPractices"> {
  const practice = offer ?? practices.find(({ intro }) => !intro);
  return {
    verified: practice !== undefined && coverage.includes(practice.type),
    checkedPractices: [...coverage],
  };
}
