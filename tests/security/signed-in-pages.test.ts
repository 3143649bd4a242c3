import { afterAll, beforeEach, expect, test } from "vitest";
import { day, second, week } from "backend/domain/duration.ts";
import { openRenderedSite } from "../support/rendered-site.ts";
import { cookieOf, disable, ours, refresh } from "../support/sign-in-steps.ts";
import { demoPassword } from "../test-app.ts";

const { app, site, problems } = await openRenderedSite();
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(() => void problems.splice(0));

async function signIn(who: string): Promise<string> {
  const credentials = { email: `${who}@demo.heaolu.ee`, password: demoPassword, remember: true };
  return cookieOf(await app.post("/auth/login", credentials));
}

function open(path: string, cookies: string[], headers: Record<string, string> = {}) {
  return site.request(path, {
    headers: { Accept: "text/html", Cookie: cookies.join("; "), ...headers },
  });
}

/** On a busy machine a rendering may be given up, most of all the first, which loads the sources of the page. */
async function openAgain(path: string, cookies: string[]) {
  let answer = await open(path, cookies);
  for (let tries = 1; tries < 6; tries++) {
    if (userIn(await textOf(answer.clone())) !== null) break;
    answer = await open(path, cookies);
  }
  return answer;
}

/** Without the demo accounts, which are in the configuration of every page. */
async function textOf(answer: Response): Promise<string> {
  return (await answer.text()).replace(/id="config">.*?<\/script>/s, "");
}

type State = {
  request: { user: { email: string } | null };
  queries: { queries: { queryKey: unknown[]; state: { data: unknown } }[] };
};

function stateIn(html: string): State {
  const [, json = "null"] = /id="page-state">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json);
}

const userIn = (html: string) => stateIn(html)?.request.user?.email ?? null;

const hint = "signed-in=1";
const paths = [
  "/journal",
  "/sessions",
  "/sessions/dashboard",
  "/sessions/links",
  "/sessions/reviews",
  "/sessions/team",
  "/user/profile",
];

test("a signed-in page comes with its data, is stored nowhere, and changes no cookie", async () => {
  const cookie = await signIn("therapist1");
  for (const path of paths) {
    const answer = await openAgain(path, [hint, cookie]);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.has("Set-Cookie")).toBe(false);
    expect(answer.headers.has("ETag")).toBe(false);
    const html = await textOf(answer);
    expect(userIn(html)).toBe("therapist1@demo.heaolu.ee");
    expect(html).not.toMatch(/\beyJ[\w-]{5,}\./);
    expect(html).not.toContain(cookie.split("=")[1]);
  }
  const sessions = stateIn(await (await open("/sessions", [hint, cookie])).text()).queries.queries
    .filter(({ queryKey }) => queryKey[0] === "therapy-sessions");
  expect(sessions).toHaveLength(3);
  expect(problems).toEqual([]);
  const nonces = await Promise.all([1, 2].map(async () => {
    const policy = (await open("/journal", [hint, cookie])).headers.get("Content-Security-Policy");
    return /style-src 'self' 'nonce-([\w-]{36})'/.exec(policy!)?.[1];
  }));
  expect(new Set(nonces).size).toBe(2);
  // The token is still unused, so the page can refresh it.
  expect((await refresh(app, cookie)).status).toBe(200);
});

test("the dashboard comes with its tasks and the figures of the period", async () => {
  const cookie = await signIn("therapist1");
  const html = await (await openAgain("/sessions/dashboard?period=year&lng=en", [hint, cookie]))
    .text();
  const { queries } = stateIn(html).queries;
  const loaded = queries.map(({ queryKey }) => queryKey[0]);
  expect(loaded).toContain("session-figures");
  expect(html).toContain("Returning clients");
  expect(html).not.toContain('aria-busy="true"');
  expect(problems).toEqual([]);
});

