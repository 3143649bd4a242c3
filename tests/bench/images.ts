import { Hono } from "hono";
import { room } from "db/seed/room.ts";
import sharp from "sharp";
import { openTestApp, type TestApp } from "../test-app.ts";
import { overHttp, requestText } from "./over-http.ts";
import { median, ms, rate, type Row, share, underLoad } from "./rounds.ts";

const side = 3464;
const browser = { "Accept-Encoding": "gzip, deflate, br, zstd" };

/** P14: a cached variant, a first variant of a photo of 12 million pixels, and the API while variants are made. */
export async function benchImages(): Promise<Row[]> {
  await using app = await openTestApp({ history: true, settings: { log: () => {} } });
  return [
    await cachedVariant(app),
    ...await firstVariants(app),
    await whileEncoding(app),
  ];
}

async function cachedVariant(app: TestApp): Promise<Row> {
  const { therapists: [card] } = await (await app.get("/therapists?limit=1")).json();
  const path = `${card.pictureUrl.replace("/files/", "/images/")}/256.avif`;
  const bytes = await (await app.request(path)).arrayBuffer();
  const bare = new Hono().get(
    "/picture",
    (c) => c.body(bytes, 200, { "Content-Type": "image/avif" }),
  );
  const figures = await overHttp([
    { name: "bare", site: bare, requests: [requestText("GET", "/picture", { headers: browser })] },
    { name: "ours", site: app, requests: [requestText("GET", path, { headers: browser })] },
  ], { clients: 32 });
  const floor = figures.get("bare")!.perSecond;
  const { perSecond, p95 } = figures.get("ours")!;
  return {
    what: `P14 a cached variant of ${bytes.byteLength} bytes`,
    figure: `${rate(perSecond)}, p95 ${ms(p95)}`,
    floor: `${rate(floor)} (bare Hono, same bytes)`,
    ratio: share(perSecond, floor),
    goal: "≥ 10,000/s",
  };
}

/** A first variant is made once per picture, so each round has a picture of its own. */
async function firstVariants(app: TestApp): Promise<Row[]> {
  const photo = await largePhoto();
  const alone = {
    avif: () => sharp(photo).resize(500).avif({ quality: 55, effort: 2 }).toBuffer(),
    webp: () => sharp(photo).resize(500).webp({ quality: 75 }).toBuffer(),
  };
  const rows: Row[] = [];
  for (const format of ["avif", "webp"] as const) {
    const [ours, floor]: [number[], number[]] = [[], []];
    for (let round = 0; round < 7; round++) {
      const name = `photos/first-${round}-${format}.jpg`;
      await app.ports.storage.put(name, photo, "image/jpeg");
      ours.push(await timed(() => app.request(`/images/${name}/500.${format}`)));
      floor.push(await timed(alone[format]));
    }
    rows.push({
      what: `P14 first 500 × 500 of 12 million pixels, ${format.toUpperCase()}`,
      figure: ms(median(ours)),
      floor: `${ms(median(floor))} (sharp alone)`,
      ratio: `${(median(ours) / median(floor)).toFixed(1)} ×`,
      goal: "≤ 80 ms",
    });
  }
  return rows;
}

async function whileEncoding(app: TestApp): Promise<Row> {
  const photo = await largePhoto();
  for (let at = 0; at < 3 * 8; at++) {
    await app.ports.storage.put(`photos/busy-${at}.jpg`, photo, "image/jpeg");
  }
  const load = () =>
    underLoad(async () => await (await app.get("/auth/providers")).text(), {
      clients: 4,
      seconds: 0.5,
    });
  await load();
  const [idle, busy]: [number[], number[]] = [[], []];
  for (let round = 0; round < 3; round++) {
    idle.push((await load()).p99);
    const encodes = Array.from(
      { length: 8 },
      (_, at) => app.request(`/images/photos/busy-${round * 8 + at}.jpg/500.avif`),
    );
    busy.push((await load()).p99);
    await Promise.all(encodes);
  }
  const ratio = median(busy) / median(idle);
  return {
    what: "P14 p99 of a small answer during 8 encodes",
    figure: ms(median(busy)),
    floor: `${ms(median(idle))} (idle)`,
    ratio: `${ratio.toFixed(1)} ×`,
    goal: "≤ 3 ×",
  };
}

/** A drawing with the grain and the soft edges of a photo. */
export async function largePhoto(): Promise<Uint8Array> {
  const drawing = new TextEncoder().encode(room("bench", "talk"));
  const drawn = await sharp(drawing, { density: 72 * side / 240 })
    .resize(side, side, { fit: "cover" }).removeAlpha().blur(6).png({ compressionLevel: 1 })
    .toBuffer();
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const grain = await sharp({
    create: { width: side, height: side, channels: 3, background: "#888", noise },
  }).blur(1.5).png({ compressionLevel: 1 }).toBuffer();
  const photo = sharp(drawn).composite([{ input: grain, blend: "soft-light" }]);
  return new Uint8Array(await photo.jpeg({ quality: 90 }).toBuffer());
}

async function timed(run: () => unknown): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
