import type { Account } from "../../domain/account.ts";
import type { Review } from "../../domain/review.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Page, PageQuery } from "../../ports/page.ts";
import { findVisibleTherapist } from "./find-visible-therapist.ts";

export async function listReviews(
  { persistence }: Pick<Ports, "persistence">,
  { account }: { account: Account | null },
  { id, ...query }: PageQuery & { id: string },
): Promise<Page<Review>> {
  const therapist = await findVisibleTherapist(persistence, account, id);
  return await persistence.reviews.listPublished(therapist.id, query);
}
