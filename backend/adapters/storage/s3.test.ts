import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { s3Storage } from "./s3.ts";
import { startS3Server } from "./s3-server.testing.ts";
import { storageContract } from "./storage.contract.ts";

const server = await startS3Server();
afterAll(() => server.close());

describe("path style", () => {
  storageContract(async () => s3Storage({ ...await server.emptyBucket(), style: "path" }));
});

describe("virtual-host style", () => {
  const { fetch } = globalThis;
  const client = Deno.createHttpClient({ allowHost: true });
  beforeAll(() => {
    // The bucket's host has no address here.
    globalThis.fetch = (url, init) => {
      const address = new URL(String(url));
      const headers = new Headers(init?.headers);
      headers.set("Host", address.host);
      expect(address.hostname).toMatch(/^bucket-\d+\.s3\.localhost$/);
      address.hostname = "127.0.0.1";
      return fetch(address, { ...init, headers, client } as RequestInit);
    };
  });
  afterAll(() => {
    globalThis.fetch = fetch;
    client.close();
  });
  storageContract(async () => {
    const bucket = await server.emptyBucket();
    const endpoint = bucket.endpoint.replace("127.0.0.1", "s3.localhost");
    return s3Storage({ ...bucket, endpoint, style: "virtual" });
  });
});

const file = new Uint8Array([1]);

test("a server that cannot be reached or fails is unavailable, a full one is full", async () => {
  const facts = {
    region: "r",
    bucket: "bucket",
    accessKey: "a",
    secretKey: "s",
    style: "path",
  } as const;
  const answers = [
    [503, "SlowDown", "ERR_UNAVAILABLE"],
    [507, "Full", "ERR_STORAGE_FULL"],
    [400, "XMinioStorageFull", "ERR_STORAGE_FULL"],
  ] as const;
  for (const [status, code, expected] of answers) {
    const failing = Deno.serve(
      { port: 0, hostname: "127.0.0.1", onListen() {} },
      () => new Response(`<Error><Code>${code}</Code><Message>x</Message></Error>`, { status }),
    );
    const endpoint = `http://127.0.0.1:${failing.addr.port}`;
    const storage = s3Storage({ ...facts, endpoint });
    await expect(storage.put("a.png", file, "image/png")).rejects.toMatchObject({ code: expected });
    await failing.shutdown();
    await expect(storage.find("a.png")).rejects.toMatchObject({ code: "ERR_UNAVAILABLE" });
  }
});

test("a missing bucket is an error that names it, and no missing file", async () => {
  const bucket = await server.emptyBucket();
  const reported: string[] = [];
  const settings = { ...bucket, bucket: "another", style: "path" } as const;
  const storage = s3Storage(settings, (problem) => reported.push(problem));
  const problem = `the bucket another at ${bucket.endpoint} refused: NoSuchBucket (404)`;
  await expect(storage.get("a.png")).rejects.toThrow(problem);
  await expect(storage.listOlder("receiving", 0)).rejects.toThrow(problem);
  expect(reported).toEqual([expect.stringContaining(`storage: ${problem}`)]);
});

test("a server that does not answer is reported once a minute with bucket and endpoint", async () => {
  const bucket = await server.emptyBucket();
  const reported: string[] = [];
  const settings = { ...bucket, endpoint: "http://127.0.0.1:9", style: "path" } as const;
  const storage = s3Storage(settings, (problem) => reported.push(problem));
  for (let tries = 0; tries < 2; tries++) {
    await expect(storage.listOlder("receiving", 0)).rejects.toMatchObject({
      code: "ERR_UNAVAILABLE",
    });
  }
  expect(reported).toHaveLength(1);
  expect(reported[0]).toMatch(/the bucket bucket-\d+ at http:\/\/127.0.0.1:9 does not answer/);
  expect(reported[0]).not.toContain("S3RVER");
});
