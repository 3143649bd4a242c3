import { chromium } from "@playwright/test";
import { findBrowser } from "../browser.ts";
import { root } from "../source-files.ts";
import { budget, layoutShift, routeChunks, weigh } from "./page-weight.ts";
import type { Row } from "./rounds.ts";

const profile = "/therapist/view/maarja-liis-tammelaid";

const addresses = {
  "/": "/?lng=et",
  "a profile": `${profile}?lng=et`,
};

const kib = (size: number): string => `${size.toFixed(1)} KiB gzip`;

const scriptGoal = (name: string): string =>
  name === "the booking page" ? "≤ 90 kB (87.9 KiB)" : `P11: ≤ ${budget.script} KiB`;

/** The address of a practice's booking page, as the profile knows it. */
async function bookingPage(origin: string): Promise<string> {
  const slug = profile.split("/").at(-1);
  const { practices } = await (await fetch(`${origin}/api/therapists/${slug}`)).json();
  return `${new URL(practices[0].schedulingUrl).pathname}?lng=et`;
}

/** P11: what a browser fetches before the first interaction, and how much the page moves. */
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
    const { script, style } = await weigh(browser, product.origin + address);
    rows.push(
      { what: `JS of ${name}`, figure: kib(script), goal: scriptGoal(name) },
      { what: `CSS of ${name}`, figure: kib(style), goal: `P11: ≤ ${budget.style} KiB` },
    );
    for (const width of [390, 1280]) {
      const shift = await layoutShift(browser, product.origin + address, width);
      rows.push({
        what: `layout shift of ${name} at ${width} px`,
        figure: shift.toFixed(3),
        goal: `≤ ${budget.shift}`,
      });
    }
  }
  await browser.close();
  const chunks = await routeChunks(`${root}dist/frontend/assets`);
  for (const { name, size } of chunks.slice(0, 3)) {
    rows.push({
      what: `route chunk ${name}`,
      figure: kib(size),
      goal: `P11: ≤ ${budget.chunk} KiB`,
    });
  }
  return rows;
}

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
