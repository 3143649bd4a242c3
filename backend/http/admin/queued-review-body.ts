import { z } from "@hono/zod-openapi";
import { reportReasons, reviewLimits } from "../../domain/review.ts";
import type { QueuedReview } from "../../ports/persistence/reviews.ts";
import type { ReviewCase } from "../../use-cases/admin/review-case.ts";
import { OwnReviewBody, presentOwnReview } from "../reviews/own-review-body.ts";
import { etagOf, instantText, optionalInstantText } from "../version.ts";

const Instant = z.iso.datetime();

/** Without the author, whom an administrator does not need to know. */
const { therapySessionId: _, version: __, ...content } = OwnReviewBody.shape;

const ReviewedTherapist = z.object({
  id: z.uuid(),
  slug: z.string().max(120),
  name: z.string().max(200),
});

export const QueuedReviewBody = z
  .object({
    ...content,
    therapist: ReviewedTherapist,
    openReports: z.int().min(0).max(1_000_000),
    reportReasons: z.array(z.enum(reportReasons)).max(reportReasons.length).openapi({
      description: "Of the open reports, each once",
    }),
    since: Instant.openapi({ description: "When it began to wait, or changed last" }),
  })
  .openapi("QueuedReview");

export const ReviewCaseBody = z
  .object({
    ...content,
    therapist: ReviewedTherapist,
    reports: z
      .array(z.object({
        reason: z.enum(reportReasons),
        note: z.string().max(reviewLimits.report),
        hasAccount: z.boolean(),
        at: Instant,
        settledAt: Instant.nullable(),
      }))
      .max(1000)
      .openapi({ description: "Oldest first" }),
    decidedAt: Instant.nullable(),
    decidedByName: z.string().max(200).nullable(),
    version: z.string().max(40).openapi({ description: "Of the review with its reports" }),
  })
  .openapi("ReviewCase");

export function presentQueuedReview(
  { review, therapist, openReports, reasons, since }: QueuedReview,
): z.infer<typeof QueuedReviewBody> {
  const { therapySessionId: _, version: __, ...shown } = presentOwnReview(review);
  return { ...shown, therapist, openReports, reportReasons: reasons, since: instantText(since) };
}

export function presentReviewCase(
  { review, therapist, reports, decidedByName, version }: ReviewCase,
): z.infer<typeof ReviewCaseBody> {
  const { therapySessionId: _, version: __, ...shown } = presentOwnReview(review);
  return {
    ...shown,
    therapist,
    reports: reports.slice(-1000).map(({ reason, note, reporterId, createdAt, settledAt }) => ({
      reason,
      note,
      hasAccount: reporterId !== null,
      at: instantText(createdAt),
      settledAt: optionalInstantText(settledAt),
    })),
    decidedAt: optionalInstantText(review.decidedAt),
    decidedByName,
    version: etagOf({ updatedAt: version }),
  };
}
