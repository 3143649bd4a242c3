import { z } from "@hono/zod-openapi";
import { emailMaxLength } from "../../domain/account.ts";
import { gridMinutes } from "../../domain/availability-draft.ts";
import {
  feePercents,
  narrowestDoorCm,
  parkings,
  profileLimits as limits,
  shortestPractice,
  type StoredFile,
} from "../../domain/profile.ts";
import { filePurposes } from "../../domain/profile-file.ts";
import { meetingTypes } from "../../domain/scheduling.ts";
import {
  hasControlCharacters,
  hasLetter,
  visibleLine,
  visibleName,
  visibleText,
} from "../../domain/visible-text.ts";
import { refused } from "../field-problems.ts";
import type { StoredContent } from "../../ports/persistence/profiles.ts";
import type { Auth } from "../../ports/auth.ts";
import type { SentContent } from "../../use-cases/therapists/profile-files.ts";
import { weekday } from "../availability/range-body.ts";
import { optional } from "../json-bodies.ts";
import { fileUrlOf, keyOfFileUrl } from "../private-file-url.ts";

type Signer = { auth: Auth; now: number };

const Code = z.string().max(limits.code);
const Town = z.string().max(limits.code).overwrite(visibleLine).openapi({
  description: "A domain value code of CITY, or the name of another place; may be empty",
});
const lineOf = (most: number) => z.string().max(most).overwrite(visibleLine);
const textOf = (most: number) => z.string().max(most).overwrite(visibleText);
const inLanguages = (part: z.ZodString) => z.object({ et: part, en: part, ru: part });
/** As the name of an account, but a draft may have none yet. */
const Name = z.string().overwrite(visibleName).max(limits.name)
  .refine((name) => !hasControlCharacters(name), refused("ERR_INVALID_CHARACTER"))
  .refine((name) => name.trim() === "" || hasLetter(name), refused("ERR_NO_LETTER"));

const FileBody = z.object({
  uploadId: z.uuid().nullable().openapi({
    description:
      "A finished upload of the practitioner. null: a file that was published without one; `url` says which.",
  }),
  url: z.string().max(1000).openapi({
    description:
      "To show the file. Sent with an `uploadId` it is not read. Without one it is the file of this part of the " +
      "published profile or of an earlier version of it; empty: the published one.",
  }),
  blur: z.string().max(1000).nullable(),
  posterUrl: z.string().max(1000).nullable().openapi({ description: "Only of a video" }),
});

const purposeText = (purpose: string) => `Its upload has the purpose \`${purpose}\``;

const TextsBody = z.object({
  briefIntroduction: textOf(limits.briefIntroduction),
  review: textOf(limits.review).openapi({
    description: "The practitioner's own overview, shown above `about`",
  }),
  about: textOf(limits.about),
  experience: textOf(limits.experience),
  howICanHelp: textOf(limits.howICanHelp),
});

const PracticeBody = z.object({
  id: z.uuid().openapi({ description: "Made by the client for a new practice" }),
  type: Code.openapi({ description: "A domain value code of THERAPY_TYPE; may be empty" }),
  durationMinutes: z.int().min(shortestPractice).max(limits.durationMinutes).nullable(),
  priceCents: z.int().min(0).max(limits.priceCents).nullable(),
  meetingTypes: z.array(z.enum(meetingTypes)).max(2),
  bufferMinutes: z.int().min(0).max(limits.bufferMinutes).nullable().openapi({
    description:
      "Minutes that stay free around each session of a new practice; null: those of the calendar. Of a published practice the availability has them, and other values are ignored",
  }),
  seats: z.int().min(1).max(limits.seats).default(1).openapi({
    description: "How many clients can book one time; more than 1 makes it a group",
  }),
  startTimes: z.array(z.object({
    weekday: weekday.openapi({ description: "1 is Monday" }),
    minute: z.int().min(0).max(1439).multipleOf(gridMinutes).openapi({
      description: "Minutes after midnight, on the wall clock of the calendar",
    }),
  })).max(limits.startTimes).default([]).openapi({
    description:
      "When a group meets every week. These are then its only start times, within the working hours; empty: it can be booked at any free time. Without meaning while `seats` is 1",
  }),
  intro: z.boolean().openapi({ description: "Whether it is the free first consultation" }),
  schedulingUrl: lineOf(limits.url).openapi({
    description:
      "The booking page. In the embedded calendar it is made when the profile is published.",
  }),
  archived: z.boolean().openapi({
    description: "No longer offered. A practice with sessions is archived when it is left out.",
  }),
});

