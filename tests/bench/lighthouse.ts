import { findBrowser } from "../support/browser.ts";
import { startProduct } from "./product.ts";
import { median, type Row } from "./rounds.ts";

/** Fetched when it is needed: it weighs 136 MB, and only this bench uses it. */
const program = "npm:lighthouse@13.5.0";
const visits = 5;
const paths = ["/", "/therapist/view/maarja-liis-tammelaid", "/login"];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Report = {
  categories: Record<(typeof categories)[number], { score: number }>;
  audits: Record<string, { numericValue: number }>;
};

/** P12: Lighthouse on a simulated phone, the median of five visits. */
export async function benchLighthouse(): Promise<Row[]> {
  const browser = await findBrowser();
  if (!browser) return [{ what: "P12 Lighthouse", figure: "did not run: no Chromium found" }];
  await using product = await startProduct();
  const rows: Row[] = [];
  for (const path of paths) {
    const reports: Report[] = [];
    for (let visit = 0; visit < visits; visit++) {
      reports.push(await visited(`${product.origin}${path}`, browser));
    }
    const middle = (read: (report: Report) => number) => median(reports.map(read));
    const audit = (name: string) => middle(({ audits }) => audits[name]!.numericValue);
    const scores = categories.map((name) =>
      Math.round(100 * middle((report) => report.categories[name].score))
    );
    const [performance, ...others] = scores;
    rows.push({
      what: `P12 Lighthouse ${path}: performance; accessibility, best practices, SEO`,
      figure: `${performance}; ${others.join(", ")}; LCP ${
        (audit("largest-contentful-paint") / 1000).toFixed(1)
      } s, TBT ${Math.round(audit("total-blocking-time"))} ms, CLS ${
        audit("cumulative-layout-shift").toFixed(3)
      }`,
      ratio: `${performance} %`,
      goal: "≥ 95; 100, 100, 100; LCP ≤ 1.5 s, TBT ≤ 50 ms, CLS ≤ 0.01",
    });
  }
  return rows;
}

async function visited(url: string, browser: string): Promise<Report> {
  const command = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-config", "--node-modules-dir=none", program, url]
      .concat(["--output=json", "--quiet"])
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
