import { afterAll, beforeEach, expect, test } from "vitest";
import { neutralIcon } from "backend/domain/discreet.ts";
import { openRenderedSite } from "../support/rendered-site.ts";
import { cookieOf } from "../support/sign-in-steps.ts";
import { demoPassword } from "../test-app.ts";

const { app, site, visit, problems } = await openRenderedSite();
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(() => void problems.splice(0));

const discreet = "tab-name=schedule";

/** What the tab and the history of the browser get, without the configuration that scripts read. */
function headIn(html: string): string {
  return html.slice(0, html.indexOf("<body")).replace(/id="config">.*?<\/script>/s, "");
}

const titlesIn = (html: string) => [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, t]) => t);
const iconIn = (html: string) => /<link rel="icon" href="([^"]*)"/.exec(html)?.[1];

test("a discreet browser gets neutral pages, and the next visitor the usual ones", async () => {
  const paths = ["/", "/about", "/therapist/view/kristjan-merivoog", "/login", "/nowhere"];
  for (const path of paths) {
    for (const [language, word] of [["en", "Schedule"], ["et", "Ajakava"], ["ru", "Расписание"]]) {
      const headers = { "Accept-Language": language! };
      const html = await (await visit(path, { ...headers, Cookie: discreet })).text();
      expect(titlesIn(html), path).toEqual([word]);
      expect(iconIn(html)).toBe(neutralIcon);
      expect(headIn(html)).not.toContain("Heaolu");
      const usual = await (await visit(path, headers)).text();
      expect(titlesIn(usual)).toEqual([expect.stringContaining("Heaolu")]);
      expect(iconIn(usual)).toBe("/favicon.svg");
    }
  }
  expect(problems).toEqual([]);
});

test("a page with the person's own data is neutral from its first part on", async () => {
  const credentials = { email: "client@demo.heaolu.ee", password: demoPassword };
  const login = await app.post("/auth/login", credentials);
  const { accessToken, user } = await login.clone().json();
  const change = { discreet: { name: "schedule", exitSignsOut: true } };
  const changed = await app.send("PUT", `/user/${user.id}`, change, {
    Authorization: `Bearer ${accessToken}`,
  });
  expect(changed.status).toBe(200);
  const Cookie = ["signed-in=1", discreet, cookieOf(login)].join("; ");
  const headers = { Accept: "text/html", "Accept-Language": "en", Cookie };
  const answer = await site.request("/journal", { headers });
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  const html = await answer.text();
  expect(titlesIn(html)).toEqual(["Schedule"]);
  expect(iconIn(html)).toBe(neutralIcon);
  expect(headIn(html)).not.toContain("Heaolu");
});

test.each(["tab-name=other", "tab-name=%3Cb%3E", "tab-name="])(
  "an unknown name changes nothing: %s",
  async (cookie) => {
    const html = await (await visit("/about", { Cookie: cookie })).text();
    expect(iconIn(html)).toBe("/favicon.svg");
  },
);
