import { z } from "@hono/zod-openapi";
import type { Review } from "../../domain/therapist.ts";

export const ReviewBody = z
  .object({
    id: z.uuid(),
    language: z.string().max(40),
    name: z.string().max(200).openapi({ description: "The reviewer's name or pseudonym" }),
    rating: z.int().min(1).max(5),
    text: z.string().max(4000),
    month: z.string().regex(/^\d{4}-\d{2}$/).max(7),
  })
  .openapi("Review", {
    example: {
      id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d14",
      language: "ESTONIAN",
      name: "Mari",
      rating: 5,
      text: "Rahulik ja tähelepanelik.",
      month: "2026-10",
    },
  });

export function presentReview(
  { id, language, name, rating, text, createdAt }: Review,
): z.infer<typeof ReviewBody> {
  const month = new Date(createdAt).toISOString().slice(0, 7);
  return { id, language, name, rating, text, month };
}
