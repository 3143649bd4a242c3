import type { Page } from "@playwright/test";

/** Limits of a first page: KiB of gzip, and the sum of layout shifts. A booking page is embedded in other sites. */
export const budget = {
  script: 145,
  bookingScript: 90_000 / 1024,
  chunk: 40,
  style: 20,
  shift: 0.05,
};

/** A browser opens pages of a visitor, a context pages of its signed-in user. */
export type Opener = { newPage(): Promise<Page> };

type Weight = { script: number; style: number; heaviest: { name: string; size: number } };

/** Every script and stylesheet until the page is idle, in KiB of gzip. */
export async function weigh(opener: Opener, address: string): Promise<Weight> {
  const page = await opener.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  const found: { kind: string; name: string; size: number }[] = [];
  const waiting: Promise<void>[] = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    if (kind !== "script" && kind !== "stylesheet") return;
    const name = new URL(response.url()).pathname;
    waiting.push(
      response.body().then(async (body) => {
        found.push({ kind, name, size: await kibOfGzip(body) });
      }),
    );
  });
  // Scripts for idle time are not part of the first view, and the event stream never ends.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  await page.route("**/api/live*", (route) => route.abort());
  await page.goto(address);
  await page.getByRole("heading").first().waitFor();
  await page.waitForLoadState("networkidle");
  await Promise.all(waiting);
  await page.close();
  const scripts = found.filter(({ kind }) => kind === "script");
  if (scripts.length === 0) throw new Error(`${address} fetched no script`);
  return {
    script: sum(scripts),
    style: sum(found.filter(({ kind }) => kind === "stylesheet")),
    heaviest: scripts.filter(({ name }) => isOfRoutes(name))
      .toSorted((one, other) => other.size - one.size)[0]!,
  };
}

/** Libraries of every page have files of their own and count as a whole. */
function isOfRoutes(path: string): boolean {
  return !/\/assets\/(react|app)-/.test(path);
}

/** The sum of layout shifts without user input until a second after the page is idle. */
export async function layoutShift(
  opener: Opener,
  address: string,
  width: number,
): Promise<number> {
  const page = await opener.newPage();
  await page.setViewportSize({ width, height: 900 });
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
  await page.getByRole("heading").first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1000);
  const moved = await page.evaluate(() => (globalThis as unknown as { moved: number }).moved);
  await page.close();
  return moved;
}

/** Scripts of the built pages by weight, heaviest first, without the libraries of every page. */
export async function routeChunks(directory: string): Promise<{ name: string; size: number }[]> {
  const chunks: { name: string; size: number }[] = [];
  for await (const { name } of Deno.readDir(directory)) {
    if (!name.endsWith(".js") || !isOfRoutes(`/assets/${name}`)) continue;
    chunks.push({
      name: name.replace(/-[\w-]{8}\.js$/, ""),
      size: await kibOfGzip(await Deno.readFile(`${directory}/${name}`)),
    });
  }
  return chunks.sort((one, other) => other.size - one.size);
}

async function kibOfGzip(body: Uint8Array): Promise<number> {
  const stream = new Blob([new Uint8Array(body)]).stream().pipeThrough(
    new CompressionStream("gzip"),
  );
  return (await new Response(stream).arrayBuffer()).byteLength / 1024;
}

function sum(files: { size: number }[]): number {
  return files.reduce((total, { size }) => total + size, 0);
}
