import { chromium } from "@playwright/test";
import { findBrowser } from "../support/browser.ts";
import { dateOf, fillWeek, mondayAhead } from "../support/full-week.ts";
import { type Act, answering, click } from "./page-feel.ts";
import { signIn } from "./pages.ts";
import { startProduct } from "./product.ts";
import { median, type Row } from "./rounds.ts";

const goal = "P13: ≤ 100 ms";
const visits = 3;

const sessionStop = '.work-week-stop[data-kind="session"]';

const acts: { what: string; act: Act["act"] }[] = [
  {
    what: "a key that does nothing",
    act: (page) => page.keyboard.press("F8"),
  },
  {
    what: "open a session",
    act: (page) => click(page, page.locator(sessionStop).nth(8)),
  },
  {
    what: "go along the times by arrow keys",
    async act(page) {
      await page.locator(sessionStop).first().focus();
      for (const key of ["ArrowDown", "ArrowDown", "ArrowRight"]) await page.keyboard.press(key);
    },
  },
  {
    what: "move a session by keyboard, up to the outcome",
    async act(page) {
      await page.locator(sessionStop).nth(8).focus();
      for (const key of ["m", "ArrowDown", "ArrowDown", "ArrowRight", "Enter"]) {
        await page.keyboard.press(key);
      }
      // Not by role: that search would use the time of the page.
      await page.locator("[role=dialog]").waitFor();
    },
  },
  {
    what: "go to the next week",
    act: (page) => click(page, page.getByRole("button", { name: "Next week" })),
  },
  {
    what: "from the week to the list",
    act: (page) => click(page, page.getByRole("link", { name: "Agenda", exact: true })),
  },
];

/** P13: the practitioner's week of 29 sessions on a slow computer. */
export async function benchWeek(): Promise<Row[]> {
  await using product = await startProduct();
  const executablePath = findBrowser();
  await using browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
  const context = await browser.newContext({ timezoneId: "Europe/Tallinn" });
  await signIn(context, product.origin, "therapist3@demo.heaolu.ee");
  const monday = mondayAhead(9);
  await fillWeek(context.request, product.origin, monday);
  const week = `${product.origin}/sessions?view=week&day=${dateOf(monday)}&lng=en`;
  const viewport = { width: 1280, height: 900 };
  const rows: Row[] = [];
  for (const { what, act } of acts) {
    const times = [];
    for (let visit = 0; visit < visits; visit++) {
      times.push(
        await answering(context, week, {
          viewport,
          async act(page) {
            await page.locator(".work-week[data-placed]").waitFor();
            await act(page);
          },
        }),
      );
    }
    rows.push({ what: `INP of the week: ${what}`, figure: `${median(times)} ms`, goal });
  }
  return rows;
}