export const AccessBody = z.object({
  stepFree: optional(z.boolean()),
  steps: optional(z.int().min(0).max(limits.steps)),
  lift: optional(z.boolean()),
  accessibleToilet: optional(z.boolean()),
  doorWidthCm: optional(z.int().min(narrowestDoorCm).max(limits.doorWidthCm)),
  parking: optional(z.enum(parkings)),
  publicTransport: optional(lineOf(limits.publicTransport)),
  quietRoom: optional(z.boolean()),
}).openapi("PlaceAccess", { description: "What is not answered is left out" });

export const ArrivalNoteBody = inLanguages(textOf(limits.arrivalNote));

const PlaceBody = z.object({
  id: z.uuid(),
  city: Town,
  address: lineOf(limits.address),
  lat: z.number().min(-90).max(90).nullable().openapi({ description: "In Estonia" }),
  lon: z.number().min(-180).max(180).nullable().openapi({ description: "In Estonia" }),
  label: inLanguages(lineOf(limits.placeLabel)),
  access: AccessBody,
  arrivalNote: ArrivalNoteBody.openapi({
    description: "How to get in, only for people with a booking",
  }),
  picture: FileBody.nullable().openapi({ description: purposeText(filePurposes.place) }),
});

const MediaBody = z.object({
  id: z.uuid(),
  kind: z.enum(["photo", "video"]),
  file: FileBody.openapi({
    description: "Its upload has the purpose of its `kind`: `photo` or `video`",
  }),
  caption: inLanguages(lineOf(limits.caption)),
});

const exampleTexts = {
  briefIntroduction: "Kehapsühholoog, kes töötab hingamise ja pinge vabastamisega.",
  review: "",
  about: "Olen töötanud kehapsühholoogina kaksteist aastat.",
  experience: "Kolm aastat haiglas, üheksa erapraksises.",
  howICanHelp: "Alustame sellest, mida keha praegu ütleb.",
};

const noTexts = { briefIntroduction: "", review: "", about: "", experience: "", howICanHelp: "" };

export const exampleContent = {
  name: "Kadri Tamm",
  nameFollowsAccount: true,
  email: "kadri.tamm@example.ee",
  calendarUrl: "http://localhost:8000/@kadri-tamm",
  gender: "FEMALE",
  city: "TALLINN",
  languages: ["ESTONIAN"],
  waysOfHelping: ["BURNOUT", "STRESS"],
  cancellationNoticeHours: 24,
  lateCancelPercent: 50 as const,
  noShowPercent: 100 as const,
  prepaid: false,
  showInSearch: true,
  picture: {
    uploadId: null,
    url: "/files/portraits/kadri-tamm-0a1b2c3d4e5f.webp",
    blur: null,
    posterUrl: null,
  },
  pictureFollowsAccount: false,
  texts: { et: exampleTexts, en: noTexts, ru: noTexts },
  practices: [{
    id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d31",
    type: "BODY_PSY",
    durationMinutes: 60,
    priceCents: 6500,
    meetingTypes: ["IN_PERSON" as const],
    bufferMinutes: null,
    seats: 1,
    startTimes: [],
    intro: false,
    schedulingUrl: "http://localhost:8000/@kadri-tamm/body-psy-60",
    archived: false,
  }],
  places: [{
    id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d32",
    city: "TALLINN",
    address: "Salme 14-3",
    lat: 59.4478,
    lon: 24.7276,
    label: { et: "Kalamaja kabinet", en: "", ru: "" },
    access: { stepFree: false, steps: 2, parking: "paid" as const },
    arrivalNote: { et: "Uksekell Tamm, teine korrus.", en: "", ru: "" },
    picture: null,
  }],
  media: [],
};

