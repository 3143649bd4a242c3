import { readdirSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { test } from "./test.ts";
import { admins, practitioners, signedIn, visited } from "./visited-pages.ts";

const profile = "/therapist/view/maarja-liis-tammelaid";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor reads a profile and opens the booking page of a free time", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("article").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/therapist\/view\//);
    await page.goto(profile);
    const times = page.getByRole("region", { name: "Vabad ajad" });
    await expect(times.getByRole("radio")).toHaveCount(0);
    const time = times.getByRole("link", { name: /^\d\d:\d\d$/ }).first();
    const shown = await time.innerText();
    await time.click();
    await expect(page).toHaveURL(/\/@maarja-liis-tammelaid\//);
    await expect(page.getByText(shown).first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator(".ticket")).toHaveCSS("border-top-style", "solid");
  });

  test("a visitor reaches every page and changes the language", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/?need=stress");
    await expect(page.getByRole("heading", { name: "Vabad ajad on kohe näha" })).toBeVisible();
    await page.getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(/need=stress/);
    const menu = page.getByRole("navigation", { name: "Menu" });
    await menu.getByRole("link", { name: "Practices" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Practices" })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("link", { name: "Русский" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  });

  test("texts are read, closed parts open, and the login says what it needs", async ({ page }) => {
    await page.goto("/help");
    const part = page.locator("details").first();
    await part.locator("summary").click();
    await expect(part.getByRole("paragraph").first()).toBeVisible();
    await page.goto("/login");
    await expect(page.locator("noscript .note")).toBeVisible();
  });
});

test("the browser takes over rendered pages without a message", async ({ page }) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(String(error)));
  for (const path of [profile, "/login"]) {
    await page.goto(path);
    await page.getByRole("button", { name: /^ET/ }).click();
    await expect(page.getByRole("menu")).toBeVisible();
  }
  expect(messages).toEqual([]);
});

const matchesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found!);

const styleFolder = "dist/frontend/assets";

function classesIn(file: string): Set<string> {
  return new Set(
    matchesOf(readFileSync(`${styleFolder}/${file}`, "utf8"), /(?:^|[{},])\.([a-z][\w-]*)/g),
  );
}

const roles = {
  visitor: { paths: visited, email: null },
  client: { paths: signedIn, email: "client@demo.heaolu.ee" },
  practitioner: { paths: practitioners, email: "therapist1@demo.heaolu.ee" },
  admin: { paths: admins, email: "admin@demo.heaolu.ee" },
};

for (const [role, { paths, email }] of Object.entries(roles)) {
  test(`a ${role}'s pages come with the styles of all that they show`, async ({ context, baseURL }) => {
    const { request } = context;
    if (email) {
      await request.post("/api/auth/login", { data: { email, password: "heaolu-demo-2026" } });
      await context.addCookies([{ name: "signed-in", value: "1", url: baseURL! }]);
    }
    const styles = new Map(
      readdirSync(styleFolder).filter((file) => file.endsWith(".css")).map((
        file,
      ) => [file, classesIn(file)]),
    );
    const missing: string[] = [];
    for (const path of paths) {
      const html = await (await request.get(path, { headers: { Accept: "text/html" } })).text();
      const linked = new Set(
        matchesOf(html, /<link rel="stylesheet"[^>]*href="\/assets\/([^"]+)"/g),
      );
      const root = html.slice(html.indexOf('id="root"'));
      const shown = new Set(
        matchesOf(root, /\bclass="([^"]+)"/g).flatMap((names) => names.split(" ")),
      );
      for (const name of shown) {
        const files = [...styles].filter(([, classes]) => classes.has(name)).map(([file]) => file);
        if (files.length > 0 && !files.some((file) => linked.has(file))) {
          missing.push(`${path}: ${name} of ${files.join(", ")}`);
        }
      }
    }
    expect(missing).toEqual([]);
  });
}
