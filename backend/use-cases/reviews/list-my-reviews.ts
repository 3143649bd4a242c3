import type { Review } from "../../domain/review.ts";
import type { Page, PageQuery } from "../../ports/page.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

/** Those that the caller wrote, whatever their status. */
export async function listMyReviews(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  query: PageQuery,
): Promise<Page<Review>> {
  return await persistence.reviews.listOfClient(account.userId, query);
}
