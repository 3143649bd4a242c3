import { z } from "@hono/zod-openapi";
import { reviewLimits, reviewRefusals, reviewStatuses } from "../../domain/review.ts";
import type { Review, ReviewContent } from "../../domain/review.ts";
import { languages } from "../../domain/text.ts";
import { ratingRange } from "../../domain/therapy-session-outcome.ts";
import { hasLetter, visibleLine, visibleText } from "../../domain/visible-text.ts";
import { refused } from "../field-problems.ts";
import { etagOf, instantText, optionalInstantText } from "../version.ts";

export const ReviewId = z.object({ id: z.uuid() });

const { name, shortestText, text, answer, note } = reviewLimits;

export const ReviewContentBody = z.object({
  language: z.enum(languages).openapi({ description: "The language it is written in" }),
  name: z.string().max(name).overwrite((value) => visibleLine(value).trim()).min(1)
    .refine(hasLetter, refused("ERR_NO_LETTER"))
    .openapi({ description: "The name that is shown: the first name or a pseudonym" }),
  rating: z.int().min(ratingRange.min).max(ratingRange.max),
  text: z.string().max(text).overwrite((value) => visibleText(value).trim()).min(shortestText)
    .refine(hasLetter, refused("ERR_NO_LETTER")),
  detailsConfirmed: z.boolean().default(false).openapi({
    description: "Whether the writer means to publish what `ERR_PERSONAL_DETAILS` named",
  }),
});

export const contentExample = {
  language: "et" as const,
  name: "Mari",
  rating: 5,
  text: "Rahulik ja tähelepanelik.",
  detailsConfirmed: false,
};

/** Without the confirmation, which is not stored. */
export function contentOf(body: z.infer<typeof ReviewContentBody>): ReviewContent {
  const { language, name, rating, text } = body;
  return { language, name, rating, text };
}

const Instant = z.iso.datetime();

export const OwnReviewBody = z
  .object({
    id: z.uuid(),
    therapySessionId: z.uuid().nullable(),
    language: z.string().max(40),
    name: z.string().max(200),
    rating: z.int().min(ratingRange.min).max(ratingRange.max),
    text: z.string().max(4000),
    month: z.string().regex(/^\d{4}-\d{2}$/).max(7).openapi({
      description: "When the session took place",
    }),
    status: z.enum(reviewStatuses).openapi({
      description: "Only a published review is visible to others",
    }),
    refusal: z.enum(reviewRefusals).nullable().openapi({
      description: "Why an administrator refused it",
    }),
    refusalNote: z.string().max(note),
    answer: z.string().max(answer).nullable().openapi({ description: "Of the practitioner" }),
    answeredAt: Instant.nullable(),
    createdAt: Instant,
    version: z.string().max(40).openapi({ description: "Send it as `If-Match`" }),
  })
  .openapi("OwnReview", {
    example: {
      id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d14",
      therapySessionId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d15",
      language: "et",
      name: "Mari",
      rating: 5,
      text: "Rahulik ja tähelepanelik.",
      month: "2026-10",
      status: "waiting",
      refusal: null,
      refusalNote: "",
      answer: null,
      answeredAt: null,
      createdAt: "2026-11-20T07:00:00Z",
      version: '"2026-11-20T07:00:00Z"',
    },
  });

export function presentOwnReview(review: Review): z.infer<typeof OwnReviewBody> {
  return {
    id: review.id,
    therapySessionId: review.therapySessionId,
    language: review.language,
    name: review.name,
    rating: review.rating,
    text: review.text,
    month: review.sessionMonth,
    status: review.status,
    refusal: review.refusal,
    refusalNote: review.refusalNote,
    answer: review.answer,
    answeredAt: optionalInstantText(review.answeredAt),
    createdAt: instantText(review.createdAt),
    version: etagOf(review),
  };
}
