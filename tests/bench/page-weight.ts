import type { Page, Request } from "@playwright/test";

/** Most kB (1000 bytes) that a browser receives for a page, and the sum of layout shifts. Read from the connection. */
export const budget = {
  /** Without pictures: how far ahead a browser loads those depends on the line it measures. */
  withoutImages: 314,
  image: 60,
  script: 152.5,
  /** With the style sheets in it. */
  html: 47,
  /** The Russian words are the largest file. */
  chunk: 44,
  shift: 0.01,
};

/** A browser opens pages of a visitor, a context pages of its signed-in user. */
export type Opener = { newPage(): Promise<Page> };

const kinds = ["script", "style", "font", "image", "html", "json"] as const;
type Kind = typeof kinds[number] | "other";

type Received = { kind: Kind; size: number; headers: number };

/** kB received until the page is idle: bodies as compressed as they come, headers, and both together. */
type Weight = Record<Kind | "headers" | "all", number>;

type Weighing = {
  /** Whether what pages load in idle time counts too: parts below the fold, dialogs, files of linked pages. */
  withIdle?: boolean;
};

/** The scripts of a page wait for its first frame, which on a busy machine comes long after everything else. */
async function untilScriptsCame(page: Page): Promise<void> {
  await page.getByRole("heading").first().waitFor();
  await page.waitForFunction(() => {
    const files = document.getElementById("scripts")?.dataset.files?.split(" ") ?? [];
    const hasCome = (file: string) =>
      performance.getEntriesByName(new URL(file, location.origin).href).length > 0;
    return files.length > 0 && files.every(hasCome);
  });
  await page.waitForLoadState("networkidle");
}

/** Opens a page with an empty cache and adds up what the browser receives. */
export async function weigh(
  opener: Opener,
  address: string,
  { withIdle = false }: Weighing = {},
): Promise<Weight> {
  const page = await opener.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  const receiving: Promise<Received>[] = [];
  const count = (request: Request) => void receiving.push(received(request));
  page.on("requestfinished", count);
  if (!withIdle) {
    await page.addInitScript(() => {
      globalThis.requestIdleCallback = () => 0;
    });
  }
  // The stream of events never ends.
  await page.route("**/api/live*", (route) => route.abort());
  await page.goto(address);
  await untilScriptsCame(page);
  if (withIdle) await page.waitForTimeout(2000);
  page.off("requestfinished", count);
  const files = await Promise.all(receiving);
  await page.close();

  const sum = (some: Received[]) => some.reduce((total, { size }) => total + size, 0);
  const scripts = files.filter(({ kind }) => kind === "script");
  if (scripts.length === 0) throw new Error(`${address} fetched no script`);
  const headers = files.reduce((total, file) => total + file.headers, 0);
  return {
    ...Object.fromEntries(
      [...kinds, "other"].map((it) => [it, sum(files.filter(({ kind }) => kind === it))]),
    ) as Record<Kind, number>,
    headers,
    all: sum(files) + headers,
  };
}

async function received(request: Request): Promise<Received> {
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  const response = await request.response();
  return {
    kind: kindOf(response?.headers()["content-type"] ?? ""),
    size: responseBodySize / 1000,
    headers: responseHeadersSize / 1000,
  };
}

function kindOf(contentType: string): Kind {
  if (contentType.startsWith("text/css")) return "style";
  return kinds.find((kind) => contentType.includes(kind)) ?? "other";
}

/**
 * The sum of layout shifts without user input until a second after the page is idle. Scripts arrive after the first paint, as
 * on a slow phone.
 */
export async function layoutShift(
  opener: Opener,
  address: string,
  width: number,
): Promise<number> {
  const page = await opener.newPage();
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  const painted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
  await page.route("**/assets/*.js", async (route) => {
    await page.waitForFunction(painted).catch(() => null);
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { moved: number };
    seen.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) seen.moved += value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(address);
  await untilScriptsCame(page);
  await page.waitForTimeout(1000);
  const moved = await page.evaluate(() => (globalThis as unknown as { moved: number }).moved);
  await page.close();
  return moved;
}

/** Scripts of single routes in kB of Brotli as they are sent, heaviest first. Those of every page are in `index.html`. */
export async function routeChunks(folder: string): Promise<{ name: string; size: number }[]> {
  const ofEveryPage = await Deno.readTextFile(`${folder}/index.html`);
  const chunks: { name: string; size: number }[] = [];
  for await (const { name } of Deno.readDir(`${folder}/assets`)) {
    const script = name.replace(/\.br$/, "");
    if (!name.endsWith(".js.br") || ofEveryPage.includes(script)) continue;
    const { size } = await Deno.stat(`${folder}/assets/${name}`);
    chunks.push({ name: script.replace(/-[\w-]{8}\.js$/, ""), size: size / 1000 });
  }
  return chunks.sort((one, other) => other.size - one.size);
}
