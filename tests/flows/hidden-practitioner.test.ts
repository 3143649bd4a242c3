import { expect, test } from "vitest";
import { openHouse } from "../house.ts";

const hidden = "janek-saarepera";

test("a practitioner who does not show themselves is in no list that visitors see", async () => {
  await using house = await openHouse();
  const profile = await house.ports.persistence.therapists.findBySlug(hidden);
  const [practice] = profile!.practices;
  expect((await house.get(`/therapists/${hidden}`)).status).toBe(404);

  const seen: string[] = [];
  let next = "";
  do {
    const page = await (await house.get(`/calendly/event-types?count=100${next}`)).json();
    seen.push(...page.collection.map(({ uri }: { uri: string }) => uri));
    const token = page.pagination.next_page_token;
    next = token ? `&page_token=${encodeURIComponent(token)}` : "";
  } while (next);
  expect(seen.length).toBeGreaterThan(100);
  expect(seen).not.toContain(practice!.eventTypeUri);
});
