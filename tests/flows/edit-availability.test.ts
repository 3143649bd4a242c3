import { expect, test } from "vitest";
import { openHouse } from "../house.ts";

test("a practitioner reads their hours and puts them back as they were", async () => {
  await using house = await openHouse();
  const { headers } = await house.signIn("therapist1@demo.heaolu.ee");
  const answer = await house.get("/availability", headers);
  expect(answer.status).toBe(200);
  const body = await answer.json();
  expect(body.rules.length).toBeGreaterThan(0);
  const { timeZone, rules, exceptions, vacations, places, settings } = body;
  const draft = { timeZone, rules, exceptions, vacations, places, settings };
  const saved = await house.send("PUT", "/availability", draft, {
    ...headers,
    "If-Match": answer.headers.get("etag")!,
  });
  expect(saved.status, await saved.clone().text()).toBe(200);
  const preview = await house.post("/availability/preview", {
    draft,
    eventTypeUrl: body.eventTypes[0].url,
    from: "2026-11-23",
    to: "2026-11-29",
  }, headers);
  expect(preview.status, await preview.clone().text()).toBe(200);
  const why = await house.get(
    `/availability/why?eventTypeUrl=${encodeURIComponent(body.eventTypes[0].url)}&startsAt=2026-11-22T08:00:00Z`,
    headers,
  );
  expect(why.status, await why.clone().text()).toBe(200);
});
