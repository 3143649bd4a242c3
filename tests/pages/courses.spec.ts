import { expect } from "@playwright/test";
import { faultsOf, goOn, signInAs, tabTo, takenOver } from "./steps.ts";
import { test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a client finds a course, writes its exercises into the journal and gets a certificate", async ({ page }) => {
  test.slow();
  await signInAs(page, "client");
  await page.goto("/courses?lng=en");
  const course = page.getByRole("link", { name: "Noticing and grounding stress" });
  await takenOver(course);
  await course.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Noticing and grounding stress" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const start = page.getByRole("link", { name: /^Start, / });
  await tabTo(page, start);
  await page.keyboard.press("Enter");

  const lines = "Bed at eleven.\nAwake at four.";
  for (let nth = 1; nth <= 4; nth++) {
    await page.getByText(`Lesson ${nth} of 4`).waitFor();
    if (nth === 1) {
      await page.getByLabel("Your page").fill(lines);
      await page.getByRole("button", { name: /^(Agree and save|Save to the journal)$/ }).click();
      await page.getByText(/^Saved /).waitFor();
      expect(await faultsOf(page)).toEqual([]);
    }
    const next = page.getByRole("button", { name: /^Done, / });
    await tabTo(page, next);
    await page.keyboard.press("Enter");
  }

  await page.getByText("Mariliis Kuuseoks has finished the course").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download, PDF" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await goOn(page, "/journal");
  await expect(page.getByText("Bed at eleven.")).toBeVisible();
  await goOn(page, "/courses");
  await expect(page.getByRole("heading", { name: "Finished courses" })).toBeVisible();
});
