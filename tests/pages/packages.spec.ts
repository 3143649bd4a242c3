import { expect, type Page } from "@playwright/test";
import { newPerson, openAccount } from "./account-steps.ts";
import { freeTimes } from "./booking-steps.ts";
import { faultsOf, takenOver } from "./steps.ts";
import { test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a client buys a package, books with it, and sees in the journal what is left", async ({ page }) => {
  test.slow();
  await page.goto("/therapist/view/kadri-pihlarand?lng=en");
  const buy = page.getByRole("button", { name: "Buy the package of 5 sessions for €170" });
  await takenOver(buy);
  await buy.click();
  const dialog = page.getByRole("dialog", { name: "Package of 5 sessions" });
  await expect(dialog.getByText(/We refund unused sessions/)).toBeVisible();
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await expect(dialog.getByRole("link", { name: "Sign in and buy" }))
    .toHaveAttribute("href", /returnUrl=.*package/);
  const address = page.url();

  await openAccount(page, newPerson());
  await page.goto(address);
  await page.getByRole("button", { name: "Pay €170" }).click();
  await page.getByRole("heading", { name: "Demo payment" }).waitFor();
  await page.getByRole("button", { name: "Pay €170" }).click();
  await page.getByRole("heading", { name: /^Paid/ }).waitFor();
  await page.getByRole("link", { name: "To the package" }).click();
  await expect(page.getByRole("img", { name: "5 of 5 left" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Receipt / })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  const { eventTypeUri, schedulingUrl } = await practiceOfPackage(page);
  const start = (await freeTimes(page, eventTypeUri)).at(-1)!;
  await page.goto(`${new URL(schedulingUrl).pathname}/${start}`);
  await page.getByRole("checkbox", { name: /^Use one of the 5 sessions left/ }).check();
  await expect(page.getByText("−€38")).toBeVisible();
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await page.getByRole("link", { name: "To my journal" }).click();
  await page.getByRole("link", { name: "Paid with a package, 4 left." }).click();
  await expect(page.getByRole("img", { name: "4 of 5 left" })).toBeVisible();
  await expect(page.getByText("−€34")).toBeVisible();
});

type Practice = {
  packages: unknown[];
  eventTypeUri: string;
  schedulingUrl: string;
};

async function practiceOfPackage(page: Page): Promise<Practice> {
  const answer = await page.request.get("/api/therapists/kadri-pihlarand");
  const { practices } = await answer.json() as { practices: Practice[] };
  return practices.find(({ packages }) => packages.length > 0)!;
}