const Percent = z.literal(feePercents).openapi({ type: "integer", enum: [...feePercents] });

export const ProfileContentBody = z
  .object({
    name: Name,
    nameFollowsAccount: z.boolean().openapi({
      description: "The name is that of the practitioner's account, also after it changes",
    }),
    email: lineOf(emailMaxLength),
    calendarUrl: lineOf(limits.url),
    gender: Code.openapi({ description: "A domain value code of GENDER; may be empty" }),
    city: Town,
    languages: z.array(Code).max(limits.languages),
    waysOfHelping: z.array(Code).max(limits.waysOfHelping),
    cancellationNoticeHours: z.int().min(0).max(limits.cancellationNoticeHours).nullable(),
    lateCancelPercent: Percent.default(100).openapi({
      default: 100,
      description:
        "The share of the price to pay after a cancellation or a move within the notice. Bookings keep the share of their time.",
    }),
    noShowPercent: Percent.default(100).openapi({
      default: 100,
      description: "The share of the price to pay for a missed session",
    }),
    prepaid: z.boolean().default(false).openapi({
      default: false,
      description:
        "Whether sessions are paid before they are booked, and not on site. Free sessions, sessions that wait for an answer, " +
        "practices with companions and outside calendars are not affected.",
    }),
    showInSearch: z.boolean(),
    picture: FileBody.nullable().openapi({ description: purposeText(filePurposes.picture) }),
    pictureFollowsAccount: z.boolean(),
    texts: z.object({ et: TextsBody, en: TextsBody, ru: TextsBody }),
    practices: z.array(PracticeBody).max(limits.practices).openapi({
      description: "In the order in which they are shown",
    }),
    places: z.array(PlaceBody).max(limits.places),
    media: z.array(MediaBody).max(limits.media),
  })
  .openapi("ProfileContent", { example: exampleContent });

export function readContent(content: z.infer<typeof ProfileContentBody>): SentContent {
  return {
    ...content,
    picture: content.picture && readFile(content.picture),
    places: content.places.map((place) => ({
      ...place,
      picture: place.picture && readFile(place.picture),
    })),
    media: content.media.map((one) => ({ ...one, file: readFile(one.file) })),
  };
}

function readFile({ uploadId, url }: z.infer<typeof FileBody>) {
  return { uploadId, fileKey: url === "" ? null : keyOfFileUrl(url) };
}

/** `now` in ms. */
export function presentContent(
  content: StoredContent,
  signer: Signer,
): z.infer<typeof ProfileContentBody> {
  return {
    name: content.name,
    nameFollowsAccount: content.nameFollowsAccount,
    email: content.email,
    calendarUrl: content.calendarUrl,
    gender: content.gender,
    city: content.city,
    languages: content.languages,
    waysOfHelping: content.waysOfHelping,
    cancellationNoticeHours: content.cancellationNoticeHours,
    lateCancelPercent: content.lateCancelPercent,
    noShowPercent: content.noShowPercent,
    prepaid: content.prepaid,
    showInSearch: content.showInSearch,
    picture: content.picture && presentFile(content.picture, signer),
    pictureFollowsAccount: content.pictureFollowsAccount,
    texts: content.texts,
    practices: content.practices,
    places: content.places.map((place) => ({
      ...place,
      picture: place.picture && presentFile(place.picture, signer),
    })),
    media: content.media.map((one) => ({ ...one, file: presentFile(one.file, signer) })),
  };
}

function presentFile(
  { uploadId, fileKey, blur, posterKey }: StoredFile,
  signer: Signer,
): z.infer<typeof FileBody> {
  return {
    uploadId,
    url: fileUrlOf(fileKey, signer)!,
    blur,
    posterUrl: fileUrlOf(posterKey, signer),
  };
}
