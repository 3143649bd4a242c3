import { z } from "@hono/zod-openapi";
import { consentInForce, consentPurposes, consentTerms } from "../../domain/consent.ts";
import type { Language } from "../../domain/text.ts";
import type { ConsentState } from "../../use-cases/user/list-consents.ts";
import { json } from "../json-bodies.ts";
import { instantText, optionalInstantText } from "../version.ts";
import { LanguageCode } from "./user-body.ts";

export const Purpose = z.enum(consentPurposes);
export const TermsVersion = z.int().min(1).max(10_000);

const Count = z.int().min(0).max(1_000_000);

export const KeptBody = z.object({
  upcomingSessions: Count,
  pastSessions: Count,
  waitingLists: Count.openapi({ description: "On which the user still waits" }),
  sessionRequests: Count.openapi({ description: "That wait for a practitioner's answer" }),
  notes: Count,
  ratings: Count,
  comments: Count,
  exercises: Count.openapi({ description: "Written in courses" }),
  reviews: Count.openapi({
    description: "Published ones stay without the name, the others are deleted",
  }),
  savedSearches: Count,
  testResults: Count,
  testDrafts: Count.openapi({ description: "Tests that are not finished" }),
  clientQuestions: Count.openapi({ description: "To practitioners, with the answers" }),
});

const ConsentBody = z.object({
  purpose: Purpose,
  version: TermsVersion.openapi({ description: "The current version of the terms" }),
  text: z.string().max(2000).openapi({
    description: "The current terms, in the language of the request",
  }),
  isGiven: z.boolean().openapi({
    description: "Whether the user has consented to the current terms and not withdrawn",
  }),
  kept: KeptBody.openapi({
    description:
      "What is kept because of this consent and deleted when it is withdrawn. Upcoming sessions have to be cancelled first",
  }),
  history: z.array(z.object({
    version: TermsVersion,
    language: LanguageCode,
    textHash: z.string().max(64).openapi({
      description: "SHA-256 of the terms that were shown, in base64url",
    }),
    privacyVersion: z.int().min(1).max(1_000_000).nullable().openapi({
      description:
        "The version of the page about privacy that was published then; null before versions were counted",
    }),
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
        kept: {
          upcomingSessions: 0,
          pastSessions: 0,
          waitingLists: 0,
          sessionRequests: 0,
          notes: 3,
          ratings: 2,
          comments: 1,
          exercises: 0,
          reviews: 0,
          savedSearches: 0,
          testResults: 0,
          testDrafts: 0,
          clientQuestions: 0,
        },
        history: [{
          version: 1,
          language: "en",
          textHash: "47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU",
          privacyVersion: 1,
          givenAt: "2026-11-20T07:00:00Z",
          withdrawnAt: null,
        }],
      }],
    },
  });

export const consentsResponse = {
  200: { description: "The caller's consent for every purpose", ...json(ConsentsBody) },
};

export function presentConsents(
  states: ConsentState[],
  language: Language,
): z.infer<typeof ConsentsBody> {
  return {
    consents: states.map(({ purpose, consents, kept }) => ({
      purpose,
      version: consentTerms[purpose].version,
      text: consentTerms[purpose].text[language],
      isGiven: consentInForce(consents, purpose) !== null,
      kept,
      history: consents.map((
        { version, language, textHash, privacyVersion, givenAt, withdrawnAt },
      ) => ({
        version,
        language,
        textHash,
        privacyVersion,
        givenAt: instantText(givenAt),
        withdrawnAt: optionalInstantText(withdrawnAt),
      })),
    })),
  };
}
