import { caseVersion, type Review, type ReviewReport } from "../../domain/review.ts";
import type { Repositories } from "../../ports/persistence.ts";

/** A review as an administrator decides about it. Who wrote it is not part of it. */
export type ReviewCase = {
  review: Review;
  therapist: { id: string; slug: string; name: string };
  /** Oldest first. */
  reports: ReviewReport[];
  /** The administrator of the latest decision. */
  decidedByName: string | null;
  /** ms */
  version: number;
};

export async function readCase(
  { reviews, therapists, users }: Pick<Repositories, "reviews" | "therapists" | "users">,
  review: Review,
): Promise<ReviewCase> {
  const [reports, therapist, decidedBy] = await Promise.all([
    reviews.listReports(review.id),
    therapists.find(review.therapistId),
    review.decidedBy === null ? null : users.find(review.decidedBy),
  ]);
  const { id, slug, name } = therapist!;
  return {
    review,
    therapist: { id, slug, name },
    reports,
    decidedByName: decidedBy?.name ?? null,
    version: caseVersion(review, reports),
  };
}
