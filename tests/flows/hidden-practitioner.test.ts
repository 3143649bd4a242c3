import { expect, test } from "vitest";
import { openTestApp } from "../test-app.ts";

const hidden = "janek-saarepera";

test("a hidden practitioner appears in no public list", async () => {
  await using app = await openTestApp();
  const profile = await app.ports.persistence.therapists.findBySlug(hidden);
  const [practice] = profile!.practices;
  expect((await app.get(`/therapists/${hidden}`)).status).toBe(404);

  const seen: string[] = [];
  let next = "";
  do {
    const page = await (await app.get(`/calendly/event-types?count=100${next}`)).json();
    seen.push(...page.collection.map(({ uri }: { uri: string }) => uri));
    const token = page.pagination.next_page_token;
    next = token ? `&page_token=${encodeURIComponent(token)}` : "";
  } while (next);
  expect(seen.length).toBeGreaterThan(100);
  expect(seen).not.toContain(practice!.eventTypeUri);
});
