import { S3Client, S3Errors } from "@bradenmacdonald/s3-lite-client";
import { minute } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Storage } from "../../ports/storage.ts";
import { checkKey, contentTypeOf, exactly, requireContentType } from "./storage-key.ts";

type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  /** `path`: https://endpoint/bucket/key; `virtual`: https://bucket.endpoint/key. */
  style: "path" | "virtual";
};

/** The smallest part that S3 accepts, so that the least of a stream is in memory. */
const partSize = 5 * 1024 * 1024;
const mostSeconds = 30;

/** Files as objects of one bucket. An object is there when all of its bytes are. */
export function s3Storage(
  { endpoint, region, bucket, accessKey, secretKey, style }: S3Settings,
  report: (problem: string) => void = () => {},
): Storage {
  const { answered, translated } = translation(`the bucket ${bucket} at ${endpoint}`, report);
  const client = new S3Client({
    endPoint: endpoint,
    ...{ region, bucket, accessKey, secretKey, pathStyle: style === "path" },
  });
  return {
    async put(key, bytes, contentType) {
      requireContentType(checkKey(key), contentType);
      const metadata = { "Content-Type": contentType };
      await answered(client.putObject(key, new Uint8Array(bytes), { metadata, partSize: 2 ** 30 }));
    },

    async putStream(key, source, { bytes, contentType }) {
      requireContentType(checkKey(key), contentType);
      const metadata = { "Content-Type": contentType };
      const stream = source.pipeThrough(exactly(bytes)) as ReadableStream<Uint8Array<ArrayBuffer>>;
      // Without `size`, a stream that ends early has stored nothing when `exactly` notices it.
      await translated(client.putObject(key, stream, { metadata, partSize }));
    },

    async get(key) {
      const found = await answered(client.getObject(checkKey(key))).catch(nullIfMissing);
      return found && { bytes: await translated(found.bytes()), contentType: contentTypeOf(key) };
    },

    async find(key) {
      const found = await answered(client.statObject(checkKey(key))).catch(nullIfMissing);
      return found &&
        { bytes: found.size, contentType: contentTypeOf(key), version: found.etag };
    },

    async read(key, first, last) {
      const range = { offset: first, length: last - first + 1 };
      const found = await answered(client.getPartialObject(checkKey(key), range));
      return found.body ?? ReadableStream.from([]);
    },

    async copy(from, to) {
      requireContentType(checkKey(to), contentTypeOf(checkKey(from)));
      await answered(client.copyObject({ sourceKey: from }, to));
    },

    async delete(key) {
      await answered(client.deleteObject(checkKey(key))).catch(nullIfMissing);
    },

    async listOlder(folder, instant) {
      const prefix = `${checkKey(folder)}/`;
      const listed = Array.fromAsync(client.listObjects({ prefix }));
      return (await translated(listed))
        .filter(({ key, lastModified }) =>
          lastModified.getTime() < instant && !key.slice(prefix.length).includes("/")
        )
        .map(({ key }) => key);
    },
  };
}

/**
 * Turns failures of the client into errors of the port, and reports at most once a minute what the bucket refused or
 * that it did not answer. `place` names it without its keys.
 */
function translation(place: string, report: (problem: string) => void) {
  let reportedAt = -Infinity;

  /** Throws ERR_UNAVAILABLE instead of waiting for a server that does not answer. */
  async function answered<Result>(request: Promise<Result>): Promise<Result> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => late.reject(new TypeError(`no answer for ${mostSeconds} seconds`)),
      mostSeconds * 1000,
    );
    return await translated(Promise.race([request, late.promise]))
      .finally(() => clearTimeout(timer));
  }

  async function translated<Result>(request: Promise<Result>): Promise<Result> {
    try {
      return await request;
    } catch (error) {
      const isRefused = error instanceof S3Errors.ServerError;
      // `fetch` throws it for a server that cannot be reached.
      if (!isRefused && !(error instanceof TypeError)) throw error;
      const refusal = isRefused ? refusalOf(error, place) : unavailable();
      const isMissing = refusal instanceof DomainError && refusal.code === "ERR_NOT_FOUND";
      if (!isMissing) reportRarely(`storage: ${problemOf(error, place)}`);
      throw refusal;
    }
  }

  function reportRarely(problem: string): void {
    const now = performance.now();
    if (now - reportedAt < minute) return;
    reportedAt = now;
    report(problem);
  }

  return { answered, translated };
}

function problemOf(error: Error, place: string): string {
  return error instanceof S3Errors.ServerError
    ? `${place} refused: ${error.code} (${error.statusCode}) ${error.message}`
    : `${place} does not answer: ${error.message}`;
}

const fullCodes = ["QuotaExceeded", "XMinioStorageFull", "InsufficientStorage", "StorageFull"];

function refusalOf(error: S3Errors.ServerError, place: string): Error {
  const { statusCode, code } = error;
  if (statusCode === 507 || fullCodes.includes(code)) return new DomainError("ERR_STORAGE_FULL");
  if (statusCode === 404 && code !== "NoSuchBucket") return new DomainError("ERR_NOT_FOUND");
  if (statusCode >= 500 || statusCode === 429) return unavailable();
  return new Error(problemOf(error, place), { cause: error });
}

function unavailable(): DomainError {
  return new DomainError("ERR_UNAVAILABLE", { retryAfter: 5 });
}

function nullIfMissing(error: unknown): null {
  if (error instanceof DomainError && error.code === "ERR_NOT_FOUND") return null;
  throw error;
}
