import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { statusOf } from "backend/http/error-status.ts";
import enTexts from "backend/http/problem-texts/en.json" with { type: "json" };
import { filesBelow, readSource } from "../support/source-files.ts";
import { createTestSite } from "../support/test-site.ts";
import { openTestApp, publicUrl, type TestApp } from "../test-app.ts";

let app: TestApp;
let site: ReturnType<typeof createTestSite>;
beforeAll(async () => {
  app = await openTestApp({ demo: false });
  site = createTestSite(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const get = (path: string, language = "en") =>
  site.request(`${publicUrl}${path}`, { headers: { "Accept-Language": language } });

test("the type of a problem is the address of a page that explains it", async () => {
  const { type } = await (await get("/api/auth/me")).json();
  expect(type).toBe("/problems/ERR_UNAUTHORIZED");
  const page = await get(type);
  expect(page.status).toBe(200);
  expect(page.headers.get("content-security-policy")).toMatch(/default-src/);
  const html = await page.text();
  expect(html).toContain("401 Unauthorized");
  expect(html).toContain("renew the token");
  expect(html).toContain("&quot;errCode&quot;: &quot;ERR_UNAUTHORIZED&quot;");
  expect(html).toContain('href="/docs/errors"');
  expect(await (await get("/problems/ERR_SLOT_TAKEN")).text())
    .toContain('href="/docs/reference#/calendly/bookTime"');
  expect((await get("/problems/ERR_%3Cscript%3E")).status).toBe(404);
});

test("every code that the server can send has a page in each language", async () => {
  const codes = await codesOfSources();
  expect(codes.length).toBeGreaterThan(200);
  const missing: string[] = [];
  for (const code of codes) {
    const pages = await Promise.all(
      ["et", "en", "ru"].map(async (language) => {
        const page = await get(`/problems/${code}`, language);
        const html = await page.text();
        const isWhole = page.status === 200 && html.includes(`<html lang="${language}">`) &&
          !/\{\{|undefined/.test(html);
        return isWhole ? html : "";
      }),
    );
    if (pages.includes("") || new Set(pages).size < 3) missing.push(code);
  }
  expect(missing).toEqual([]);
});

test("every status has advice", () => {
  expect(Object.keys(enTexts.byStatus).map(Number))
    .toEqual([...new Set(Object.values(statusOf))].sort());
});

test("a language that the address names goes before that of the browser", async () => {
  expect(await (await get("/problems?lng=ru", "et")).text()).toContain("Ошибки API");
});

describe("the list", () => {
  test("has the codes of requests and of fields", async () => {
    const html = await (await get("/problems")).text();
    expect(html).toContain('href="/problems/ERR_SLOT_TAKEN"');
    expect(html).toContain('href="/problems/ERR_INVALID_FORMAT"');
  });

  test("is searched by words of the code and of the sentence, and takes no HTML", async () => {
    const html = await (await get("/problems?words=time%20TAKEN")).text();
    expect(html).toContain('href="/problems/ERR_SLOT_TAKEN"');
    expect(html).not.toContain("ERR_INVALID_FORMAT");
    const none = await (await get("/problems?words=%22%3E%3Cb%3E")).text();
    expect(none).toContain("No error has these words.");
    expect(none).not.toContain('"><b>');
  });
});

/** All codes in the sources of the server, its tests left out. */
async function codesOfSources(): Promise<string[]> {
  const found = new Set<string>();
  for (const folder of ["backend", "db"]) {
    for await (const path of filesBelow(folder)) {
      if (!/\.(tsx?|json|sql)$/.test(path) || path.includes(".test.")) continue;
      for (const [code] of (await readSource(path)).matchAll(/\bERR_[A-Z_]+[A-Z]\b/g)) {
        found.add(code);
      }
    }
  }
  return [...found].sort();
}
