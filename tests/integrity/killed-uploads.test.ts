import { afterAll, expect, test } from "vitest";
import { openDatabase } from "db/open.ts";
import { partBytes } from "backend/domain/upload.ts";
import { samplePicture, sampleVideo } from "../support/sample-files.ts";
import { type Server, startServer } from "../support/server.ts";
import { create, sendPart } from "../support/upload-steps.ts";
import { demoPassword } from "../test-app.ts";

/** `RUNS` sets another number. */
const rounds = Number(Deno.env.get("RUNS") ?? 1);

const directory = await Deno.makeTempDir({ prefix: "killed-uploads-" });
afterAll(() => Deno.remove(directory, { recursive: true }));

const video = await sampleVideo("mp4", { seconds: 100, frameBytes: 150_000 });
const picture = await samplePicture("jpeg", { width: 1000, height: 750 });

function requestsTo({ origin }: Server) {
  return { request: (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init) };
}

async function signIn(server: Server) {
  const email = "therapist1@demo.heaolu.ee";
  const answer = await server.post("/api/auth/login", { email, password: demoPassword });
  return { Authorization: `Bearer ${(await answer.json()).accessToken}` };
}

test("after a kill in the middle of uploads nothing is half there, and they go on", async () => {
  let server = await startServer(directory);
  const ids: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const app = requestsTo(server);
    const headers = await signIn(server);
    const { id } = await (await create(app, headers, video, { purpose: "video" })).json();
    ids.push(id);
    const sending = [sendAll(app, headers, id), sendPictures(app, headers)];
    await new Promise((next) => setTimeout(next, 150 + round * 120));
    await server.stop("SIGKILL");
    await Promise.all(sending);
    await expectWholeFiles();
    server = await startServer(directory);
  }

  const app = requestsTo(server);
  const headers = await signIn(server);
  for (const id of ids) {
    await sendAll(app, headers, id);
    const answer = await server.get(`/api/uploads/${id}`, headers);
    const { state, url } = await answer.json();
    expect(state).toBe("private");
    const stored = await (await server.get(url)).bytes();
    expect(stored.length === video.length && stored.every((byte, at) => byte === video[at]))
      .toBe(true);
  }
  await server.stop();
  await expectWholeFiles();
});

/** Goes on where the upload is, until it is finished or the server is gone. */
async function sendAll(
  app: ReturnType<typeof requestsTo>,
  headers: Record<string, string>,
  id: string,
): Promise<void> {
  try {
    const { request } = app;
    const known = await (await request(`/api/uploads/${id}`, { headers })).json();
    for (let offset = known.receivedBytes; offset < video.length; offset += partBytes) {
      const part = video.subarray(offset, offset + partBytes);
      if (!(await sendPart(app, headers, id, offset, part)).ok) return;
    }
  } catch {
    return; // The server is gone.
  }
}

async function sendPictures(
  app: ReturnType<typeof requestsTo>,
  headers: Record<string, string>,
): Promise<void> {
  try {
    for (let at = 0; at < 20; at++) {
      const { id } = await (await create(app, headers, picture, { purpose: "photo" })).json();
      await sendPart(app, headers, id, 0, picture);
    }
  } catch {
    return; // The server is gone.
  }
}

/** Every file that a row names is there with all of its bytes. */
async function expectWholeFiles(): Promise<void> {
  const database = openDatabase(`file:${directory}/heaolu.db`);
  const rows = await database.read.values<[string, number]>(`
    select file_key, stored_bytes from uploads where state <> 'receiving'
    union all select part.value ->> 'key', part.value ->> 'bytes'
      from uploads, json_each(uploads.parts) part`);
  const torn: string[] = [];
  for (const [key, bytes] of rows) {
    const found = await Deno.stat(`${directory}/files/${key}`).catch(() => null);
    if (found?.size !== bytes) torn.push(key);
  }
  await database.close();
  expect(torn).toEqual([]);
}

test("the memory of the server stays flat while large videos arrive and are read", async () => {
  const server = await startServer(directory);
  const app = requestsTo(server);
  const headers = await signIn(server);
  const large = await sampleVideo("mp4", { seconds: 100, frameBytes: 590_000 });
  await upload(await sampleVideo("mp4", { seconds: 100, frameBytes: 200_000 }));
  const before = await peakMemory(server.pid);
  const url = await upload(large);
  const read = await server.get(url);
  let bytes = 0;
  for await (const chunk of read.body!) bytes += chunk.length;
  expect(bytes).toBe(large.length);
  const grown = await peakMemory(server.pid) - before;
  await server.stop();
  // Holding the file would take its 59 MB.
  expect(grown / large.length).toBeLessThan(0.9);

  async function upload(file: Uint8Array): Promise<string> {
    const { id } = await (await create(app, headers, file, { purpose: "video" })).json();
    let answer: Response | undefined;
    for (let offset = 0; offset < file.length; offset += partBytes) {
      answer = await sendPart(app, headers, id, offset, file.subarray(offset, offset + partBytes));
      if (!answer.ok) throw new Error(await answer.text());
    }
    return (await answer!.json()).url;
  }
});

/** The most memory (bytes) that a process has had. */
async function peakMemory(pid: number): Promise<number> {
  const status = await Deno.readTextFile(`/proc/${pid}/status`);
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(status) ?? /VmRSS:\s+(\d+) kB/.exec(status) ?? [];
  return Number(kilobytes) * 1024;
}
