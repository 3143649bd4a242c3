import { createRoute, z } from "@hono/zod-openapi";
import { consentInForce, consentPurposes, consentTerms } from "../../domain/consent.ts";
import type { Language } from "../../domain/text.ts";
import type { ConsentState } from "../../use-cases/user/list-consents.ts";
import { LanguageCode, UserBody } from "./user-body.ts";
import { refusals } from "../errors.ts";
import { signedIn } from "../signed-in.ts";
import { upload } from "../body-limits.ts";
import { etag, instantText } from "../version.ts";
import { bodyRefusals, done, json, required } from "../json-bodies.ts";

const largestPicture = 10_000_000;

const ofMe = {
  tags: ["user"],
  security: [{ bearer: [] }],
  middleware: signedIn,
};

const PictureBody = z
  .object({
    picture: z
      .instanceof(File)
      .refine(({ size }) => size > 0, "is empty")
      .openapi({
        type: "string",
        format: "binary",
        description: "A JPEG, PNG or WebP of at most 10 MB and 40 million pixels",
      }),
  })
  .openapi("Picture");

export const changePicture = createRoute({
  ...ofMe,
  middleware: [signedIn, upload(largestPicture)] as const,
  method: "put",
  path: "/picture",
  operationId: "changePicture",
  summary: "One's own picture; it is cut to 500 × 500 and drawn anew",
  request: {
    body: { content: { "multipart/form-data": { schema: PictureBody } }, required: true },
  },
  responses: {
    200: {
      description: "The person, with the picture's address",
      headers: etag,
      ...json(UserBody),
    },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_TOO_LARGE",
      "ERR_UNSUPPORTED_MEDIA_TYPE",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_STORAGE_FULL",
    ),
  },
});

export const removePicture = createRoute({
  ...ofMe,
  method: "delete",
  path: "/picture",
  operationId: "removePicture",
  summary: "No picture of one's own any more",
  responses: { ...done, ...refusals("ERR_UNAUTHORIZED") },
});

export const exportMyData = createRoute({
  ...ofMe,
  method: "get",
  path: "/export",
  operationId: "exportMyData",
  summary: "Everything the house knows of the caller, as one archive",
  description: "A zip of `data.json`, `index.html`, `sessions.ics` and the person's files",
  responses: {
    200: {
      description: "The archive",
      content: {
        "application/zip": { schema: z.string().openapi({ format: "binary" }) },
      },
    },
    ...refusals("ERR_UNAUTHORIZED", "ERR_TOO_MANY_REQUESTS", "ERR_PROVIDER_UNAVAILABLE"),
  },
});

export const eraseMyAccount = createRoute({
  ...ofMe,
  method: "post",
  path: "/erase",
  operationId: "eraseMyAccount",
  summary: "Erase the caller, for good",
  description:
    "Future bookings are cancelled, every device is signed out, and everything about the person is deleted. Their " +
    "practitioners keep that there were sessions, and not with whom.",
  request: required(
    z.object({
      password: z.string().min(1).max(1000)
        .openapi({ format: "password", maxLength: 1000, example: "mõnus kevad õues" }),
    }).openapi("Erasure"),
  ),
  responses: {
    ...done,
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_WRONG_PASSWORD",
      "ERR_PRACTICE_OPEN",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_UNAVAILABLE",
    ),
  },
});

const Purpose = z.enum(consentPurposes);
const Version = z.int().min(1).max(10_000);

const ConsentBody = z.object({
  purpose: Purpose,
  version: Version.openapi({ description: "Of today's words" }),
  text: z.string().max(2000).openapi({ description: "Today's words, in the request's language" }),
  isGiven: z.boolean().openapi({ description: "To today's words, and not withdrawn" }),
  history: z.array(z.object({
    version: Version,
    language: LanguageCode,
    textHash: z.string().max(64).openapi({ description: "SHA-256 of the words, base64url" }),
    givenAt: z.iso.datetime(),
    withdrawnAt: z.iso.datetime().nullable(),
  })).max(10_000),
});

const ConsentsBody = z
  .object({ consents: z.array(ConsentBody).max(10) })
  .openapi("Consents", {
    example: {
      consents: [{
        purpose: "notes",
        version: 1,
        text: consentTerms.notes.text.en,
        isGiven: true,
        history: [{
          version: 1,
          language: "en",
          textHash: "47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU",
          givenAt: "2026-11-20T07:00:00Z",
          withdrawnAt: null,
        }],
      }],
    },
  });

const consentsAnswer = {
  200: { description: "Every purpose, with what was agreed to", ...json(ConsentsBody) },
};

export const listConsents = createRoute({
  ...ofMe,
  method: "get",
  path: "/consents",
  operationId: "listConsents",
  summary: "What the caller may agree to, and what they have",
  responses: { ...consentsAnswer, ...refusals("ERR_UNAUTHORIZED") },
});

export const changeConsent = createRoute({
  ...ofMe,
  method: "put",
  path: "/consents",
  operationId: "changeConsent",
  summary: "Agree to one purpose, or withdraw",
  request: required(
    z.object({
      purpose: Purpose,
      version: Version.openapi({ description: "Of the words that were read" }),
      isGiven: z.boolean(),
    }).openapi("ConsentChange", { example: { purpose: "notes", version: 1, isGiven: true } }),
  ),
  responses: { ...consentsAnswer, ...refusals(...bodyRefusals, "ERR_UNAUTHORIZED", "ERR_STALE") },
});

export function presentConsents(
  states: ConsentState[],
  language: Language,
): z.infer<typeof ConsentsBody> {
  return {
    consents: states.map(({ purpose, consents }) => ({
      purpose,
      version: consentTerms[purpose].version,
      text: consentTerms[purpose].text[language],
      isGiven: consentInForce(consents, purpose) !== null,
      history: consents.map(({ version, language, textHash, givenAt, withdrawnAt }) => ({
        version,
        language,
        textHash,
        givenAt: instantText(givenAt),
        withdrawnAt: withdrawnAt === null ? null : instantText(withdrawnAt),
      })),
    })),
  };
}
