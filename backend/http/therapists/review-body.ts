import { z } from "@hono/zod-openapi";
import { type Review, reviewLimits } from "../../domain/review.ts";
import { languages } from "../../domain/text.ts";
import { optionalInstantText } from "../version.ts";

export const ReviewBody = z
  .object({
    id: z.uuid(),
    language: z.enum(languages).openapi({ description: "In which it is written" }),
    name: z.string().max(200).openapi({ description: "The reviewer's name or pseudonym" }),
    rating: z.int().min(1).max(5),
    text: z.string().max(4000),
    month: z.string().regex(/^\d{4}-\d{2}$/).max(7).openapi({
      description: "When the session took place",
    }),
    answer: z.string().max(reviewLimits.answer).nullable().openapi({
      description: "Of the practitioner",
    }),
    answeredAt: z.iso.datetime().nullable(),
  })
  .openapi("Review", {
    example: {
      id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d14",
      language: "et",
      name: "Mari",
      rating: 5,
      text: "Rahulik ja tähelepanelik.",
      month: "2026-10",
      answer: "Aitäh, Mari!",
      answeredAt: "2026-11-02T07:00:00Z",
    },
  });

export function presentReview(
  { id, language, name, rating, text, sessionMonth, answer, answeredAt }: Review,
): z.infer<typeof ReviewBody> {
  return {
    id,
    language,
    name,
    rating,
    text,
    month: sessionMonth,
    answer,
    answeredAt: optionalInstantText(answeredAt),
  };
}
