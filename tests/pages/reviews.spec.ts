import { expect } from "@playwright/test";
import { faultsOf, goOn, signInAs } from "./steps.ts";
import { test } from "./test.ts";

const text = "Rahulik ja tähelepanelik, kirjutan veel kord.";

test("a client writes a review, an administrator publishes it, the practitioner answers, a visitor reads both", async ({ page, browser }) => {
  await signInAs(page, "client");
  await page.goto("/journal?part=past");
  const card = page.getByRole("article").filter({ hasText: "Maarja-Liis Tammelaid" }).first();
  await card.getByRole("button", { name: /public/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("What was it like for you?").fill(text);
  // Signs alone are no name and no text.
  await dialog.getByRole("radio", { name: "4 of 5" }).check({ force: true });
  await dialog.getByLabel("The name we show").fill("🌸");
  await dialog.getByLabel("What was it like for you?").fill("\u200b😀😀😀😀😀😀😀😀😀😀");
  await dialog.getByRole("button", { name: "Send for a look" }).click();
  await expect(dialog.getByText("Write a name or a pen name.")).toBeVisible();
  await expect(dialog.getByText("Write at least one sentence.")).toBeVisible();
  await dialog.getByLabel("What was it like for you?").fill(text);
  await dialog.getByLabel("The name we show").fill("Õhtune külaline");
  // What was typed is still there after a reload.
  await page.reload();
  await expect(dialog.getByLabel("What was it like for you?")).toHaveValue(text);
  await dialog.getByRole("radio", { name: "4 of 5" }).check({ force: true });
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await dialog.getByLabel("What was it like for you?").fill(`${text} Depressiooni vastu.`);
  await dialog.getByRole("button", { name: "Send for a look" }).click();
  await expect(dialog.getByText("Depressiooni", { exact: true })).toBeVisible();
  await dialog.getByLabel("What was it like for you?").fill(text);
  await dialog.getByRole("button", { name: "Send for a look" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card.getByText("Waiting for our look")).toBeVisible();

  const profile = await page.request.get("/therapist/view/maarja-liis-tammelaid");
  expect(await profile.text()).not.toContain(text);

  const admin = await (await browser.newContext()).newPage();
  await signInAs(admin, "admin");
  await admin.goto("/admin/reviews?state=waiting");
  await admin.getByRole("link", { name: "Open Maarja-Liis Tammelaid" }).click();
  const open = admin.getByRole("dialog", { name: "Review of Maarja-Liis Tammelaid" });
  await expect(open.getByText(text)).toBeVisible();
  expect(await faultsOf(admin, { within: "[role=dialog]" })).toEqual([]);
  await open.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(open).toHaveCount(0);

  const practitioner = await (await browser.newContext()).newPage();
  await signInAs(practitioner, "therapist1");
  await practitioner.goto("/sessions/reviews");
  await practitioner.getByRole("button", { name: "Answer: Õhtune külaline" }).click();
  await practitioner.getByLabel("Your answer").fill("Aitäh, tore oli!");
  await practitioner.getByRole("button", { name: "Publish the answer" }).click();
  // Until then the text field shows the same words.
  await expect(practitioner.getByLabel("Your answer")).toHaveCount(0);
  await expect(practitioner.getByText("Aitäh, tore oli!")).toBeVisible();

  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 800 } }))
    .newPage();
  await visitor.goto("/therapist/view/maarja-liis-tammelaid?lng=en");
  const reviews = visitor.locator("#reviews");
  await expect(reviews.getByRole("heading", { name: /^6 reviews/ })).toBeVisible();
  await expect(reviews.getByText(text)).toBeVisible();
  await expect(reviews.getByText("Aitäh, tore oli!")).toBeVisible();
  await reviews.getByRole("button", { name: "Report the review: Õhtune külaline" }).click();
  const report = visitor.getByRole("dialog");
  await report.getByText("Is not true").click();
  expect(await faultsOf(visitor, { within: "[role=dialog]" })).toEqual([]);
  await report.getByRole("button", { name: "Send the report" }).click();
  await expect(report).toHaveCount(0);
  await goOn(admin, "/admin/reviews?state=reported");
  await admin.getByRole("link", { name: "Open Maarja-Liis Tammelaid" }).click();
  await expect(admin.getByRole("dialog").getByText("Not true")).toBeVisible();
  for (const other of [visitor, admin, practitioner]) await other.context().close();
});
