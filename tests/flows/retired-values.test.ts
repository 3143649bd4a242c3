import { expect, test } from "vitest";
import { answersFor, storeTest } from "./suitability-steps.ts";
import { newClient } from "./booked-session.ts";
import { openTestApp, type TestApp } from "../test-app.ts";

async function retire(app: TestApp, name: string) {
  const { headers } = await app.signIn("admin@demo.heaolu.ee");
  const answer = await app.send("POST", `/admin/domain-values/${name}/retire`, {
    rulesSeen: true,
  }, { ...headers, "If-Match": "0" });
  expect(answer.status).toBe(200);
}

const codesIn = (list: { code: string }[]) => list.map(({ code }) => code);

test("a retired practice leaves the test and its stored results at once, and a booking of it keeps its verdict", async () => {
  await using app = await openTestApp();
  const client = await newClient(app, "anna@example.ee");
  const answers = answersFor("HYPNO", "no");
  await storeTest(app, client, answers);
  const assess = async () =>
    codesIn(
      (await (await app.post("/suitability/assessment", { version: 1, answers })).json())
        .practices,
    );
  const stored = async () => {
    const { results } = await (await app.get("/suitability/results", client.headers)).json();
    return codesIn(results[0].assessment.practices);
  };
  expect(await assess()).toContain("HYPNO");
  expect(await stored()).toContain("HYPNO");

  await retire(app, "THERAPY_TYPE/HYPNO");
  expect(await assess()).not.toContain("HYPNO");
  expect(await stored()).not.toContain("HYPNO");
  const offering = await (await app.post("/therapists/search", { practices: ["HYPNO"], limit: 1 }))
    .json();
  const { slug } = offering.therapists[0];
  const profile = await (await app.get(`/therapists/${slug}`)).json();
  const own = profile.practices.find(({ type }: { type: string }) => type === "HYPNO");
  const verdict = await app.get(
    `/suitability/booking-verdict?${new URLSearchParams({ eventType: own.eventTypeUri })}`,
    client.headers,
  );
  expect(await verdict.json()).toMatchObject({ verdict: { practice: "HYPNO", verdict: "no" } });
});

test("the page of a retired practice stays and says so, and lists leave it out", async () => {
  await using app = await openTestApp();
  await retire(app, "THERAPY_TYPE/HYPNO");
  expect(await (await app.get("/practices/HYPNO")).json()).toMatchObject({ isOffered: false });
  expect(await (await app.get("/practices/REIKI")).json()).toMatchObject({ isOffered: true });
  expect(codesIn(await (await app.get("/practices")).json())).not.toContain("HYPNO");
  const facets = (await (await app.post("/therapists/search", { limit: 1 })).json()).facets;
  expect(facets.practices).not.toHaveProperty("HYPNO");
});

test("a retired need or city is no answer that the test offers, and answers given before stay valid", async () => {
  await using app = await openTestApp();
  const offered = async (id: string) => {
    const { steps } = await (await app.get("/suitability/questionnaire")).json();
    const { options } = steps.find((step: { id: string }) => step.id === id);
    return options.map(({ value }: { value: string }) => value);
  };
  expect(await offered("city")).toContain("NARVA");
  await retire(app, "CITY/NARVA");
  await retire(app, "WAY_OF_HELPING/GRIEF");
  expect(await offered("city")).not.toContain("NARVA");
  expect(await offered("needs")).not.toContain("GRIEF");
  const answers = { needs: ["GRIEF"], city: ["NARVA"] };
  const known = await app.post("/suitability/assessment", { version: 1, answers });
  expect((await known.json()).search.cities).toEqual(["NARVA"]);
});
