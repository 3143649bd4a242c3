import { z } from "@hono/zod-openapi";
import { type Course, courseAccessKinds } from "../../domain/course.ts";
import { courseLimits, languagesOf, minutesOf } from "../../domain/course-content.ts";
import { teamLimits } from "../../domain/team.ts";
import { type Language, languages } from "../../domain/text.ts";
import { coverageOf, shownFor } from "../../domain/certificate-coverage.ts";
import { type PackageOffer, savedCents } from "../../domain/money/package.ts";
import type { Practice, Therapist } from "../../domain/therapist.ts";
import type { VisitorContext } from "../../use-cases/context.ts";
import { CompanionPeople, presentPerson } from "../companions/companion-body.ts";
import { Cents as PaidCents } from "../payments/payment-body.ts";
import type { TherapistPage } from "../../use-cases/therapists/get-therapist.ts";
import { AccessBody } from "./profile-content-body.ts";
import {
  CertificateBody,
  CertificateOfPageBody,
  presentCertificate,
  presentCertificates,
} from "./certificate-body.ts";
import { presentReview, ReviewBody } from "./review-body.ts";
import {
  Accepting,
  Cents,
  Code,
  Group,
  groupOf,
  type Groups,
  Instant,
  Minutes,
  PictureBlur,
  pictureUrlOf,
  Rating,
  Uri,
  wordsOf,
} from "./therapist-card-body.ts";

const LongText = z.string().max(10_000);
const Text = z.string().max(300);
const mostCourses = 20;

const PackageOfPage = z.object({
  id: z.uuid(),
  sessions: z.int().min(2).max(20),
  priceCents: PaidCents,
  savedCents: PaidCents.openapi({ description: "Less than the sessions cost one by one" }),
  validMonths: z.int().min(3).max(24),
}).openapi("PackageOfPage");

const CourseOfPage = z.object({
  id: z.uuid(),
  title: z.string().max(courseLimits.title),
  language: z.enum(languages).openapi({ description: "The language of the title" }),
  minutes: z.int().min(0).max(courseLimits.lessons * courseLimits.minutes),
  lessonCount: z.int().min(0).max(courseLimits.lessons),
  access: z.enum(courseAccessKinds),
  priceCents: PaidCents.nullable(),
}).openapi("CourseOfPage");

const PracticeBody = z
  .object({
    id: z.uuid(),
    type: Code,
    group: Group,
    durationMinutes: Minutes,
    priceCents: Cents,
    currency: z.literal("EUR"),
    meetingTypes: z.array(Code).max(10),
    seats: z.int().min(1).max(1000).openapi({
      description: "How many clients can book one time; more than 1 is a group",
    }),
    companions: CompanionPeople,
    intro: z.boolean().openapi({ description: "Whether it is the free first consultation" }),
    eventTypeUri: Uri,
    schedulingUrl: Uri,
    covered: z.boolean().openapi({
      description: "Whether a certificate that we have checked and that is in force covers it",
    }),
    certificates: z.array(CertificateBody).max(100).openapi({
      description: "The certificates for this practice that have not expired, checked ones first",
    }),
    packages: z.array(PackageOfPage).max(40).openapi({
      description: "Several sessions of it at one price",
    }),
  })
  .openapi("Practice");

export const TherapistPageBody = z
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
    lateCancelPercent: z.int().min(0).max(100),
    noShowPercent: z.int().min(0).max(100),
    prepaid: z.boolean().openapi({
      description: "Whether sessions are paid before they are booked, and not on site",
    }),
    timeZone: z.string().max(64),
    briefIntroduction: z.string().max(2000),
    review: z.string().max(2000).openapi({ description: "The practitioner's own overview" }),
    about: LongText,
    experience: LongText,
    howICanHelp: LongText,
    textLanguage: z.enum(languages).openapi({
      description: "The language of the texts above, the introduction excluded",
    }),
    introductionLanguage: z.enum(languages).openapi({
      description: "The language of `briefIntroduction`",
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
        access: AccessBody,
        pictureUrl: z.string().max(300).nullable(),
        pictureBlur: PictureBlur,
      }))
      .max(50),
    practices: z.array(PracticeBody).max(100),
    certificates: z.array(CertificateOfPageBody).max(100).openapi({
      description: "All certificates but refused ones, with what happened to each",
    }),
    media: z
      .array(
        z.object({
          kind: z.enum(["photo", "video"]),
          url: z.string().max(300),
          posterUrl: z.string().max(300).nullable().openapi({ description: "Only of a video" }),
          blur: PictureBlur,
          caption: Text,
        }),
      )
      .max(100),
    rating: Rating,
    reviewCount: z.int().min(0).max(1_000_000),
    reviews: z.array(ReviewBody).max(5),
    teams: z.array(z.object({ slug: z.string().max(120), name: z.string().max(teamLimits.name) }))
      .max(100).openapi({ description: "The teams in which the practitioner works" }),
    courses: z.array(CourseOfPage).max(mostCourses).openapi({
      description: "The practitioner's courses that every visitor finds",
    }),
    updatedAt: Instant,
  })
  .openapi("TherapistPage");

