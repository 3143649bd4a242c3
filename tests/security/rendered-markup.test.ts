import { JSDOM } from "jsdom";
import { afterAll, beforeEach, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { pageTexts, practiceTexts } from "db/schema/texts.ts";
import { reviews } from "db/schema/reviews.ts";
import { therapistLocations, therapists, therapistTexts } from "db/schema/therapists.ts";
import { pageStart } from "backend/http/page-start.ts";
import { zoneScript } from "backend/http/zone-script.ts";
import { openRenderedSite } from "../support/rendered-site.ts";

const { app, visit, problems } = await openRenderedSite();
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(() => void problems.splice(0));

const markup =
  `</script></title><script>alert(1)</script>"'><img src=x onerror=alert(1)><!-- &lt; \u2028\u2029`;

/** Fails when anything in the page could run or lead to a script. */
function expectHarmless(html: string, path: string): Document {
  const { document } = new JSDOM(html).window;
  for (const element of document.querySelectorAll("*")) {
    for (const { name, value } of element.attributes) {
      expect(name, path).not.toMatch(/^on|^style$/);
      if (["href", "src", "action", "formaction"].includes(name)) {
        expect(value, path).not.toMatch(/^\s*(javascript|data:text|vbscript)/i);
      }
    }
  }
  const known = zoneScript(120) + pageStart;
  const own = [...document.scripts].filter(({ outerHTML }) => known.includes(outerHTML));
  expect(own.length, path).toBeLessThanOrEqual(2);
  const styles = [...document.querySelectorAll("style")].map(({ outerHTML }) => outerHTML);
  expect(styles.filter((style) => !pageStart.startsWith(style)), path).toEqual([]);
  expect(styles.length, path).toBeLessThanOrEqual(1);
  const types = [...document.scripts].filter((each) => !own.includes(each)).map(({ type }) => type);
  expect(types.filter((type) => !/^application\/(ld\+)?json$/.test(type)), path).toEqual([]);
  expect(document.querySelector("img[src='x']"), path).toBeNull();
  expect(JSON.parse(document.querySelector("#config")?.textContent ?? "null")).not.toBeNull();
  return document;
}

const slug = "maarja-liis-tammelaid";
const profile = `/therapist/view/${slug}`;
const { id } = await (await app.get(`/therapists/${slug}`)).json();

test("markup in the texts of a practitioner stays text everywhere in the page", async () => {
  await app.database.transaction(async (tx) => {
    await tx.update(therapists).set({ name: markup }).where(eq(therapists.id, id));
    await tx.update(therapistTexts).set({
      briefIntroduction: markup,
      about: markup,
      experience: markup,
      howICanHelp: markup,
    }).where(eq(therapistTexts.therapistId, id));
    await tx.update(therapistLocations).set({
      address: markup,
      label: { et: markup, en: markup, ru: markup },
    }).where(eq(therapistLocations.therapistId, id));
    await tx.update(reviews).set({ name: markup, text: markup, answer: markup })
      .where(eq(reviews.therapistId, id));
  });
  const answer = await visit(profile);
  expect(answer.status).toBe(200);
  const document = expectHarmless(await answer.text(), profile);
  expect(document.querySelector("h1")?.textContent).toBe(markup);
  expect(document.title).toContain(markup.slice(0, 30));
  expect(document.querySelector("meta[name='description']")?.getAttribute("content")).toBe(markup);
  expect(document.querySelector("meta[property='og:title']")?.getAttribute("content"))
    .toContain(markup);
  const state = JSON.parse(document.querySelector("#page-state")!.textContent);
  expect(JSON.stringify(state)).toContain(JSON.stringify(markup));
  const described = JSON.parse(
    document.querySelector("script[type='application/ld+json']")!.textContent,
  );
  const [{ mainEntity: person }, business] = described["@graph"];
  expect(person.name).toBe(markup);
  expect(business.review[0].reviewBody).toBe(markup);
});

test("markup in the texts of pages and practices stays text", async () => {
  const text = { et: markup, en: markup, ru: markup };
  const section = { id: "what", heading: text, body: text };
  await app.database.transaction(async (tx) => {
    await tx.update(pageTexts).set({ title: text, lead: text, sections: [section] });
    await tx.update(practiceTexts).set({
      summary: text,
      about: text,
      whatHappens: text,
      goodToKnow: text,
      evidence: text,
    });
  });
  for (const path of ["/about", "/help", "/useful", "/ranking", "/practices", "/practices/emdr"]) {
    const answer = await visit(path);
    expect(answer.status, path).toBe(200);
    const document = expectHarmless(await answer.text(), path);
    expect(document.querySelector("main")!.textContent, path).toContain(markup.slice(0, 60));
  }
});

const hostile = encodeURIComponent(markup);
const script = encodeURIComponent("javascript:alert(1)");

test.each([
  `/?q=${hostile}&need=${hostile}&city=${hostile}&sort=${hostile}&unknown=${hostile}`,
  `/?lat=${hostile}&lon=1e999&price=-1&from=NaN&day=99999&time=25:99`,
  `/?q=%00%ff%c0&__proto__=1&constructor=x&need=${"STRESS,".repeat(100)}`,
  `${profile}?practice=${hostile}&type=${hostile}&start=${hostile}&day=${hostile}&book=${hostile}`,
  `${profile}?start=9999-99-99T99:99:99Z&day=2026-99-99`,
  `${profile}?start=+275760-09-13T00:00:00Z&day=9999-12-31&wait`,
  `/therapist/view/${hostile}`,
  `/practices/${hostile}`,
  `/compare?ids=${hostile},${slug}&need=${hostile}`,
  `/login?returnUrl=${hostile}&error=${hostile}&with=${hostile}`,
  `/login?returnUrl=${script}&error=ERR_SIGN_IN_FAILED`,
  `/login?returnUrl=${encodeURIComponent(`${profile}?start=${markup}&book`)}`,
  `/login?returnUrl=//evil.example&ticket`,
  `/login/link?provider=${hostile}&ticket=${hostile}&returnUrl=${script}`,
  `/register?hash=${hostile}&returnUrl=${script}`,
  `/verify-email?token=${hostile}&returnUrl=${script}`,
  `/reset-password?token=${hostile}`,
  `/confirm-email-change?token=${hostile}`,
  `/help?lng=${hostile}`,
  `/help?lng=xx&lng=__proto__`,
  `/journal?q=${hostile}`,
  `/${hostile}`,
])("a hostile address is no markup: %s", async (path) => {
  for (const headers of [{}, { Cookie: "signed-in=1" }]) {
    const answer = await visit(path, headers);
    expect(answer.status).toBeLessThan(500);
    const html = await answer.text();
    if (answer.status === 302) {
      expect(answer.headers.get("Location")).toMatch(/^\/login(\/link)?\?/);
    } else expectHarmless(html, path);
    expect(html).not.toContain('evil.example"');
  }
  expect(problems).toEqual([]);
});

test.each([
  `zone=${hostile}`,
  "zone=Europe%2FTallinn%00; zone=../../etc/passwd",
  `zone=${"x".repeat(3000)}`,
  `display=${hostile}`,
  `display=${
    encodeURIComponent(JSON.stringify({ direction: markup, mode: markup, skin: "__proto__" }))
  }`,
  "display=%7B%22themeColor%22%3A%7B%7D%2C%22layout%22%3A%5B%5D%7D",
  "display=%7B",
  "display=null",
  "display=%E0%A4%A",
  `i18next=${hostile}`,
  "i18next=xx; signed-in=2; other=%",
  `signed-in=${hostile}`,
  "signed-in=1%00",
])("a hostile cookie changes nothing: %s", async (cookie) => {
  const answer = await visit("/about", { Cookie: cookie });
  expect(answer.status).toBe(200);
  const document = expectHarmless(await answer.text(), cookie);
  const { attributes } = document.documentElement;
  for (const { name, value } of attributes) expect(`${name}=${value}`).toMatch(/^[\w-]+=[\w-]*$/);
  const { request } = JSON.parse(document.querySelector("#page-state")!.textContent);
  expect(request).toMatchObject({ language: "et", zone: "Europe/Tallinn", mayBeSignedIn: false });
  expect(problems).toEqual([]);
});

test.each(["<script>", "xx", "en;q=__proto__", "*", "\t", "ru-RU-x-<b>"])(
  "an unknown language gets a known one: %s",
  async (language) => {
    const answer = await visit("/about", { "Accept-Language": language });
    const document = expectHarmless(await answer.text(), language);
    expect(["et", "en", "ru"]).toContain(document.documentElement.lang);
  },
);
