import { expect, type Page } from "@playwright/test";
import { TextLineStream } from "../support/line-stream.ts";
import { test } from "./test.ts";

/** An app with a simulated Calendly, in a process of its own. */
async function openCalendlyApp() {
  const process = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--unstable-no-legacy-abort", "tests/support/calendly-with-server.ts"],
    stdin: "piped",
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  const lines = process.stdout.pipeThrough(new TextDecoderStream())
    .pipeThrough(new TextLineStream())[Symbol.asyncIterator]();
  const input = process.stdin.getWriter();
  const opened = JSON.parse(String((await lines.next()).value));
  return {
    ...opened as { origin: string; slug: string; name: string },
    async whereToMove(): Promise<string> {
      await input.write(new TextEncoder().encode("\n"));
      return String((await lines.next()).value);
    },
    async close() {
      await input.close();
      await process.status;
    },
  };
}

/** As a person without sessions: a move must not meet another one. */
async function signIn(page: Page): Promise<void> {
  await page.goto("/login?lng=en");
  await page.getByLabel("Email").fill("admin@demo.heaolu.ee");
  await page.getByLabel("Password", { exact: true }).fill("heaolu-demo-2026");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.getByRole("button", { name: /^Account:/ }).waitFor();
}

test("a session is booked in Calendly's frame and moved on its page, and the journal follows", async ({ browser }) => {
  test.slow();
  const app = await openCalendlyApp();
  const page = await browser.newPage({ baseURL: app.origin });
  await signIn(page);
  await page.goto(`/therapist/view/${app.slug}`);
  await page.getByRole("button", { name: /^Book / }).click();
  // Nothing of another site is loaded before consent.
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Show the calendar" })).toBeVisible();
  expect(page.frames()).toHaveLength(1);
  await dialog.getByRole("checkbox", { name: /Remember/ }).check();
  await dialog.getByRole("button", { name: "Show the calendar" }).click();
  const widget = page.frameLocator("iframe");
  await expect(widget.getByLabel(/Email/)).toHaveValue("admin@demo.heaolu.ee");

  // The consent is stored, so the calendar loads at once the next time.
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: /^Book / }).click();
  await expect(widget.getByLabel(/Email/)).toHaveValue("admin@demo.heaolu.ee");
  await widget.getByRole("button", { name: "Schedule event" }).click();
  // The frame stays with what the person needs; closing it leads to the journal.
  await expect(widget.getByText("You are scheduled")).toBeVisible({ timeout: 20_000 });
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/journal/);
  const booked = page.getByRole("article").filter({ hasText: app.name }).filter({
    hasText: "Booked",
  });
  await expect(booked.first()).toBeVisible();

  // The link in the provider's mail.
  const theirs = await browser.newPage();
  await theirs.goto(await app.whereToMove());
  await theirs.getByRole("listitem").getByRole("link").last().click();
  await theirs.getByRole("button", { name: "Reschedule event" }).click();
  await expect(theirs.getByText("Rescheduled.")).toBeVisible();

  await expect(async () => {
    await page.reload();
    await expect(booked.filter({ hasText: "Moved from" })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await page.close();
  await theirs.close();
  await app.close();
});
