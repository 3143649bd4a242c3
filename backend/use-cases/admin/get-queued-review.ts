import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";
import { readCase, type ReviewCase } from "./review-case.ts";

/** For admins. ERR_FORBIDDEN, ERR_NOT_FOUND. */
export async function getQueuedReview(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  { id }: { id: string },
): Promise<ReviewCase> {
  requireRight(account, "moderate-reviews");
  const review = await persistence.reviews.find(id);
  if (!review) throw new DomainError("ERR_NOT_FOUND");
  return await readCase(persistence, review);
}
