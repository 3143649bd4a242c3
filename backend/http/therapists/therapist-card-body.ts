import { z } from "@hono/zod-openapi";
import { instantText } from "../../domain/instant-text.ts";
import { whyTerms } from "../../domain/search/search-request.ts";
import { type Language, languages } from "../../domain/text.ts";
import { certifiedFor, type Therapist } from "../../domain/therapist.ts";
import type { TherapistCard } from "../../use-cases/therapists/therapist-cards.ts";
import type { VisitorContext } from "../../use-cases/context.ts";
import { practiceGroups } from "../../domain/domain-value.ts";
import { groupOf, type Groups } from "./groups.ts";

export const Group = z.enum(practiceGroups);
export const Code = z.string().max(40);
export const Instant = z.iso.datetime();
export const Minutes = z.int().min(1).max(1440);
export const Cents = z.int().min(0).max(10_000_000);
export const Uri = z.string().max(500);
export const Rating = z.number().min(1).max(5).nullable();
export const Accepting = z.enum(["yes", "waitlist", "no"]);
const Score = z.number().min(-100).max(100);

export const TherapistCardBody = z
  .object({
    id: z.uuid(),
    slug: z.string().max(120),
    name: z.string().max(200),
    pictureUrl: z.string().max(300).nullable(),
    verified: z.boolean().openapi({
      description: "A certificate in force covers the first practice",
    }),
    practices: z.array(z.object({ type: Code, group: Group })).max(100),
    languages: z.array(Code).max(50),
    meetingTypes: z.array(Code).max(10),
    city: Code,
    briefIntroduction: z.string().max(2000),
    distanceKm: z.number().min(0).max(20_100).nullable(),
    acceptingNewClients: Accepting,
    offer: z
      .object({
        practiceId: z.uuid(),
        type: Code,
        durationMinutes: Minutes,
        priceFromCents: Cents,
        eventTypeUri: Uri,
        schedulingUrl: Uri,
        timeZone: z.string().max(64),
      })
      .nullable()
      .openapi({ description: "The practice whose price and times the card shows" }),
    nextTimes: z.array(z.object({ startsAt: Instant, schedulingUrl: Uri })).max(3),
    rating: Rating,
    reviewCount: z.int().min(0).max(1_000_000),
    why: z.array(z.object({ term: z.enum(whyTerms), value: z.string().max(100), score: Score }))
      .max(200)
      .openapi({ description: "The terms whose sum is the place in best match" }),
  })
  .openapi("TherapistCard");

type CardBody = z.infer<typeof TherapistCardBody>;

/** What stays the same for as long as the practitioner does, by language. */
type Still = Omit<CardBody, "verified" | "distanceKm" | "offer" | "nextTimes" | "why">;
const stills = new WeakMap<Therapist, Map<Language, Still>>();

export function presentCard(
  { therapist, offer, nextTimes, distanceKm, why }: TherapistCard,
  groups: Groups,
  { language, now }: VisitorContext,
): CardBody {
  return {
    ...stillOf(therapist, groups, language),
    verified: isVerified(therapist, now),
    distanceKm: distanceKm === null ? null : Math.round(distanceKm * 10) / 10,
    offer: offer && {
      practiceId: offer.id,
      type: offer.type,
      durationMinutes: offer.durationMinutes,
      priceFromCents: offer.priceCents,
      eventTypeUri: offer.eventTypeUri,
      schedulingUrl: offer.schedulingUrl,
      timeZone: offer.timeZone,
    },
    nextTimes: nextTimes.map(({ startsAt, schedulingUrl }) => ({
      startsAt: instantText(startsAt),
      schedulingUrl,
    })),
    why: why.map(({ term, value, score }) => ({
      term,
      value,
      score: Math.round(score * 1000) / 1000,
    })),
  };
}

/** The words in the language asked for, else in the first there is. */
export function wordsOf(therapist: Therapist, language: Language) {
  const textLanguage = [language, ...languages].find((one) => therapist.words[one]) ?? language;
  const words = therapist.words[textLanguage] ??
    { briefIntroduction: "", about: "", experience: "", howICanHelp: "" };
  return { textLanguage, words };
}

export function pictureUrlOf(fileKey: string | null): string | null {
  return fileKey && `/files/${fileKey}`;
}

function stillOf(therapist: Therapist, groups: Groups, language: Language): Still {
  const known = stills.get(therapist) ?? new Map<Language, Still>();
  stills.set(therapist, known);
  const still = known.get(language) ?? presentStill(therapist, groups, language);
  known.set(language, still);
  return still;
}

function presentStill(therapist: Therapist, groups: Groups, language: Language): Still {
  const offered = therapist.practices.filter((practice) => !practice.intro);
  const types = [...new Set(offered.map((practice) => practice.type))];
  return {
    id: therapist.id,
    slug: therapist.slug,
    name: therapist.name,
    pictureUrl: pictureUrlOf(therapist.pictureKey),
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

function isVerified(therapist: Therapist, now: number): boolean {
  const first = therapist.practices.find((practice) => !practice.intro);
  return first !== undefined && certifiedFor(therapist, first.type, now).length > 0;
}
