import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { pageTexts } from "db/schema/texts.ts";
import { readData } from "db/seed/demo-data.ts";
import { seedTexts } from "db/seed/seed-texts.ts";
import { content } from "backend/domain/suitability/suitability.testing.ts";
import { conditionOf } from "backend/domain/suitability/questionnaire.ts";
import { openTestApp } from "../test-app.ts";

const english = { "Accept-Language": "en" };

test("a visitor reads what each of the 35 practices is", async () => {
  await using app = await openTestApp({ demo: false });
  const answer = await app.get("/practices", english);
  expect(answer.status).toBe(200);
  const practices = await answer.json();
  const data = readData("practices");
  expect(practices).toHaveLength(35);
  for (const { code, group, summary, helps } of data) {
    expect(practices).toContainEqual({ code, group, summary: summary.en, helps });
  }
  const types = readData("domain-values").filter(({ domainCode }) => domainCode === "THERAPY_TYPE");
  expect(practices.map(({ code }: { code: string }) => code).sort())
    .toEqual(types.map(({ code }) => code).sort());
});

test("every practice lists its cautions, strictest first, with reason and source", async () => {
  await using app = await openTestApp({ demo: false });
  expect(conditionOf("back_red_flags", content).en).toContain("Numbness");
  for (const { code, about } of readData("practices")) {
    const practice = await (await app.get(`/practices/${code}`, english)).json();
    expect(practice.about).toBe(about.en);
    const expected = readData("rules").filter(({ practices }) => practices.includes(code));
    expect(practice.cautions).toHaveLength(expected.length);
    for (const { severity, reason, source, fact } of expected) {
      expect(practice.cautions).toContainEqual({
        severity,
        condition: conditionOf(fact, content).en,
        reason: reason.en,
        source: source.label.en,
      });
    }
    const order = practice.cautions.map(({ severity }: { severity: string }) =>
      ["no", "ask", "caution"].indexOf(severity)
    );
    expect(order).toEqual(order.toSorted());
  }
});

test("pages are served in the requested language with brand and contact address", async () => {
  await using app = await openTestApp({
    demo: false,
    settings: { brand: "Rahupaik", contactEmail: "abi@rahupaik.example" },
  });
  for (const { id, title } of Object.values(readData("pages"))) {
    for (const language of ["et", "en", "ru"] as const) {
      const answer = await app.get(`/pages/${id}`, { "Accept-Language": language });
      expect(answer.status).toBe(200);
      const page = await answer.json();
      expect(page.title).toBe(title[language].replaceAll("{brand}", "Rahupaik"));
      expect(JSON.stringify(page)).not.toMatch(/\{\w+\}/);
    }
  }
  const help = await (await app.get("/pages/help", english)).json();
  expect(help.lead).toContain("abi@rahupaik.example");
  expect(help.sections).toHaveLength(10);
});

test("an unknown page is not found, and an invalid id is refused", async () => {
  await using app = await openTestApp({ demo: false });
  expect((await app.get("/pages/nothing")).status).toBe(404);
  expect((await app.get("/pages/No_page")).status).toBe(400);
  expect((await app.get("/practices/DANCING")).status).toBe(404);
  expect((await app.get("/practices/massage")).status).toBe(400);
});

test("a current copy of a page is answered with 304", async () => {
  await using app = await openTestApp({ demo: false });
  for (const path of ["/practices", "/practices/CUP_THERAPY", "/pages/about"]) {
    const first = await app.get(path);
    expect(first.headers.get("cache-control")).toContain("public");
    const etag = first.headers.get("etag")!;
    expect((await app.get(path, { "If-None-Match": etag })).status).toBe(304);
  }
});

test("page texts are updated at start, and left alone when unchanged", async () => {
  await using app = await openTestApp({ demo: false });
  expect(await seedTexts(app.database)).toEqual([]);
  const old = { et: "Vana", en: "Old", ru: "Старое" };
  await app.database.transaction((connection) =>
    connection.update(pageTexts).set({ title: old }).where(eq(pageTexts.id, "about"))
  );
  expect(await seedTexts(app.database)).toEqual(["pages"]);
  const page = await (await app.get("/pages/about", english)).json();
  expect(page.title).toBe("About us");
});
