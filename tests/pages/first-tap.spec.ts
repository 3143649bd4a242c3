import { type BrowserContextOptions, expect } from "@playwright/test";
import { test } from "./test.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor searches by form, pages through results and opens a time", async ({ page }) => {
    await page.goto("/?lng=en&price=20-90");
    const first = await page.getByRole("article").first().innerText();
    await page.getByRole("link", { name: "Show 20 more" }).click();
    await expect.poll(() => page.getByRole("article").first().innerText()).not.toBe(first);

    const form = page.getByRole("form", { name: "Search" });
    await form.getByLabel("Topic").selectOption({ label: "stress" });
    await form.getByLabel("Sort").selectOption({ label: "Price" });
    await form.getByRole("button", { name: "Search" }).click();
    const { searchParams } = new URL(page.url());
    expect([searchParams.get("need"), searchParams.get("price")]).toEqual(["stress", "20-90"]);
    await expect(form.getByLabel("Topic")).toHaveValue("stress");
    await expect(page.getByRole("button", { name: /filters|Keep|List|Map/ })).toHaveCount(0);

    const card = page.getByRole("article").first();
    const name = await card.getByRole("heading").getByRole("link").innerText();
    await card.getByRole("link", { name: /choose this time/ }).first().click();
    const booking = page.getByRole("link", { name: new RegExp(`${name}: choose this time`) })
      .first();
    expect(await booking.getAttribute("href")).toMatch(/\/@[\w-]+\/[\w-]+\/\d{4}-\d\d-\d\dT/);
    await card.getByRole("link", { name }).first().click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });
});

type Visit = {
  path: string;
  context?: BrowserContextOptions;
  cookies?: Record<string, string>;
  /** Whether it asks for data again: for more results, or because the server did not know the viewer. */
  asks?: boolean;
};

const visits: Record<string, Visit> = {
  "with filters, in a language of the address": { path: "/?need=stress&price=20-90&lng=en" },
  "on the map": { path: "/?view=map", asks: true },
  "in another zone, with an ended session": {
    path: "/",
    context: { timezoneId: "America/New_York" },
    cookies: { zone: "Asia/Tokyo", "signed-in": "1" },
    asks: true,
  },
};

for (const [name, { path, context, cookies = {}, asks = false }] of Object.entries(visits)) {
  test(`the server's page is taken over as it is ${name}`, async ({ browser, baseURL }) => {
    const visitor = await browser.newContext({ locale: "et", ...context });
    const entries = Object.entries(cookies);
    await visitor.addCookies(entries.map(([name, value]) => ({ name, value, url: baseURL! })));
    const page = await visitor.newPage();
    const problems: string[] = [];
    const requested: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) problems.push(message.text());
    });
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    // It is requested once the page is taken over and the browser has nothing to do.
    await Promise.all([page.waitForRequest("**/api/live*"), page.goto(`${baseURL}${path}`)]);
    const isRefusedSession = (text: string) => "signed-in" in cookies && text.includes("401");
    expect(problems.filter((text) => !isRefusedSession(text))).toEqual([]);
    if (!asks) expect(requested.filter((path) => /^\/api\/(?!live)/.test(path))).toEqual([]);
    await visitor.close();
  });
}

test.describe("where data is cheap", () => {
  test.use({ savesData: false });

  test("a linked page is loaded before its link is followed", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { effectiveType: "4g" } });
    });
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto("/?lng=en");
    const person = page.getByRole("article").first().getByRole("heading").getByRole("link");
    await person.scrollIntoViewIfNeeded();
    await expect.poll(() => requested.some((path) => /\/assets\/view-.*\.js$/.test(path)))
      .toBe(true);
    await person.hover();
    await expect.poll(() =>
      requested.some((path) => /^\/api\/therapists\/(?!search$)[\w-]+$/.test(path))
    ).toBe(true);
  });
});

test("a script that fails is loaded again, and one that fails twice is reported", async ({ page }) => {
  // Only the loading itself is counted.
  await page.addInitScript(() => {
    Object.defineProperty(HTMLLinkElement.prototype, "rel", {
      set(this: HTMLLinkElement, rel: string) {
        if (rel !== "modulepreload") this.setAttribute("rel", rel);
      },
    });
  });
  let refusals = 0;
  await page.route(
    "**/assets/index-*.js",
    (route) => refusals-- > 0 ? route.abort("failed") : route.continue(),
  );
  const startOf = async (failures: number) => {
    refusals = failures;
    await page.goto("/about?lng=en");
  };
  const isStarted = page.getByRole("button", { name: /^EN/ });
  const menu = page.getByRole("menu");
  await startOf(1);
  await isStarted.click();
  await expect(menu).toBeVisible();

  await startOf(1000);
  const note = page.getByRole("alert").filter({ hasText: "did not load" });
  await expect(note).toBeVisible();
  refusals = 0;
  await Promise.all([
    page.waitForEvent("load"),
    note.getByRole("button", { name: "Reload" }).click(),
  ]);
  await isStarted.click();
  await expect(menu).toBeVisible();
  await expect(note).toBeHidden();
});

test("a form that is sent before the scripts arrive is sent by them, with what was typed", async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/login?lng=en", { waitUntil: "domcontentloaded" });
  const email = page.getByLabel("Email");
  await email.fill("nobody@example.com");
  await page.getByLabel("Password", { exact: true }).fill("not-the-password");
  const answer = page.waitForResponse("**/api/auth/login");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  expect(page.url()).not.toContain("password");
  scripts.resolve();
  expect((await answer).request().postDataJSON()).toMatchObject({
    email: "nobody@example.com",
    password: "not-the-password",
  });
  await expect(email).toHaveValue("nobody@example.com");
});

test("a time that is chosen before the scripts arrive is held by them", async ({ page, request }) => {
  const { practices } = await (await request.get("/api/therapists/maarja-liis-tammelaid")).json();
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(`${practices[0].schedulingUrl}?lng=en`, { waitUntil: "domcontentloaded" });
  const time = page.getByRole("radio", { name: /, \d\d?:\d\d$/ }).last();
  await time.check({ force: true });
  const held = page.waitForResponse("**/api/calendly/holds");
  scripts.resolve();
  expect((await held).status()).toBe(201);
  await expect(time).toBeChecked();
});
