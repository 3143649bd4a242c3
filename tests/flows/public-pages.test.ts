import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Viewer } from "backend/http/page-renderer.ts";
import { languages } from "backend/domain/text.ts";
import { reviews } from "db/schema/reviews.ts";
import { addresses } from "frontend/addresses.ts";
import { isOpen } from "frontend/shell/auth-guard.tsx";
import { publicUrl } from "../test-app.ts";
import { openRenderedSite } from "../support/rendered-site.ts";

const { app, renderer, visit, problems } = await openRenderedSite();
afterAll(() => app[Symbol.asyncDispose]());

const slug = "maarja-liis-tammelaid";
const { practices } = await (await app.get(`/therapists/${slug}`)).json();
const profile = `/therapist/view/${slug}`;
const booking = `${profile}?practice=${practices[1].id}&start=2026-11-24T16:15:00Z&book`;

const pages = [
  profile,
  `${profile}?practice=${practices.at(-1).id}`,
  `${profile}?type=VIDEO_CALL`,
  `${profile}?start=2026-11-24T16:15:00Z`,
  `${profile}?day=2026-12-20`,
  `${profile}?day=2099-12-20`,
  "/therapist/view/kristjan-merivoog",
  "/therapist/view/mihkel-kaskneem",
  "/practices/cup-therapy",
  "/login?with=code",
  "/login?error=ERR_SIGN_IN_FAILED",
  `/login?returnUrl=${encodeURIComponent(booking)}`,
  `/register?returnUrl=${encodeURIComponent(booking)}`,
  `/verify-email?token=x&returnUrl=${encodeURIComponent(booking)}`,
  "/login/link?provider=google&ticket=x",
  `/compare?ids=${slug},kristjan-merivoog`,
  "/compare?ids=unknown",
  ...addresses.filter((address) => isOpen(address) && !address.includes(":")),
];

const privatePages = addresses.filter((address) => !isOpen(address) && !address.includes(":"));

/** Sent by the browser alone: the links in mails change something. */
const ofBrowser: Record<string, string[]> = {
  "/confirm-email-change": ['["confirm-email-change",""]'],
};

const complaints = vi.spyOn(console, "error");
beforeEach(() => void complaints.mockClear());
afterEach(() => {
  expect(complaints.mock.calls).toEqual([]);
  expect(problems).toEqual([]);
});

async function rendered(path: string, viewer: Partial<Viewer> = {}) {
  const page = await renderer.render({
    path,
    language: "en",
    zone: "Europe/Tallinn",
    display: null,
    mayBeSignedIn: false,
    tabName: null,
    ...viewer,
    isSignedIn: false,
    now: app.now(),
    answer: async (request) => await app.fetch(request),
    report: (error) => problems.push(error),
  });
  if ("redirect" in page) throw new Error(`${path} redirects to ${page.redirect}`);
  return page;
}

test.each(pages)("%s is rendered with all its data", async (path) => {
  expect((await rendered(path)).unloaded).toEqual(ofBrowser[path] ?? []);
});

test("a card says that its times are for video calls, and an account page what each session is", async () => {
  const results = await (await visit("/?q=viktoria", { "Accept-Language": "en" })).text();
  expect(results).toMatch(/EFT \(tapping\), 30\smin, video call/);
  const account = await (await visit("/@viktoria-ladogina", { "Accept-Language": "en" })).text();
  expect(account).toMatch(/30\sminutes · €27 · Video/);
  expect(account).toContain('href="/therapist/view/viktoria-ladogina"');
});

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

test.each([profile, "/therapist/view/kristjan-merivoog", "/practices", "/help", "/login"])(
  "the browser keeps the title that the server gives %s, in each language",
  async (path) => {
    for (const language of languages) {
      const answer = await visit(path, { "Accept-Language": language });
      const page = await rendered(path, { language });
      expect(titleOf(await answer.text())).toBe(titleOf(page.head));
    }
  },
);

test.each(["/therapist/view/unknown", "/practices/unknown"])(
  "%s is not found and says so",
  async (path) => {
    const answer = await visit(path);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain("Seda lehte ei ole.");
    expect(html).toContain('content="noindex"');
  },
);

test.each(["/%", "/%E0%A4%A", "/therapist/view/%ff", "/practices/a%zz", "/@%"])(
  "%s, which cannot be decoded, is not found, says so and logs nothing",
  async (path) => {
    const warnings = vi.spyOn(console, "warn");
    const answer = await visit(path, { "Accept-Language": "en" });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("<h1");
    expect(answer.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(warnings).not.toHaveBeenCalled();
  },
);

test("the search names the time zone only for visitors whose clock differs", async () => {
  const named = /<p>Sinu ajavöönd: /;
  for (const zone of ["Europe/Tallinn", "Europe/Helsinki"]) {
    const html = await (await visit("/", { Cookie: `zone=${zone}` })).text();
    expect(named.test(html), zone).toBe(false);
  }
  const html = await (await visit("/", { Cookie: "zone=Asia/Tokyo" })).text();
  const parts = [named, /aria-label="[^"]* \([^)]+\), [^"]+: vali see aeg"/, /data-offset="540">/];
  expect(parts.map((part) => part.test(html))).toEqual([true, true, true]);
});

test("an unknown address is not found, and says so without scripts", async () => {
  const answer = await visit("/nowhere");
  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(html).toMatch(/<noscript>.*Seda lehte ei ole\./s);
  expect(html).not.toContain("page-state");
});

