import type { Locator, Page } from "@playwright/test";
import type { Opener } from "./page-weight.ts";

/** Loading and response times (ms) of a page on a slow phone, and the sum of layout shifts. */
type Coming = { lcp: number; tbt: number; shift: number };

const phone = { width: 390, height: 844 };
const slowdown = 4;
/** A slow 4G connection. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** The part of a task beyond this counts as blocking. */
const longTaskMs = 50;

type Seen = { lcp: number; firstPaint: number; shift: number; tasks: [number, number][] };
type Watched = { seen: Seen; slowest: number };

/** Runs in the page before its own scripts. */
function watch() {
  const { seen } = Object.assign(globalThis, {
    seen: { lcp: 0, firstPaint: 0, shift: 0, tasks: [] as [number, number][] },
    slowest: 0,
  });
  const follow = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take))
      .observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  follow("largest-contentful-paint", (entry) => seen.lcp = entry.startTime);
  follow("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.firstPaint = entry.startTime;
  });
  follow("longtask", (entry) => seen.tasks.push([entry.startTime, entry.duration]));
  follow("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as unknown as {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.shift += value;
  });
  follow("event", (entry) => {
    const watched = globalThis as unknown as { slowest: number };
    const { interactionId } = entry as unknown as { interactionId: number };
    if (interactionId) watched.slowest = Math.max(watched.slowest, entry.duration);
  });
}

async function slowPage(
  opener: Opener,
  { overNetwork = false, viewport = phone }: { overNetwork?: boolean; viewport?: typeof phone },
) {
  const page = await opener.newPage();
  await page.setViewportSize(viewport);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  if (overNetwork) {
    await devtools.send("Network.enable");
    await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
    await devtools.send("Network.emulateNetworkConditions", network);
  }
  await page.addInitScript(watch);
  return page;
}

/** Loads a page with an empty cache, a slow network and a slow CPU until it is idle. */
export async function coming(opener: Opener, address: string): Promise<Coming> {
  const page = await slowPage(opener, { overNetwork: true });
  await page.route("**/api/live*", (route) => route.abort());
  await page.goto(address);
  await page.getByRole("heading").first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1500);
  const { lcp, firstPaint, shift, tasks } = await page.evaluate(() =>
    (globalThis as unknown as Watched).seen
  );
  await page.close();
  const blocking = tasks.filter(([start]) => start >= firstPaint)
    .map(([, duration]) => duration - longTaskMs);
  return { lcp, shift, tbt: blocking.reduce((sum, ms) => sum + ms, 0) };
}

export type Act = { act: (page: Page) => Promise<void>; viewport?: typeof phone };

/** A mouse button is down for so long (ms). */
const press = 80;

/** By mouse: a click on a locator scrolls and searches in the page, and that time would be measured too. */
export async function click(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  const box = await target.boundingBox();
  if (!box) throw new Error("There is nothing to click");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: press });
}

/** Interaction to next paint: the slowest of one act (ms, in steps of 8). */
export async function answering(
  opener: Opener,
  address: string,
  { act, viewport }: Act,
): Promise<number> {
  const page = await slowPage(opener, viewport ? { viewport } : {});
  await page.goto(address);
  await page.getByRole("heading").first().waitFor();
  await page.waitForLoadState("load");
  await page.waitForTimeout(3000);
  await act(page);
  await page.waitForTimeout(1500);
  const slowest = await page.evaluate(() => (globalThis as unknown as Watched).slowest);
  await page.close();
  return slowest;
}
