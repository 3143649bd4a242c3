import { JSDOM } from "jsdom";
import { afterAll, expect, test } from "vitest";
import { createTestSite } from "../support/test-site.ts";
import { openTestApp, publicUrl } from "../test-app.ts";
import { codeOf } from "./session-fixtures.ts";
import { givingTheSame, holdAny, memberOf, teamOf, timesOf } from "./team-steps.ts";

const app = await openTestApp();
afterAll(() => app[Symbol.asyncDispose]());
const site = createTestSite(app);

test("a team's page names its members for search engines, is in the sitemap, and is missing without a team", async () => {
  const anu = await memberOf(app, 1);
  const berit = await memberOf(app, 2);
  const path = "/team/kalamaja-ruum";
  expect((await site.request(path)).status).toBe(404);
  const { slug } = await teamOf(app, [anu, berit]);
  expect(slug).toBe("kalamaja-ruum");

  const html = await (await site.request(`${path}?lng=en`)).text();
  const page = new JSDOM(html).window.document;
  const data = JSON.parse(
    page.querySelector('script[type="application/ld+json"]')!.textContent!,
  );
  expect(data).toMatchObject({
    "@type": "Organization",
    name: "Kalamaja ruum",
    description: "Two therapists under one roof.",
    address: { streetAddress: "Salme 14", addressLocality: "Tallinn" },
    member: [{ name: anu.name }, { name: berit.name }],
  });
  expect(page.querySelector('link[rel="canonical"]')!.getAttribute("href"))
    .toBe(`${publicUrl}${path}?lng=en`);
  const map = await (await site.request("/sitemaps/et/pages.xml")).text();
  expect(map).toContain(`${path}?lng=et`);
});

test("a profile names the teams of its practitioner, but not those it is only invited to", async () => {
  const [anu, carl] = [await memberOf(app, 1), await memberOf(app, 3)];
  const { teams } = await (await app.get(`/therapists/${anu.slug}`)).json();
  expect(teams).toEqual([{ slug: "kalamaja-ruum", name: "Kalamaja ruum" }]);
  const [{ id }] = (await (await app.get("/teams", anu.headers)).json()).teams;
  await app.post(`/teams/${id}/members`, { practitioner: carl.slug }, anu.headers);
  expect((await (await app.get(`/therapists/${carl.slug}`)).json()).teams).toEqual([]);
});

test("a member is offered the others only, and no time when no other member takes clients", async () => {
  const [anu, berit] = [await memberOf(app, 1), await memberOf(app, 2)];
  const path = "/teams/kalamaja-ruum";
  const kind = await givingTheSame(app, [anu, berit]);
  const { startsAt } = (await timesOf(app, path, kind)).find(({ free }) => free.length === 2)!;
  const shown = (await timesOf(app, path, kind, { headers: anu.headers }))
    .flatMap(({ free }) => free.map(({ therapistId }) => therapistId));
  expect([...new Set(shown)]).toEqual([berit.id]);
  const held = await holdAny(app, path, kind, startsAt, anu.headers);
  expect(await held.json()).toMatchObject({ therapistId: berit.id });
  const admission = { acceptingNewClients: "no" };
  await app.send("PUT", `/therapists/${berit.id}/admission`, admission, berit.headers);
  expect(await codeOf(await holdAny(app, path, kind, startsAt, anu.headers)))
    .toEqual([409, "ERR_OWN_CALENDAR"]);
});
