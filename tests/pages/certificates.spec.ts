import { expect } from "@playwright/test";
import { faultsOf, signInAs } from "./steps.ts";
import { test } from "./test.ts";

const pdf = "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n" +
  "2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n" +
  "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n" +
  "trailer<</Root 1 0 R>>\n%%EOF\n";

const title = "Osho aktiivmeditatsioonid, 200 h";

test("a practitioner sends a certificate, an administrator checks it, and a visitor sees the mark", async ({ page, browser }) => {
  await signInAs(page, "therapist3");
  await page.goto("/sessions/profile#certificates");
  const section = page.locator("#certificates");
  await section.getByRole("button", { name: "Add a certificate" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name of the certificate").fill(title);
  await dialog.getByLabel("Issuer").fill("Casa do Vento");
  await dialog.getByLabel("Year of issue").fill("2024");
  await dialog.getByRole("button", { name: /Which practices does it cover/ }).click();
  await page.getByRole("option", { name: /Osho/ }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await dialog.locator("input[type=file]").setInputFiles({
    name: "tunnistus.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(pdf),
  });
  await expect(dialog.getByText("stored")).toBeVisible();
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await dialog.getByRole("button", { name: "Save and send for checking" }).click();
  const row = section.getByRole("listitem").filter({ hasText: title });
  await expect(row.getByText("Being checked")).toBeVisible();

  const admin = await (await browser.newContext()).newPage();
  await signInAs(admin, "admin");
  await admin.goto("/admin/certificates?state=waiting");
  await admin.getByRole("link", { name: `Open ${title}` }).click();
  const open = admin.getByRole("dialog", { name: title });
  const download = admin.waitForEvent("download");
  await open.getByRole("button", { name: "tunnistus.pdf" }).click();
  expect((await download).suggestedFilename()).toBe("tunnistus.pdf");
  await open.getByRole("button", { name: "Checked, give the mark" }).click();
  await expect(open.getByText(/Choose what it is based on/)).toBeVisible();
  await open.getByText("certified by an association").click();
  expect(await faultsOf(admin, { within: "[role=dialog]" })).toEqual([]);
  await open.getByRole("button", { name: "Checked, give the mark" }).click();
  await expect(open).toHaveCount(0);

  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 800 } }))
    .newPage();
  await visitor.goto("/therapist/view/rasmus-tihase?lng=en");
  const osho = visitor.getByRole("listitem").filter({
    has: visitor.getByRole("heading", { name: /Osho/ }),
  });
  await expect(osho.getByText(new RegExp(`^${title}, Casa do Vento, 2024`))).toBeVisible();
  await expect(osho.getByText("We have not checked")).toHaveCount(0);
  expect(await visitor.content()).not.toContain("tunnistus.pdf");
  await visitor.context().close();
  await admin.context().close();
});

test("a certificate that has expired carries no mark", async ({ page }) => {
  await page.goto("/therapist/view/urmas-liivrand?lng=en");
  const row = page.getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: /Addiction/i }) });
  await expect(row.getByText("We have not checked a certificate for this practice."))
    .toBeVisible();
  await expect(page.getByText(/Kogemusnõustaja kutsetunnistus.*\(expired\)/)).toBeVisible();
});
