import { Hono } from "hono";
import { Buffer } from "node:buffer";
import { get, type IncomingMessage } from "node:http";
import { overHttp, requestText } from "./over-http.ts";
import { startProduct } from "./product.ts";
import { median, ms, rate, type Row, share } from "./rounds.ts";

const headers = { Accept: "text/html", "Accept-Encoding": "br" };
const notCached = 40;
const paths = { "/": "/", "a profile": "/therapist/view/maarja-liis-tammelaid" };

/** P10: a page for a visitor who is not signed in, beside a bare route that writes the same bytes. */
export async function benchHtml(): Promise<Row[]> {
  await using product = await startProduct();
  const rows: Row[] = [];
  for (const [what, path] of Object.entries(paths)) {
    const first = await fetchBytes(product.origin + path);
    const waits: number[] = [];
    // The cache knows no page with this query.
    for (let at = 0; at < notCached; at++) {
      waits.push((await fetchBytes(`${product.origin}${path}?v=${at}`)).took);
    }
    const bare = new Hono().get("/page", (c) => c.body(first.bytes, 200, first.headers));
    const figures = await overHttp([
      { name: "bare", site: bare, requests: [requestText("GET", "/page", { headers })] },
      { name: "page", site: product.port, requests: [requestText("GET", path, { headers })] },
    ]);
    const [ours, floor] = [figures.get("page")!, figures.get("bare")!];
    rows.push({
      what: `P10 the page ${what}, not signed in, ${(first.bytes.length / 1000).toFixed(1)} kB`,
      figure: `${rate(ours.perSecond)}, p95 ${ms(ours.p95)}; not cached ${
        ms(median(waits))
      }; first visit ${ms(first.took)}`,
      floor: `${rate(floor.perSecond)} (bare Hono, answer ready)`,
      ratio: share(ours.perSecond, floor.perSecond),
      goal: "≥ 15,000/s, p95 ≤ 5 ms, not cached ≤ 15 ms",
    });
  }
  return rows;
}

/** The bytes as sent, which `fetch` would decompress. */
async function fetchBytes(url: string) {
  const started = performance.now();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on("error", reject);
  });
  const bytes = new Uint8Array(Buffer.concat(await Array.fromAsync(response)));
  const took = performance.now() - started;
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`);
  return { bytes, took, headers: { "Content-Type": "text/html; charset=utf-8" } };
}
