import type { Ports } from "../ports/ports.ts";
import { getTherapist } from "../use-cases/therapists/get-therapist.ts";
import { linkUser } from "../use-cases/therapists/link-user.ts";
import { listReviews } from "../use-cases/therapists/list-reviews.ts";
import { listTherapists } from "../use-cases/therapists/list-therapists.ts";
import { searchTherapists } from "../use-cases/therapists/search-therapists.ts";
import type { VisitorContext } from "../use-cases/context.ts";
import type { TherapistCard } from "../use-cases/therapists/therapist-cards.ts";
import type { TherapistSearch } from "../use-cases/therapists/therapist-search.ts";
import { present as presentUser } from "./user/user-body.ts";
import { newRouter } from "./router.ts";
import { presentReview } from "./therapists/review-body.ts";
import * as routes from "./therapists/routes.ts";
import { groupsOf } from "./therapists/groups.ts";
import { presentCard } from "./therapists/therapist-card-body.ts";
import { presentPage } from "./therapists/therapist-page-body.ts";

type Needed = Pick<Ports, "persistence" | "scheduling"> & { search: TherapistSearch };

export function therapists(ports: Needed) {
  const groups = () => groupsOf(ports.search.domainValues());
  function presentCards(cards: TherapistCard[], visit: VisitorContext) {
    const known = groups();
    return cards.map((card) => presentCard(card, known, visit));
  }

  return newRouter()
    .openapi(routes.listTherapists, async (c) => {
      const { items, nextCursor } = await listTherapists(ports, c.var, c.req.valid("query"));
      return c.json({ therapists: presentCards(items, c.var), nextCursor }, 200);
    })
    .openapi(routes.getTherapist, async (c) => {
      const page = await getTherapist(ports, c.var, c.req.valid("param"));
      return c.json(presentPage(page, groups(), c.var), 200);
    })
    .openapi(routes.listReviews, async (c) => {
      const input = { ...c.req.valid("param"), ...c.req.valid("query") };
      const { items, nextCursor } = await listReviews(ports, c.var, input);
      return c.json({ reviews: items.map(presentReview), nextCursor }, 200);
    })
    .openapi(
      routes.linkUser,
      async (c) => c.json(presentUser(await linkUser(ports, c.var, c.req.valid("param"))), 200),
    )
    .openapi(routes.searchTherapists, async (c) => {
      const found = await searchTherapists(ports, c.var, c.req.valid("json"));
      const { cards, ...answer } = found;
      return c.json({ ...answer, therapists: presentCards(cards, c.var) }, 200);
    });
}
