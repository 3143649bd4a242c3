import { createRoute, z } from "@hono/zod-openapi";
import { languages } from "../../domain/text.ts";
import {
  type Certificate,
  certificateClasses,
  certifiedFor,
  isInForce,
  type Practice,
  type Therapist,
} from "../../domain/therapist.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../../use-cases/context.ts";
import { getTherapist, type TherapistPage } from "../../use-cases/therapists/get-therapist.ts";
import { presentReview, ReviewBody } from "./review-body.ts";
import {
  Accepting,
  Cents,
  Code,
  Group,
  groupOf,
  type Groups,
  groupsOf,
  Instant,
  Minutes,
  PictureBlur,
  pictureUrlOf,
  Rating,
  TherapistId,
  Uri,
  wordsOf,
} from "./therapist-card-body.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import { notModified, publicCache } from "../public-cache.ts";
import type { Router } from "../router.ts";

const LongText = z.string().max(10_000);
const Text = z.string().max(300);

export const CertificateBody = z
  .object({
    title: Text,
    issuer: Text,
    year: z.int().min(1900).max(2200),
    validUntil: z.iso.date().nullable(),
    practices: z.array(Code).max(100),
    classLabel: z.enum(certificateClasses),
    inForce: z.boolean(),
  })
  .openapi("Certificate");

const PracticeBody = z
  .object({
    id: z.uuid(),
    type: Code,
    group: Group,
    durationMinutes: Minutes,
    priceCents: Cents,
    currency: z.literal("EUR"),
    meetingTypes: z.array(Code).max(10),
    intro: z.boolean().openapi({ description: "Whether it is the free first consultation" }),
    eventTypeUri: Uri,
    schedulingUrl: Uri,
    certificates: z.array(CertificateBody).max(100).openapi({
      description: "The certificates in force for this practice",
    }),
  })
  .openapi("Practice");

const TherapistPageBody = z
  .object({
    id: z.uuid(),
    slug: z.string().max(120),
    name: z.string().max(200),
    pictureUrl: z.string().max(300).nullable(),
    pictureBlur: PictureBlur,
    gender: Code,
    city: Code,
    calendarUrl: Uri,
    acceptingNewClients: Accepting,
    showInSearch: z.boolean(),
    cancellationNoticeHours: z.int().min(0).max(1000),
    timeZone: z.string().max(64),
    briefIntroduction: z.string().max(2000),
    about: LongText,
    experience: LongText,
    howICanHelp: LongText,
    textLanguage: z.enum(languages).openapi({
      description: "The language of the four texts above",
    }),
    languages: z.array(Code).max(50),
    waysOfHelping: z.array(Code).max(100),
    meetingTypes: z.array(Code).max(10),
    locations: z
      .array(z.object({
        city: Code,
        address: Text,
        lat: z.number().min(-90).max(90),
        lon: z.number().min(-180).max(180),
        label: Text,
      }))
      .max(50),
    practices: z.array(PracticeBody).max(100),
    certificates: z.array(CertificateBody).max(100),
    media: z
      .array(
        z.object({
          kind: z.enum(["photo", "video"]),
          url: z.string().max(300),
          blur: PictureBlur,
          caption: Text,
        }),
      )
      .max(100),
    rating: Rating,
    reviewCount: z.int().min(0).max(1_000_000),
    reviews: z.array(ReviewBody).max(5),
    updatedAt: Instant,
  })
  .openapi("TherapistPage");

function presentPage(
  { therapist, timeZone, reviews }: TherapistPage,
  groups: Groups,
  { language, now }: VisitorContext,
): z.infer<typeof TherapistPageBody> {
  const { textLanguage, words } = wordsOf(therapist, language);
  const offered = therapist.practices.filter((practice) => !practice.intro);
  return {
    id: therapist.id,
    slug: therapist.slug,
    name: therapist.name,
    pictureUrl: pictureUrlOf(therapist.pictureKey),
    pictureBlur: therapist.pictureBlur,
    gender: therapist.gender,
    city: therapist.city,
    calendarUrl: therapist.calendarUrl,
    acceptingNewClients: therapist.acceptingNewClients,
    showInSearch: therapist.showInSearch,
    cancellationNoticeHours: therapist.cancellationNoticeHours,
    timeZone,
    briefIntroduction: words.briefIntroduction,
    about: words.about,
    experience: words.experience,
    howICanHelp: words.howICanHelp,
    textLanguage,
    languages: therapist.languages,
    waysOfHelping: therapist.waysOfHelping,
    meetingTypes: [...new Set(offered.flatMap((practice) => practice.meetingTypes))],
    locations: therapist.locations.map(({ city, address, lat, lon, label }) => ({
      city,
      address,
      lat,
      lon,
      label: label[language],
    })),
    practices: therapist.practices.map((one) => presentPractice(one, therapist, groups, now)),
    certificates: therapist.certificates.map((one) => presentCertificate(one, now)),
    media: therapist.media.map(({ kind, fileKey, blur, caption }) => ({
      kind,
      url: `/files/${fileKey}`,
      blur,
      caption: caption[language],
    })),
    rating: therapist.rating,
    reviewCount: therapist.reviewCount,
    reviews: reviews.map(presentReview),
    updatedAt: new Date(therapist.updatedAt).toISOString(),
  };
}

function presentPractice(practice: Practice, therapist: Therapist, groups: Groups, now: number) {
  return {
    id: practice.id,
    type: practice.type,
    group: groupOf(groups, practice.type),
    durationMinutes: practice.durationMinutes,
    priceCents: practice.priceCents,
    currency: "EUR" as const,
    meetingTypes: practice.meetingTypes,
    intro: practice.intro,
    eventTypeUri: practice.eventTypeUri,
    schedulingUrl: practice.schedulingUrl,
    certificates: certifiedFor(therapist, practice.type, now)
      .map((certificate) => presentCertificate(certificate, now)),
  };
}

export function presentCertificate(certificate: Certificate, now: number) {
  const { title, issuer, year, validUntil, practices, classLabel } = certificate;
  const inForce = isInForce(certificate, now);
  return { title, issuer, year, validUntil, practices, classLabel, inForce };
}

const route = createRoute({
  method: "get",
  path: "/api/therapists/{id}",
  operationId: "getTherapist",
  tags: ["therapists"],
  summary: "Get a practitioner's page",
  description: "A page that is not shown in search is visible only to its owner and to admins.",
  middleware: publicCache,
  request: { params: TherapistId },
  responses: {
    200: { description: "The practitioner", ...json(TherapistPageBody) },
    ...notModified,
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND"),
  },
});

export function mountGetTherapist(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const page = await getTherapist(ports, c.var, c.req.valid("param"));
    return c.json(presentPage(page, groupsOf(ports.search.domainValues()), c.var), 200);
  });
}