export function presentPage(
  page: TherapistPage,
  groups: Groups,
  { language, now }: VisitorContext,
): z.infer<typeof TherapistPageBody> {
  const { therapist, timeZone, reviews, certificateEvents, teams, companions, packages } = page;
  const introduction = wordsOf(therapist, language);
  // A page without a text about the practitioner would look empty.
  const { textLanguage, words } = wordsOf(therapist, language, ({ about }) => about !== "");
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
    lateCancelPercent: therapist.lateCancelPercent,
    noShowPercent: therapist.noShowPercent,
    prepaid: therapist.prepaid,
    timeZone,
    briefIntroduction: introduction.words.briefIntroduction,
    introductionLanguage: introduction.textLanguage,
    review: words.review,
    about: words.about,
    experience: words.experience,
    howICanHelp: words.howICanHelp,
    textLanguage,
    languages: therapist.languages,
    waysOfHelping: therapist.waysOfHelping,
    meetingTypes: [...new Set(offered.flatMap((practice) => practice.meetingTypes))],
    locations: therapist.locations.map(({ city, address, lat, lon, label, access, picture }) => ({
      city,
      address,
      lat,
      lon,
      label: label[language] || label.et || label.en || label.ru,
      access,
      pictureUrl: pictureUrlOf(picture?.fileKey ?? null),
      pictureBlur: picture?.blur ?? null,
    })),
    practices: therapist.practices.map((one) => ({
      ...presentPractice(one, therapist, groups, now),
      companions: (companions.get(one.id) ?? []).map(presentPerson),
      packages: packages.filter(({ practiceId }) => practiceId === one.id)
        .map((offer) => presentPackage(offer, one)),
    })),
    certificates: presentCertificates(therapist, certificateEvents, now),
    media: therapist.media.map(({ kind, fileKey, posterKey, blur, caption }) => ({
      kind,
      url: `/files/${fileKey}`,
      posterUrl: pictureUrlOf(posterKey),
      blur,
      caption: caption[language],
    })),
    rating: therapist.rating,
    reviewCount: therapist.reviewCount,
    reviews: reviews.map(presentReview),
    teams: teams.map(({ slug, name }) => ({ slug, name })),
    courses: page.courses.slice(0, mostCourses).flatMap((course) =>
      presentCourse(course, language) ?? []
    ),
    updatedAt: new Date(therapist.updatedAt).toISOString(),
  };
}

function presentCourse({ id, published, access, priceCents }: Course, wanted: Language) {
  if (!published) return null;
  const written = languagesOf(published);
  const language = written.includes(wanted) ? wanted : written[0] ?? wanted;
  return {
    id,
    title: published.title[language],
    language,
    minutes: minutesOf(published),
    lessonCount: published.lessons.length,
    access,
    priceCents,
  };
}

function presentPackage(offer: PackageOffer, practice: Practice) {
  const { id, sessions, priceCents, validMonths } = offer;
  return { id, sessions, priceCents, validMonths, savedCents: savedCents(offer, practice) };
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
    seats: practice.intro ? 1 : practice.seats,
    intro: practice.intro,
    eventTypeUri: practice.eventTypeUri,
    schedulingUrl: practice.schedulingUrl,
    covered: coverageOf(therapist, now).includes(practice.type),
    certificates: shownFor(therapist, practice.type, now)
      .map((certificate) => presentCertificate(certificate, now)),
  };
}
