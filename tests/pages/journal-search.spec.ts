import { expect, type Page } from "@playwright/test";
import { goOn, signInAs } from "./steps.ts";
import { test } from "./test.ts";

test("months, tabs and filters of the journal lead to their sessions, and every count agrees", async ({ page }) => {
  await openJournal(page);
  const months = page.getByRole("navigation", { name: /^Sessions of \d{4} by month$/ });
  const link = months.getByRole("link").first();
  const [, count = ""] = /: (\d+) session/.exec(await link.innerText()) ?? [];
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/period=days&from=\d{4}-\d\d-01&to=/);
  await expect(page.getByRole("article")).toHaveCount(Number(count));
  await expect(page.getByRole("status").filter({ hasText: new RegExp(`^${count} session`) }))
    .toBeVisible();

  await goOn(page, "/journal");
  const tabs = page.getByRole("navigation", { name: "Sections of the journal" });
  await expect(tabs.getByRole("link").first()).not.toHaveAttribute("href", /period/);
  for (const name of ["Upcoming", "Past", "Cancelled"]) {
    const tab = tabs.getByRole("link", { name: new RegExp(`^${name} `) });
    const shown = Number((await tab.innerText()).split(" ").at(-1));
    await tab.click();
    await expect(tab).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("article")).toHaveCount(shown);
  }
});

test("a word of a private note is found without accents and marked; filters survive a reload and can be cleared", async ({ page }) => {
  await openJournal(page);
  const note = page.locator(".private-note").first();
  const [word = ""] = /\p{L}{6,}/u.exec((await note.textContent())!) ?? [];
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
  const field = page.getByRole("searchbox", { name: "Search" });
  await field.fill(plain);
  await expect(page).toHaveURL(new RegExp(`q=${plain}`));
  await expect(page.getByText("Found in your note").first()).toBeVisible();
  const card = page.getByRole("article").filter({ hasText: "Found in your note" }).first();
  await expect(card.locator(".private-note mark").first()).toHaveText(word);
  await field.fill("");
  await expect(page).not.toHaveURL(/q=/);

  // Below the sessions are answers to courses, without headings.
  const names = page.getByRole("article").getByRole("heading");
  const name = (await names.last().textContent())!;
  await page.getByRole("button", { name: /^Practitioner:/ }).click();
  await page.getByRole("option", { name }).click();
  await expect(page).toHaveURL(/person=/);
  await expect(page.getByRole("status").filter({ hasText: /^\d+ sessions?$/ })).toBeVisible();
  for (const heading of await names.allTextContents()) expect(heading).toBe(name);
  await page.reload();
  await expect(page.getByRole("button", { name: `Practitioner: ${name}` })).toBeVisible();

  await field.fill("zzz");
  await expect(page.getByText("Nothing found for “zzz”.")).toBeVisible();
  await expect(page).toHaveURL(/q=zzz/);
  await page.getByRole("link", { name: "Show all sessions" }).click();
  await expect(page).not.toHaveURL(/person=|q=/);
  await expect(page.getByRole("article").filter({ hasNotText: name }).first()).toBeVisible();
});

async function openJournal(page: Page): Promise<void> {
  await signInAs(page, "client");
  await page.goto("/journal?lng=en");
  await page.getByRole("article").first().waitFor();
}
