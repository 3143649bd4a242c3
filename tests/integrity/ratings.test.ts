import { expect, test } from "vitest";
import { reviews } from "db/schema/reviews.ts";
import { openTestApp } from "../test-app.ts";

type Rated = { id: string; rating: number | null; reviewCount: number };
type Card = Rated & { why: { term: string; value: string }[] };

/** The rating that search ranks by. */
const ranked = ({ why }: Card) => why.find(({ term }) => term === "rating")?.value;

test("every rating shown is the mean of the published reviews", async () => {
  await using app = await openTestApp();
  const { search } = app.ports;
  await search.settled(app.now());
  const find = async () => {
    const answer = await app.post("/therapists/search", { limit: 50 });
    return (await answer.json()).therapists as Card[];
  };
  const [first] = await find();
  await app.database.transaction(async (tx) => {
    for (const [status, rating] of [["waiting", 1], ["refused", 1], ["published", 2]] as const) {
      await tx.insert(reviews).values({
        id: app.ports.persistence.newId(),
        therapistId: first!.id,
        language: "et",
        name: "Mari",
        text: "Sõna.",
        rating,
        status,
        sessionMonth: "2026-10",
        createdAt: app.now(),
      });
    }
  });
  const rows = await app.database.read.select().from(reviews);
  const published = Map.groupBy(
    rows.filter(({ status }) => status === "published"),
    ({ therapistId }) => therapistId,
  );
  const expected = ({ id }: Rated) => {
    const ratings = (published.get(id) ?? []).map(({ rating }) => rating);
    const sum = ratings.reduce((total, rating) => total + rating, 0);
    return { rating: ratings.length > 0 ? sum / ratings.length : null, count: ratings.length };
  };
  const isSeen = async () =>
    (await find()).some((one) =>
      one.id === first!.id && one.reviewCount === first!.reviewCount + 1
    );
  await expect.poll(isSeen, { timeout: 10_000, interval: 20 }).toBe(true);

  /** The rating a newly opened search loads. */
  const reloaded = new Map<string, Pick<Rated, "rating" | "reviewCount">>();
  for await (const entries of app.ports.persistence.searchIndex.load()) {
    for (const { id, rating, reviewCount } of entries) reloaded.set(id, { rating, reviewCount });
  }
  const cards = await find();
  expect(cards.some(({ rating }) => rating !== null && !Number.isInteger(rating))).toBe(true);
  for (const card of cards) {
    const { rating, count } = expected(card);
    const page: Rated = await (await app.get(`/therapists/${card.id}`)).json();
    for (const shown of [card, page]) {
      expect(shown.reviewCount).toBe(count);
      if (rating === null) expect(shown.rating).toBeNull();
      else expect(shown.rating).toBeCloseTo(rating, 1);
    }
    expect(reloaded.get(card.id)).toEqual({ rating, reviewCount: count });
    // Changes that do not affect the ranking are not announced.
    expect([undefined, rating?.toFixed(2)]).toContain(ranked(card));
  }
});
