import { z } from "@hono/zod-openapi";
import { type Review, reviewLimits } from "../../domain/review.ts";
import { hasLetter, visibleText } from "../../domain/visible-text.ts";
import { refused } from "../field-problems.ts";
import { presentReview, ReviewBody } from "../therapists/review-body.ts";
import { etagOf } from "../version.ts";

export const AnswerBody = z
  .object({
    answer: z.string().max(reviewLimits.answer).overwrite((text) => visibleText(text).trim()).min(1)
      .refine(hasLetter, refused("ERR_NO_LETTER")),
    detailsConfirmed: z.boolean().default(false).openapi({
      description: "Whether the writer means to publish what `ERR_PERSONAL_DETAILS` named",
    }),
  })
  .openapi("ReviewAnswer", { example: { answer: "Aitäh!", detailsConfirmed: false } });

/** Nothing in it says whose session it was. */
export const ReceivedReviewBody = z
  .object({
    ...ReviewBody.shape,
    version: z.string().max(40).openapi({ description: "Send it as `If-Match`" }),
  })
  .openapi("ReceivedReview");

export function presentReceived(review: Review): z.infer<typeof ReceivedReviewBody> {
  return { ...presentReview(review), version: etagOf(review) };
}
