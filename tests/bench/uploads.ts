import sharp from "sharp";
import { copyToPublic } from "backend/use-cases/uploads/publication.ts";
import { pictureWidths, preparedFormats } from "backend/domain/picture.ts";
import { sampleVideo } from "../support/sample-files.ts";
import { startServer } from "../support/server.ts";
import { uploaded } from "../support/upload-steps.ts";
import { demoPassword, openTestApp } from "../test-app.ts";
import { largePhoto } from "./images.ts";
import { median, ms, type Row, underLoad } from "./rounds.ts";

const email = "therapist1@demo.heaolu.ee";

/** P14: a photo from its upload to its last variant, the API meanwhile, and the memory of a large video. */
export async function benchUploads(): Promise<Row[]> {
  return [...await photos(), await memoryOfVideo()];
}

async function photos(): Promise<Row[]> {
  await using app = await openTestApp({ history: true, settings: { log: () => {} } });
  const { headers, user } = await app.signIn(email);
  const photo = await largePhoto();
  const upload = () => uploaded(app, headers, photo, { purpose: "photo" });
  const publish = async ({ id }: { id: string }) => {
    const [file] = (await copyToPublic(app.ports, user.id, [id])).values();
    await app.ports.pictures.prepare(file!.fileKey);
  };
  const [answered, stored, floor]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < 5; round++) {
    const start = performance.now();
    const finished = await upload();
    answered.push(performance.now() - start);
    await publish(finished);
    stored.push(performance.now() - start);
    floor.push(await timed(() => encodeAll(photo)));
  }
  const load = () =>
    underLoad(async () => await (await app.get("/auth/providers")).text(), {
      ...{ clients: 4, seconds: 1 },
    });
  await load();
  const [idle, busy]: [number[], number[]] = [[], []];
  for (let round = 0; round < 3; round++) {
    idle.push((await load()).p99);
    const uploads = Array.from({ length: 8 }, async () => await publish(await upload()));
    busy.push((await load()).p99);
    await Promise.all(uploads);
  }
  return [
    {
      what: "P14 a photo of 12 million pixels until its upload is answered",
      figure: ms(median(answered)),
    },
    {
      what: "P14 … until it is published with all variants",
      figure: ms(median(stored)),
      floor: `${ms(median(floor))} (sharp alone)`,
      ratio: `${(median(stored) / median(floor)).toFixed(1)} ×`,
      goal: "≤ 2 s",
    },
    {
      what: "P14 p99 of a small answer during 8 uploads",
      figure: ms(median(busy)),
      floor: `${ms(median(idle))} (idle)`,
      ratio: `${(median(busy) / median(idle)).toFixed(1)} ×`,
      goal: "≤ 3 ×",
    },
  ];
}

/** The same encodings as for a publication, with nothing around them. */
async function encodeAll(photo: Uint8Array): Promise<void> {
  const stored = await sharp(photo).resize(2048, 2048, { fit: "inside" })
    .webp({ quality: 85, effort: 2 }).toBuffer();
  const { data, info } = await sharp(stored).raw().toBuffer({ resolveWithObject: true });
  for (const width of pictureWidths.filter((width) => width <= 2048)) {
    for (const format of preparedFormats) {
      const picture = sharp(data, { raw: info }).resize(width);
      await (format === "avif"
        ? picture.avif({ quality: 55, effort: width > 1200 ? 0 : 1 })
        : picture.webp({ quality: 75, effort: 2 })).toBuffer();
    }
  }
}

async function memoryOfVideo(): Promise<Row> {
  const directory = await Deno.makeTempDir();
  const server = await startServer(directory);
  const app = {
    request: (path: string, init?: RequestInit) => fetch(`${server.origin}${path}`, init),
  };
  const answer = await server.post("/api/auth/login", { email, password: demoPassword });
  const headers = { Authorization: `Bearer ${(await answer.json()).accessToken}` };
  const video = async (frameBytes: number) =>
    await uploaded(app, headers, await sampleVideo("mp4", { seconds: 100, frameBytes }), {
      purpose: "video",
    });
  await video(200_000);
  const before = await memoryOf(server.pid);
  let most = before;
  const watching = setInterval(async () => most = Math.max(most, await memoryOf(server.pid)), 50);
  const { bytes } = await video(1_990_000);
  clearInterval(watching);
  await server.stop();
  await Deno.remove(directory, { recursive: true });
  return {
    what: `P14 memory while a video of ${megabytes(bytes)} arrives`,
    figure: `+ ${megabytes(most - before)}`,
    floor: `${megabytes(before)} (before)`,
    ratio: `${((most - before) / bytes).toFixed(2)} of the file`,
    goal: "flat",
  };
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000)} MB`;
}

async function memoryOf(pid: number): Promise<number> {
  const status = await Deno.readTextFile(`/proc/${pid}/status`);
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

async function timed(run: () => unknown): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