test.each(privatePages)("%s sends a visitor to the login", async (path) => {
  const answer = await visit(path);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe(`/login?returnUrl=${encodeURIComponent(path)}`);
});

test.each(privatePages)("%s starts with its heading for a returning user", async (path) => {
  const { root, state } = await rendered(path, { mayBeSignedIn: true });
  expect(root).toMatch(/<h1>[^<]+<\/h1>/);
  expect(root).toContain("skeleton");
  expect(state).toMatchObject({ request: { mayBeSignedIn: true } });
});

test.each([profile, "/practices", "/help"])(
  "%s shows a returning user the same page",
  async (path) => expect((await rendered(path, { mayBeSignedIn: true })).unloaded).toEqual([]),
);

test.each(["/", "/login", "/register", "/practices", "/help", profile])(
  "%s has what search engines and previews of links show, in each language",
  async (path) => {
    for (const language of languages) {
      const html = await (await visit(path, { "Accept-Language": language })).text();
      expect(titleOf(html)).toMatch(language === "ru" ? /.{3,} — Heaolu$/ : /.{3,} – Heaolu$/);
      expect(html.match(/<meta name="description" content="[^"]{30,}"/g)).toHaveLength(1);
      expect(html).toContain(`<link rel="canonical" href="${publicUrl}${path}"`);
      for (const other of languages) expect(html).toContain(`hreflang="${other}"`);
      for (
        const name of ["type", "title", "description", "url", "site_name", "image", "image:alt"]
      ) {
        expect(html, name).toMatch(new RegExp(`<meta property="og:${name}" content="[^"]+"`));
      }
      expect(html).not.toContain("noindex");
    }
  },
);

test.each(["/booking", "/verify-email", "/compare", "/waiting-list", "/preferences"])(
  "%s is not listed by search engines",
  async (path) => expect(await (await visit(path)).text()).toContain('content="noindex"'),
);

test("without scripts the test says what it is, that it needs scripts, and whom to call", async () => {
  const { root } = await rendered("/test");
  const withoutScripts = (root.match(/<noscript>.*?<\/noscript>/gs) ?? []).join();
  expect(root).toContain("Let’s see what suits you right now.");
  expect(root).toContain("It is not a medical opinion");
  expect(withoutScripts).toContain('href="tel:112"');
  expect(withoutScripts).toContain('href="tel:116123"');
  expect(withoutScripts).toContain("JavaScript");
});

test("without scripts a profile has a link for each free time and all its sections", async () => {
  const { root } = await rendered(profile);
  const parts = root.match(/<noscript>.*?<\/noscript>/gs) ?? [];
  const times = parts.join().match(/href="[^"]*\/@[^"]+\?start_time=[^"]+"/g) ?? [];
  const query = new URLSearchParams({
    event_type: practices[0].eventTypeUri,
    start_time: new Date(app.now()).toISOString(),
    end_time: "2026-11-26T22:00:00Z",
  });
  const answer = await app.get(`/calendly/event-type-available-times?${query}`);
  expect(times).toHaveLength((await answer.json()).collection.length);
  expect(root).toContain("static-map");
  expect(root).toContain('id="reviews"');
  expect(root).not.toMatch(/ style="/);
});

test("the address of all reviews shows them without scripts, also those of later pages", async () => {
  const address = "/therapist/view/kristjan-merivoog";
  const { id } = await (await app.get("/therapists/kristjan-merivoog")).json();
  const rows = Array.from({ length: 30 }, (_, i) => ({
    id: crypto.randomUUID(),
    therapistId: id,
    language: "en",
    name: "Kadri",
    rating: 5,
    text: `Review ${i}`,
    sessionMonth: "2026-10",
    status: "published" as const,
    createdAt: app.now() - i * 1000,
  }));
  await app.database.transaction((tx) => tx.insert(reviews).values(rows));
  const countOf = async (path: string) =>
    (await (await visit(path)).text()).match(/class="review-card"/g)!.length;
  expect(await countOf(`${address}?reviews=all`)).toBeGreaterThanOrEqual(30);
  expect(await (await visit(`${address}?day=2026-11-25`)).text())
    .toContain('href="?day=2026-11-25&amp;reviews=all#reviews"');
});

test("the server keeps the language of an address for further pages", async () => {
  const chosen = await visit("/about?lng=ru");
  expect(chosen.headers.get("Set-Cookie")).toContain("i18next=ru;");
  for (const path of ["/about?lng=fr", "/about"]) {
    expect((await visit(path)).headers.get("Set-Cookie")).toBeNull();
  }
  const same = await visit("/about?lng=ru", { Cookie: "i18next=ru" });
  expect(same.headers.get("Set-Cookie")).toBeNull();
});

test.each([
  [
    "/gift-card/bought/none",
    "This link is not complete or no longer valid. Open the link in the mail.",
  ],
  ["/payments/none", "This link is not complete or no longer valid."],
  ["/payments/none/demo", "This link is not complete or no longer valid."],
  ["/payments/session/none", "This link is not complete or no longer valid."],
])(
  "%s names no purchase, and the server says so without waiting for scripts",
  async (path, words) => {
    const page = await visit(path, { "Accept-Language": "en" });
    expect(page.status).toBe(404);
    const html = await page.text();
    expect(html).toContain(words);
    expect(html).not.toContain('class="skeleton"');
  },
);
