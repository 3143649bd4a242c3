import { afterAll, expect, test } from "vitest";
import { addresses } from "frontend/addresses.ts";
import { createTestSite } from "./support/test-site.ts";
import { openTestApp } from "./test-app.ts";

/** An existing address for each pattern. */
const example: Record<string, string> = {
  "/therapist/view/:id": "/therapist/view/maarja-liis-tammelaid",
  "/team/:slug": "/team/sadama-ruum",
  "/practices/:code": "/practices/cup-therapy",
  "/admin/draft/:id": "/admin/draft/0197a1c2-0000-7000-8000-000000000001",
  "/gift-card/bought/:id": "/gift-card/bought/0197a1c2-0000-7000-8000-000000000001",
  "/payments/:id": "/payments/0197a1c2-0000-7000-8000-000000000001",
  "/payments/:id/demo": "/payments/0197a1c2-0000-7000-8000-000000000001/demo",
  "/payments/session/:id": "/payments/session/0197a1c2-0000-7000-8000-000000000001",
  "/@:account": "/@heidi-loorlaid",
  "/@:account/:slug": "/@heidi-loorlaid/imago-therapy-90",
  "/@:account/:slug/:start": "/@heidi-loorlaid/imago-therapy-90/2026-11-24T16:15:00Z",
};

const app = await openTestApp();
const { courses: [course] } = await (await app.get("/courses")).json();
example["/courses/:id"] = `/courses/${course.id}`;
afterAll(() => app[Symbol.asyncDispose]());
const site = createTestSite(app);

const visit = (path: string) => site.request(path, { headers: { Accept: "text/html" } });

test.each(addresses)("%s of the frontend is an address of the site", async (path) => {
  const answer = await visit(example[path] ?? path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('id="config"');
});

test("an unknown page is not found", async () => {
  expect((await visit("/practices/dancing")).status).toBe(404);
  expect((await visit("/nowhere")).status).toBe(404);
});

test("an unknown booking page is not found, a known one is served", async () => {
  const { practices } = await (await app.get("/therapists/maarja-liis-tammelaid")).json();
  const known = new URL(practices[0].schedulingUrl).pathname;
  const account = known.split("/")[1];
  expect((await visit(known)).status).toBe(200);
  expect((await visit(`${known}/2026-11-24T16:15:00Z`)).status).toBe(200);
  expect((await visit(`/${account}`)).status).toBe(200);
  const unknown = ["/@unknown", "/@unknown/x", `/${account}/x`, "/@%20", "/@a%00b/x"];
  for (const path of unknown) {
    const answer = await visit(path);
    expect(answer.status, path).toBe(404);
    expect(await answer.text()).toContain("noindex");
  }
});

test("a text page has its title and description before any script runs", async () => {
  const answer = await site.request("/practices/cup-therapy?lng=en");
  const html = await answer.text();
  expect(html).toContain("<title>Cupping therapy – Heaolu</title>");
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/);
  expect(html).not.toContain("noindex");
});
