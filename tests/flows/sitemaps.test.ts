import { therapists } from "db/schema/therapists.ts";
import { eq, sql } from "drizzle-orm";
import { JSDOM } from "jsdom";
import { sharedPath } from "backend/http/page-path.ts";
import { afterAll, expect, test } from "vitest";
import { createTestSite } from "../support/test-site.ts";
import { openTestApp } from "../test-app.ts";

const app = await openTestApp();
afterAll(() => app[Symbol.asyncDispose]());
const site = createTestSite(app);

async function read(address: string): Promise<Document> {
  const answer = await site.request(new URL(address, "http://localhost").pathname);
  expect(answer.status, address).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("application/xml; charset=UTF-8");
  return new JSDOM(await answer.text(), { contentType: "text/xml" }).window.document;
}

const addressesIn = (document: Document) =>
  [...document.getElementsByTagName("loc")].map(({ textContent }) => textContent!);

test("robots find every public page and shown profile in each language", async () => {
  const robots = await (await site.request("/robots.txt")).text();
  const [, sitemap] = /^Sitemap: (.+)$/m.exec(robots)!;
  const files = addressesIn(await read(sitemap!));
  expect(files.length).toBe(6);
  const documents = await Promise.all(files.map(read));
  const found = documents.flatMap(addressesIn);
  const shown = await app.database.read.$count(therapists, eq(therapists.showInSearch, true));
  const profiles = found.filter((address) => address.includes("/therapist/view/"));
  expect(profiles.length).toBe(3 * shown);
  const { courses } = await (await app.get("/courses")).json();
  expect(courses.length).toBeGreaterThan(0);
  const ofCourses = found.filter((address) => /\/courses\/[\w-]+\?lng=/.test(address));
  expect(ofCourses.length).toBe(3 * courses.length);
  for (
    const path of ["/courses?lng=et", "/?lng=et", "/about?lng=ru", "/practices/cup-therapy?lng=en"]
  ) {
    expect(found.filter((address) => address.endsWith(path)), path).toHaveLength(1);
  }
  const links = [...documents[0]!.getElementsByTagName("url")].map((url) =>
    [...url.getElementsByTagName("xhtml:link")].map((link) => link.getAttribute("hreflang"))
  );
  for (const languages of links) expect(languages).toEqual(["et", "en", "ru", "x-default"]);
});

test("what is no sitemap is not found", async () => {
  const paths = ["de/pages.xml", "et/profiles-0.xml", "et/profiles-2.xml", "et/profiles-1e3.xml"];
  for (const path of paths) {
    expect((await site.request(`/sitemaps/${path}`)).status, path).toBe(404);
  }
});

test("a page in a chosen language names itself, one without a choice names no language", async () => {
  const canonicalOf = async (path: string) => {
    const html = await (await site.request(path)).text();
    return /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
  };
  expect(await canonicalOf("/about?lng=ru")).toMatch(/\/about\?lng=ru$/);
  expect(await canonicalOf("/about?lng=xx&a=1")).toMatch(/\/about$/);
});

test("a profile describes the practice, its places and its reviews to search engines", async () => {
  const html = await (await site.request("/therapist/view/maarja-liis-tammelaid?lng=en")).text();
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!;
  const [page, business] = JSON.parse(json!)["@graph"];
  expect(page["@type"]).toBe("ProfilePage");
  expect(page.mainEntity["@id"]).toBe(business.employee["@id"]);
  expect(business["@type"]).toBe("HealthAndBeautyBusiness");
  expect(business.address.addressLocality).toBe("Tallinn");
  expect(business.aggregateRating.reviewCount).toBeGreaterThan(0);
  expect(business.review.length).toBeGreaterThan(0);
  for (const review of business.review) expect(review.author.name).toMatch(/\p{L}/u);
  expect(html).toContain('<meta property="og:locale" content="en_GB">');
});

test("a review whose author left is counted, but not described without an author", async () => {
  const slug = "maarja-liis-tammelaid";
  const described = async () => {
    const html = await (await site.request(`/therapist/view/${slug}?lng=et`)).text();
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!;
    const [, business] = JSON.parse(json!)["@graph"];
    return { count: business.aggregateRating.reviewCount, texts: business.review.length };
  };
  const before = await described();
  await app.database.transaction((tx) =>
    tx.run(sql`update reviews set name = '–' where id = (
      select r.id from reviews r join therapists t on t.id = r.therapist_id
      where t.slug = ${slug} and r.status = 'published' order by r.created_at desc limit 1)`)
  );
  await expect.poll(described).toEqual({ count: before.count, texts: before.texts - 1 });
});

test("the address of a shared search keeps its filters and nothing of the visitor", async () => {
  const shared = (address: string) => sharedPath(`https://heaolu.test${address}`);
  expect(shared("/?need=stress,anger&city=tartu&lng=ru&utm_source=x&fbclid=1"))
    .toBe("/?need=stress,anger&city=tartu");
  expect(shared("/?need=stress&near=59.4,24.7&within=5")).toBe("/?need=stress");
  expect(shared("/?city=tartu&within=5")).toBe("/?city=tartu&within=5");
  expect(shared("/?lng=et")).toBe("/");
  const rendered = await site.request("/about?lng=ru&utm_source=x");
  expect(await rendered.text()).toMatch(/<meta property="og:url" content="[^"?]*\/about">/);
});
