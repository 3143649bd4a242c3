import { type BrowserContext, chromium } from "@playwright/test";
import { findBrowser } from "../support/browser.ts";
import { bookingPage, profile, signIn } from "./pages.ts";
import { startProduct } from "./product.ts";
import { median, type Row } from "./rounds.ts";

/** Fetched when it is needed: it weighs 136 MB, and only this bench uses it. */
const program = "npm:lighthouse@13.5.0";
const visits = 5;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Report = {
  categories: Record<(typeof categories)[number], { score: number }>;
  audits: Record<string, { numericValue: number }>;
};

/** P12: Lighthouse on a simulated phone, the median of five visits. */
export async function benchLighthouse(): Promise<Row[]> {
  const browser = findBrowser();
  if (!browser) return [{ what: "P12 Lighthouse", figure: "did not run: no Chromium found" }];
  await using product = await startProduct();
  const { origin } = product;
  const rows: Row[] = [];
  for (const path of ["/", profile, "/login", await bookingPage(origin)]) {
    rows.push(await rowOf(path, () => visited(origin + path, [], browser)));
  }
  rows.push(await journal(origin, browser));
  return rows;
}

/** A signed-in client's list, in a browser that keeps the session between the visits. */
async function journal(origin: string, browser: string): Promise<Row> {
  const port = 9300 + Math.floor(Math.random() * 90);
  const profileFolder = await Deno.makeTempDir();
  const context = await chromium.launchPersistentContext(profileFolder, {
    executablePath: browser,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", `--remote-debugging-port=${port}`],
  });
  try {
    await signIn(context, origin, "client@demo.heaolu.ee");
    return await rowOf("/journal", async () => {
      await emptyCache(context);
      const options = [`--port=${port}`, "--disable-storage-reset"];
      return await visited(`${origin}/journal`, options, browser);
    });
  } finally {
    await context.close();
    await Deno.remove(profileFolder, { recursive: true });
  }
}

async function emptyCache(context: BrowserContext) {
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send("Network.clearBrowserCache");
  await page.close();
}

async function rowOf(path: string, visit: () => Promise<Report>): Promise<Row> {
  const reports: Report[] = [];
  for (let count = 0; count < visits; count++) {
    // Now and then Chromium records no start of the visit.
    reports.push(await visit().catch(visit));
  }
  const middle = (read: (report: Report) => number) => median(reports.map(read));
  const audit = (name: string) => middle(({ audits }) => audits[name]!.numericValue);
  const scores = categories.map((name) =>
    Math.round(100 * middle((report) => report.categories[name].score))
  );
  const [performance, ...others] = scores;
  const lcp = (audit("largest-contentful-paint") / 1000).toFixed(1);
  const tbt = Math.round(audit("total-blocking-time"));
  const cls = audit("cumulative-layout-shift").toFixed(3);
  return {
    what: `P12 Lighthouse ${path}: performance; accessibility, best practices, SEO`,
    figure: `${performance}; ${others.join(", ")}; LCP ${lcp} s, TBT ${tbt} ms, CLS ${cls}`,
    ratio: `${performance} %`,
    goal: "≥ 95; 100, 100, 100; LCP ≤ 1.5 s, TBT ≤ 50 ms, CLS ≤ 0.01",
  };
}

async function visited(url: string, options: string[], browser: string): Promise<Report> {
  const command = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-config", "--node-modules-dir=none", program, url]
      .concat(["--output=json", "--quiet", ...options])
      .concat(`--only-categories=${categories.join(",")}`)
      .concat("--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic"),
    env: { CHROME_PATH: browser },
    cwd: await Deno.makeTempDir(),
    stderr: "piped",
  });
  const { success, stdout, stderr } = await command.output();
  if (!success) throw new Error(`Lighthouse: ${new TextDecoder().decode(stderr).slice(-300)}`);
  return JSON.parse(new TextDecoder().decode(stdout));
}
