import { expect } from "@playwright/test";
import { faultsOf, signInAs } from "./steps.ts";
import { test } from "./test.ts";

test("a practitioner makes a team, a colleague accepts, and a visitor books with any of them", async ({ page, browser }) => {
  await signInAs(page, "therapist1");
  await page.goto("/sessions/team");
  await page.getByRole("button", { name: "New team" }).click();
  await page.getByRole("button", { name: "Make the team" }).click();
  await expect(page.getByText("Give the team a name.")).toBeVisible();
  await page.getByLabel("Name of the team").fill("Kalamaja ruum");
  await page.getByLabel("Description in English").fill("Two under one roof.");
  await page.getByRole("button", { name: "Make the team" }).click();
  const team = page.locator("section", {
    has: page.getByRole("heading", { name: "Kalamaja ruum" }),
  });
  await team.getByRole("button", { name: "Invite a colleague" }).click();
  await team.getByLabel("Invite a colleague").fill("/therapist/view/nobody");
  await team.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(team.getByText(/^There is no visible profile with this name or address/))
    .toBeVisible();

  const address = "/therapist/view/rasmus-tihase";
  await team.getByLabel("Invite a colleague").fill(address);
  await team.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(team.getByText("invited", { exact: true })).toBeVisible();
  await team.getByLabel("Invite a colleague").fill(address);
  await team.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(team.getByText(/ is invited already and has not answered yet\.$/)).toBeVisible();
  await team.getByLabel("Invite a colleague").fill("maarja-liis tammelaid");
  await team.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(team.getByText("You are in this team already.")).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  const colleague = await (await browser.newContext()).newPage();
  await signInAs(colleague, "therapist3");
  await colleague.goto("/sessions/team");
  await expect(colleague.getByText("Maarja-Liis Tammelaid invites you.")).toBeVisible();
  await colleague.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(colleague.getByRole("button", { name: "Leave the team" })).toBeVisible();

  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 800 } }))
    .newPage();
  await visitor.goto("/therapist/view/maarja-liis-tammelaid?lng=en");
  await visitor.getByRole("link", { name: "Kalamaja ruum" }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: "Kalamaja ruum" })).toBeVisible();
  await expect(visitor.getByRole("article")).toHaveCount(2);
  await expect(visitor.getByText(/^Free then:/)).toBeVisible();
  await visitor.goto("/team/kalamaja-ruum?practice=BODY_PSY-60");
  // The way to meet of the first free time is chosen from the start, so it may be either.
  await visitor.getByRole("radio", { name: "In person" }).check();
  await visitor.getByRole("radio", { name: "Video call" }).check();
  await expect(visitor).toHaveURL(/type=VIDEO_CALL/);
  await visitor.getByRole("button", { name: /^Book / }).click();
  await expect(visitor).toHaveURL(/\/@[\w-]+\/[\w-]+\?start_time=.*location=VIDEO_CALL/);
  await expect(visitor.getByText(/^Held for you, [0-4]:/)).toBeVisible();
  for (const other of [visitor, colleague]) await other.context().close();
});