test("users who open the same page at once get their own, and a visitor after them no user's", async () => {
  const people = ["client", "therapist1", "therapist3", "admin"];
  const cookies = await Promise.all(people.map(signIn));
  const rounds = Array.from({ length: 12 }, (_, i) => i % people.length);
  const pages = await Promise.all(rounds.map(async (i) => {
    const answer = await open("/journal", [hint, cookies[i]!]);
    return { i, html: await textOf(answer) };
  }));
  let own = 0;
  for (const { i, html } of pages) {
    // More pages at once are left to the browsers.
    if (userIn(html) !== null) own++;
    const others = people.filter((who) => who !== people[i]);
    for (const who of others) expect(html).not.toContain(`${who}@demo.heaolu.ee`);
  }
  expect(own).toBeGreaterThanOrEqual(4);
  for (const cookie of [[hint], [], [hint, "rt=x"]]) {
    const html = await textOf(await open("/journal", cookie));
    for (const who of people) expect(html).not.toContain(`${who}@demo.heaolu.ee`);
  }
});

async function expectFrame(cookies: string[], headers: Record<string, string> = {}) {
  const answer = await open("/journal", cookies, headers);
  expect(answer.status).toBe(200);
  expect(answer.headers.has("Set-Cookie")).toBe(false);
  const html = await textOf(answer);
  expect(userIn(html)).toBeNull();
  expect(html).not.toContain("@demo.heaolu.ee");
}

test.each([
  "rt=",
  "rt=x",
  `rt=${"A".repeat(43)}`,
  `rt=${"A".repeat(6000)}`,
  "rt=%00%ff; rt=__proto__",
  `rt="><script>alert(1)</script>`,
])("a forged cookie gets a page without data: %s", async (forged) => {
  await expectFrame([hint, forged]);
});

test("without the hint of a session the page redirects as before", async () => {
  const answer = await open("/journal", [await signIn("client")]);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe("/login?returnUrl=%2Fjournal");
});

test("a sign-in that was ended, or a token that was replaced, opens no page and ends nothing", async () => {
  const ended = await signIn("client");
  await app.post("/auth/logout", undefined, { ...ours, Cookie: ended });
  await expectFrame([hint, ended]);

  const first = await signIn("client");
  const next = cookieOf(await refresh(app, first));
  // The browser may not have the new cookie yet.
  expect(userIn(await (await open("/journal", [hint, first])).text())).not.toBeNull();
  app.advance(11 * second);
  await expectFrame([hint, first]);
  expect(userIn(await (await open("/journal", [hint, next])).text())).not.toBeNull();
  // A refresh still takes the replaced token for a theft.
  expect((await refresh(app, first)).status).toBe(401);
  await expectFrame([hint, next]);
});

test("opening pages does not extend a sign-in", async () => {
  const cookie = await signIn("client");
  for (let passed = 0; passed < week; passed += day) {
    expect(userIn(await (await open("/journal", [hint, cookie])).text()), `${passed}`)
      .not.toBeNull();
    app.advance(day);
  }
  await expectFrame([hint, cookie]);
  expect((await refresh(app, cookie)).status).toBe(401);
});

test("hostile hosts are refused, and no header decides whose page it is", async () => {
  const cookie = await signIn("client");
  const refused = await open("/journal", [hint, cookie], { Host: "evil.example" });
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(await textOf(refused)).not.toContain("@demo.heaolu.ee");
  const { headers } = await app.signIn("admin@demo.heaolu.ee");
  await expectFrame([hint], headers);
  const own = await open("/journal", [hint, cookie], {
    ...headers,
    "X-Forwarded-Host": "evil.example",
  });
  const html = await textOf(own);
  expect(userIn(html)).toBe("client@demo.heaolu.ee");
  expect(html).not.toContain("evil.example");
});

test("a disabled account gets a page without data", async () => {
  const cookie = await signIn("therapist3");
  await disable(app, "therapist3@demo.heaolu.ee");
  await expectFrame([hint, cookie]);
});
