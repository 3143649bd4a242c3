import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "../browser.ts";
import { root } from "../source-files.ts";
import type { Row } from "./rounds.ts";

const goals = {
  script: "P11: ≤ 140 KiB",
  bookingScript: "≤ 90 kB (87.9 KiB)",
  chunk: "P11: ≤ 40 KiB",
  style: "P11: ≤ 20 KiB",
  shift: "≤ 0.05",
};

const profile = "/therapist/view/maarja-liis-tammelaid";

const addresses = {
  "/": "/?lng=et",
  "a profile": `${profile}?lng=et`,
};

/** P11: what a browser fetches before the first interaction, in bytes of its own gzip, and how much the page moves. */
export async function benchPages(): Promise<Row[]> {
  await using product = await startProduct();
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
  const rows: Row[] = [];
  const pages = { ...addresses, "the booking page": await bookingPage(product.origin) };
  for (const [name, address] of Object.entries(pages)) {
    const { scripts, styles } = await weigh(browser, product.origin + address);
    rows.push(
      { what: `JS of ${name}`, figure: kib(sum(scripts)), goal: scriptGoal(name) },
      { what: `CSS of ${name}`, figure: kib(sum(styles)), goal: goals.style },
    );
    for (const width of [390, 1280]) {
      const shift = await layoutShift(browser, product.origin + address, width);
      rows.push({
        what: `layout shift of ${name} at ${width} px`,
        figure: shift.toFixed(3),
        goal: goals.shift,
      });
    }
  }
  await browser.close();
  const chunks = await routeChunks();
  for (const [name, size] of chunks.slice(0, 3)) {
    rows.push({ what: `route chunk ${name}`, figure: kib(size), goal: goals.chunk });
  }
  return rows;
}

const scriptGoal = (name: string) =>
  name === "the booking page" ? goals.bookingScript : goals.script;

/** The address of a practice's booking page, as the profile knows it. */
async function bookingPage(origin: string): Promise<string> {
  const slug = profile.split("/").at(-1);
  const { practices } = await (await fetch(`${origin}/api/therapists/${slug}`)).json();
  return `${new URL(practices[0].schedulingUrl).pathname}?lng=et`;
}

type Weights = { scripts: Map<string, number>; styles: Map<string, number> };

/** Every script and stylesheet before the page has an idle moment, counted as if sent with gzip. */
async function weigh(browser: Browser, address: string): Promise<Weights> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  // What waits for an idle moment is no part of the first view, and a stream of news never ends.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  const scripts = new Map<string, number>();
  const styles = new Map<string, number>();
  const waiting: Promise<void>[] = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    if (kind !== "script" && kind !== "stylesheet") return;
    waiting.push(
      response.body().then(async (body) => {
        (kind === "script" ? scripts : styles).set(response.url(), await gzipped(body));
      }),
    );
  });
  await page.goto(address);
  await page.getByRole("heading").first().waitFor();
  await page.waitForLoadState("networkidle");
  await Promise.all(waiting);
  await context.close();
  if (scripts.size === 0) throw new Error(`${address} fetched no script`);
  return { scripts, styles };
}

/** The sum of what moves without the person's doing, until a second after the page rests. */
async function layoutShift(browser: Browser, address: string, width: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.route("**/api/live*", (route) => route.abort());
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
  await context.close();
  return moved;
}

/** Every script of the built pages by its weight, the heaviest first; the framework's own chunks are shared by all. */
async function routeChunks(): Promise<[string, number][]> {
  const directory = `${root}dist/frontend/assets`;
  const chunks: [string, number][] = [];
  for await (const { name } of Deno.readDir(directory)) {
    if (!name.endsWith(".js") || /^(react|app|main|booking)-/.test(name)) continue;
    chunks.push([
      name.replace(/-[\w-]{8}\.js$/, ""),
      await gzipped(await Deno.readFile(`${directory}/${name}`)),
    ]);
  }
  return chunks.sort(([, one], [, other]) => other - one);
}

async function gzipped(body: Uint8Array): Promise<number> {
  const stream = new Blob([new Uint8Array(body)]).stream().pipeThrough(
    new CompressionStream("gzip"),
  );
  return (await new Response(stream).arrayBuffer()).byteLength;
}

function sum(sizes: Map<string, number>): number {
  return [...sizes.values()].reduce((total, size) => total + size, 0);
}

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB gzip`;

/** The started product with the demo marketplace, on a database of its own. */
async function startProduct() {
  const directory = await Deno.makeTempDir();
  const port = 8900 + Math.floor(Math.random() * 90);
  const origin = `http://localhost:${port}`;
  const server = new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", "start", "--no-storybook"],
    cwd: root,
    env: { PORT: String(port), DATA_DIR: directory, LOG: "off" },
    stdout: "null",
  }).spawn();
  while (!await fetch(`${origin}/ready`).then((answer) => answer.ok, () => false)) {
    await new Promise((next) => setTimeout(next, 100));
  }
  return {
    origin,
    async [Symbol.asyncDispose]() {
      server.kill("SIGTERM");
      await server.status;
      await Deno.remove(directory, { recursive: true });
    },
  };
}
