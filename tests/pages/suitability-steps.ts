import { expect, type Page } from "@playwright/test";
import { tabTo } from "./steps.ts";

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Opens the test and starts it by keyboard. */
export async function begin(page: Page) {
  await page.goto("/test?lng=en");
  await tabTo(page, page.getByRole("button", { name: "Start the test" }));
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("What would you like help with?");
}

/** Answers the question with the keys of its options, and goes on. */
export async function answer(page: Page, question: RegExp, ...keys: string[]) {
  await expect(heading(page)).toHaveText(question);
  await expect(heading(page)).toBeFocused();
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
}

/** The questions up to the one about being safe. `injuries` is the key of the answer about pregnancy and injuries. */
export async function answerUntilCrisisCheck(page: Page, injuries: string) {
  await tabTo(page, page.getByRole("checkbox", { name: "Stress" }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await answer(page, /^How much does this affect/, "3");
  await answer(page, /^How would you like to work/, "1", "3");
  await answer(page, /^How comfortable are you with touch/, "1");
  await answer(page, /^How would you like to meet/, "3");
  await answer(page, /^What experience/, "2");
  await answer(page, /Pregnancy, injuries/, injuries);
  await answer(page, /Heart, blood/, "0");
  await answer(page, /Present symptoms/, "0");
  await answer(page, /Mind and life/, "0");
  await answer(page, /^How old are you/, "3");
}
