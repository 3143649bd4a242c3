import { expect, type Page } from "@playwright/test";
import { hasPage } from "../../frontend/addresses.ts";
import { goOn, signInAs, takenOver } from "./steps.ts";
import { test } from "./test.ts";

test("as the server says, links lead elsewhere in a new tab without referrer or opener, and the display settings can be changed", async ({ page }) => {
  const links = { home: "https://a.example", help: "https://help.example/" };
  await withConfig(page, { links, customizer: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/about?lng=en");
  for (const name of [/^Help \(.*new tab/, /^Terms.*\(.*new tab/]) {
    const link = page.getByRole("link", { name }).first();
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
    await expect(link.locator("svg")).toHaveCount(1);
  }
  await expect(page.getByRole("link", { name: /^Help/ }).first())
    .toHaveAttribute("href", "https://help.example/");
  await page.getByRole("button", { name: "Change the display" }).click();
  await expect(page.getByRole("dialog", { name: "Display" })).toBeVisible();
});

/** Configures the page as a server with other settings would. */
async function withConfig(page: Page, settings: object): Promise<void> {
  await page.route("/about**", async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /(id="config">)(\{.*?\})(<\/script>)/s,
      (_, before, config, after) =>
        before + JSON.stringify({ ...JSON.parse(config), ...settings }) + after,
    );
    await route.fulfill({ response, body: html });
  });
}

test("scroll to top is offered after 400 px and covers nothing of the footer", async ({ page }) => {
  await page.goto("/practices?lng=en");
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  const scrollTo = (top: number) =>
    page.evaluate((top) => globalThis.scrollTo({ top, behavior: "instant" }), top);
  const button = page.getByRole("button", { name: "Back to top" });
  await scrollTo(400);
  await expect(button).toHaveCount(0);
  await scrollTo(440);
  await expect(button).toBeInViewport({ ratio: 1 });
  await scrollTo(99_999);
  await expect(page.getByText("116 123")).toBeInViewport();
  await expect.poll(async () => {
    const [own, foot] = await Promise.all(
      [button, page.getByText("116 123")].map((each) => each.boundingBox()),
    );
    return own!.y + own!.height <= foot!.y;
  }).toBe(true);
  await button.click();
  await expect.poll(() => page.evaluate(() => globalThis.scrollY)).toBe(0);
});

/** The entries of the account menu and of 'my stuff' for a signed-in user. */
const places = [
  { path: "/sessions/dashboard", own: "My overview", short: "Overview", only: "therapist1" },
  { path: "/sessions", own: "Sessions with clients", short: "Sessions", only: "therapist1" },
  { path: "/journal", own: "My journal", short: "Journal" },
  { path: "/courses", own: "My courses", short: "Courses" },
  { path: "/preferences", own: "Test results", short: "Results" },
  {
    path: "/sessions/availability",
    own: "My working hours",
    short: "Working hours",
    only: "therapist1",
  },
  {
    path: "/sessions/profile",
    own: "My public profile",
    short: "Profile for clients",
    only: "therapist1",
  },
  { path: "/sessions/questions", own: "Questions to me", short: "Questions", only: "therapist1" },
  { path: "/sessions/reviews", own: "Reviews of me", short: "Reviews", only: "therapist1" },
  { path: "/sessions/team", own: "My teams", short: "Teams", only: "therapist1" },
  {
    path: "/sessions/statements",
    own: "My statements",
    short: "Statements",
    only: "therapist1",
  },
  { path: "/sessions/packages", own: "Packages I offer", short: "Packages", only: "therapist1" },
  { path: "/sessions/courses", own: "Courses I offer", short: "Edit courses", only: "therapist1" },
  { path: "/user/profile", own: "Profile" },
  { path: "/admin", own: "Admin", only: "admin" },
];

test(
  "the menus list what the user may open; logging out reloads the current page",
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const roles = { client: "User", therapist1: "User and practitioner", admin: "Administrator" };
    for (const who of ["client", "therapist1", "admin"] as const) {
      await signInAs(page, who);
      await page.goto("/practices?lng=en");
      const mine = places.filter(({ path, only }) =>
        hasPage(path) && (only === undefined || only === who)
      );
      const bar = page.getByRole("banner");
      const account = bar.getByRole("button", { name: /^Account:/ });
      const menu = page.getByRole("menu");
      await account.click();
      await expect(menu.getByRole("menuitem")).toHaveText([
        ...mine.map(({ own }) => own),
        "Log out",
      ]);
      await expect(menu.getByText("Personal space", { exact: true })).toBeVisible();
      await expect(page.getByText(roles[who], { exact: true })).toBeVisible();
      await page.keyboard.press("Escape");
      await bar.getByRole("button", { name: "My stuff" }).click();
      await expect(menu.getByRole("menuitem"))
        .toHaveText(mine.flatMap(({ short }) => short ?? []));
      await page.keyboard.press("Escape");
      await expect(menu).toHaveCount(0);
    }
    await page.evaluate(() => document.body.dataset.before = "");
    await page.getByRole("button", { name: /^Account:/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
    await expect(page).toHaveURL(/\/practices\?lng=en$/);
    await expect(page.locator("body[data-before]")).toHaveCount(0);
  },
);

test("a link is active on its exact path, and the old page stays under a loading bar until the next has loaded", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route(/\/assets\/useful-.*\.js/, async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto("/practices?lng=en");
  const menu = page.getByRole("navigation", { name: "Menu" });
  const active = menu.locator("[aria-current]");
  await expect(active).toHaveText(["Practices"]);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/\w/);
  const before = await heading.innerText();

  // Before its scripts run, the browser itself follows a link.
  await page.waitForFunction(() => document.onclick === null);
  await menu.getByRole("link", { name: "Useful" }).click();
  const line = page.getByRole("progressbar", { name: "The page is loading" });
  await expect(line).toBeAttached();
  await expect(heading).toHaveText(before);
  allow();
  await expect(heading).not.toHaveText(before);
  await expect(line).toHaveCount(0);
  await expect(active).toHaveText(["Useful"]);
  await expect(page.locator("main")).toBeFocused();

  await goOn(page, "/practices/massage");
  await expect(page.getByRole("heading", { level: 1, name: /massage/i })).toBeVisible();
  await expect(active).toHaveCount(0);
});

test("the menus of the bar open in 400 ms and close in 300; the footer has the year and the legal pages, in new tabs", async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.setFixedTime("2031-12-31T12:00:00Z");
  await page.goto("/about?lng=en");
  await page.evaluate(() => {
    document.body.dataset.moved = "";
    document.addEventListener("animationstart", ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches(".menu-popover")) return;
      const { animationName, animationDuration } = getComputedStyle(target);
      document.body.dataset.moved += `${animationName} ${animationDuration};`;
    });
  });
  await page.getByRole("button", { name: /^EN/ }).click();
  await page.getByRole("menu").waitFor();
  await page.locator(".menu-popover[data-entering]").waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(page.locator("body"))
    .toHaveAttribute("data-moved", "menu-popover-enter 0.4s;menu-popover-leave 0.3s;");
  const foot = page.getByRole("contentinfo");
  await expect(foot).toContainText("© 2031 Heaolu");
  await expect(foot.getByRole("link", { name: /^Terms of use/ }))
    .toHaveAttribute("target", "_blank");
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    foot.getByRole("link", { name: /^Privacy settings/ }).click(),
  ]);
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText(/Privacy/);
  expect(await tab.evaluate(() => globalThis.opener)).toBeNull();
});

test("an unknown address leads a visitor to the login, and the login a signed-in user to the return address", async ({ page }) => {
  await page.goto("/no-such-place");
  await expect(page).toHaveURL("/login?returnUrl=%2Fno-such-place");
  await expect(page.getByText("Seda lehte ei ole.")).toHaveCount(1);
  await signInAs(page, "client");
  await page.goto("/login?returnUrl=%2Fpractices%3Flng%3Den");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect(page).toHaveURL("/practices?lng=en");
});

test("going back restores the scroll position, and going forward too", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/practices?lng=en");
  const practices = page.getByRole("heading", { level: 2 }).first();
  await practices.waitFor();
  await page.evaluate(() => globalThis.scrollTo({ top: 600, behavior: "instant" }));
  const scrolled = () => page.evaluate(() => globalThis.scrollY);
  await expect.poll(scrolled).toBe(600);
  // Playwright's own click would scroll first.
  const useful = page.getByRole("navigation", { name: "Menu" }).getByRole("link", {
    name: "Useful",
  });
  await takenOver(useful);
  await useful.dispatchEvent("click");
  await expect(page).toHaveURL(/\/useful$/);
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(600);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: "Useful" })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
});
