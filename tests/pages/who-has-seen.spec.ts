import { expect } from "@playwright/test";
import { faultsOf, signInAs } from "./steps.ts";
import { test } from "./test.ts";

const reason = "The client wrote that the next session is missing. I look whether it is there.";

test("an administrator reads sessions with a reason, and the client sees who, when and why", async ({ page, browser }) => {
  const client = await (await browser.newContext({ viewport: { width: 390, height: 800 } }))
    .newPage();
  await signInAs(client, "client");
  const { id, name } = await (await client.request.post("/api/auth/refresh", {
    headers: { "X-Requested-With": "heaolu" },
  })).json().then(({ user }) => user);

  await signInAs(page, "admin");
  await page.goto(`/admin/users/${id}`);
  await page.getByRole("button", { name: "Open with a reason: Sessions and comments" }).click();
  const dialog = page.getByRole("dialog", { name: /Why do you need to see this/ });
  await dialog.getByLabel("What exactly are you looking for").fill("short");
  await dialog.getByRole("button", { name: "Open for 10 minutes" }).click();
  await expect(dialog.getByText("Write at least 10 characters.")).toBeVisible();
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await dialog.getByLabel("What exactly are you looking for").fill(reason);
  await dialog.getByRole("button", { name: "Open for 10 minutes" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/Closes in \d:\d\d/)).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("with ");

  await page.getByRole("button", { name: "See as this person" }).click();
  const viewDialog = page.getByRole("dialog", { name: "Why do you need to see as this person?" });
  await viewDialog.getByLabel("What exactly are you looking for").fill(reason);
  await viewDialog.getByRole("button", { name: "Begin for 15 minutes" }).click();
  const banner = page.getByRole("status").filter({ hasText: `as ${name} sees it` });
  await expect(banner).toBeVisible();
  await expect(page).toHaveURL(/\/journal/);
  expect(await faultsOf(page)).toEqual([]);
  const asPerson = page.waitForRequest((request) =>
    request.url().includes("/api/therapy-sessions") && "x-view-as" in request.headers()
  );
  await page.reload();
  await asPerson;
  await expect(banner).toContainText(/until \d+:\d\d/);
  const otherTab = await page.context().newPage();
  await otherTab.goto("/journal");
  await expect(otherTab.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(otherTab.getByRole("status").filter({ hasText: "sees it" })).toHaveCount(0);
  await otherTab.close();
  await banner.getByRole("button", { name: "Stop" }).click();
  await expect(banner).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/admin/users/${id}$`));
  await expect(page.getByRole("button", { name: "See as this person" })).toBeVisible();

  await client.goto("/user/profile/seen");
  const seen = client.getByRole("list", { name: "Who has seen my data" });
  const read = seen.getByRole("listitem").filter({ hasText: "the list of your sessions" })
    .filter({ hasText: reason });
  await expect(read).toContainText("user support");
  await expect(read.locator("time")).not.toBeEmpty();
  await expect(seen.getByRole("listitem").filter({ hasText: "Saw the pages as you see them" }))
    .toContainText(reason);
});
