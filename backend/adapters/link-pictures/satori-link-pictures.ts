import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { hour, minute, second } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import { type LinkPicture, linkPictureFolder } from "../../domain/link-picture.ts";
import type { LinkPictures } from "../../ports/link-pictures.ts";
import type { Pictures } from "../../ports/pictures.ts";
import type { Storage } from "../../ports/storage.ts";
import type { DrawingRequest } from "./drawing-worker.ts";

/** Changes with the drawing, so that no stored picture shows an older one. */
const drawingVersion = 1;

const contentType = "image/jpeg";
/** The width (px) in which the portrait is drawn. */
const portraitWidth = 640;

const defaults = {
  /** From when the worker has started: a busy machine starts one slowly. */
  timeLimit: 20 * second,
  startLimit: minute,
  waiting: 50,
  cacheBytes: 16_000_000,
  worker: new URL("./drawing-worker.ts", import.meta.url),
};

type Drawn = Awaited<ReturnType<LinkPictures["draw"]>>;

/**
 * Draws in a worker, one picture at a time. A picture is stored under the digest of what it shows, so a changed profile has
 * another picture. The worker ends when no picture waits.
 */
export function satoriLinkPictures(
  { pictures, storage }: { pictures: Pictures; storage: Storage },
  { report, ...options }: Partial<typeof defaults> & { report: (error: unknown) => void },
): LinkPictures {
  const settings = { ...defaults, ...options };
  const cache = new LRUCache<string, Drawn>({
    maxSize: settings.cacheBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
    ttl: hour,
  });
  const coming = new Map<string, Promise<Drawn>>();
  let worker: StartedWorker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let open = 0;

  async function load(key: string, picture: LinkPicture): Promise<Drawn> {
    const stored = await storage.get(key).catch(reported);
    if (stored) return withDigest(stored.bytes);
    const bytes = await inTurn(picture);
    await storage.put(key, bytes, contentType).catch(reported);
    return withDigest(bytes);
  }

  function inTurn(picture: LinkPicture): Promise<Uint8Array<ArrayBuffer>> {
    if (open > settings.waiting) throw unavailable();
    open++;
    const drawing = last.then(() => drawInWorker(picture));
    last = drawing.catch(() => {});
    return drawing.finally(() => {
      open--;
      if (open === 0) endWorker();
    });
  }

  async function drawInWorker(picture: LinkPicture): Promise<Uint8Array<ArrayBuffer>> {
    const portraitUrl = await portraitOf(picture);
    worker ??= startedWorker(settings);
    try {
      return await worker.draw({ picture, portraitUrl });
    } catch (error) {
      endWorker();
      throw error;
    }
  }

  function endWorker() {
    worker?.end();
    worker = null;
  }

  /** Null without a portrait, or when it cannot be read. */
  async function portraitOf({ person }: LinkPicture): Promise<string | null> {
    if (!person?.pictureKey) return null;
    const portrait = await pictures.variant(person.pictureKey, portraitWidth, "jpeg")
      .catch(reported);
    if (!portrait) return null;
    return `data:${portrait.contentType};base64,${portrait.bytes.toBase64()}`;
  }

  function reported(error: unknown): null {
    report(error);
    return null;
  }

  return {
    async draw(picture) {
      const text = JSON.stringify([drawingVersion, picture]);
      const digest = createHash("sha256").update(text).digest("hex").slice(0, 32);
      const key = `${linkPictureFolder}/${digest}.jpg`;
      const cached = cache.get(key);
      if (cached) return cached;
      const drawing = coming.get(key) ?? load(key, picture);
      coming.set(key, drawing);
      try {
        const drawn = await drawing;
        cache.set(key, drawn);
        return drawn;
      } finally {
        coming.delete(key);
      }
    },
  };
}

type StartedWorker = {
  draw(request: DrawingRequest): Promise<Uint8Array<ArrayBuffer>>;
  end(): void;
};

function startedWorker({ worker: url, startLimit, timeLimit }: typeof defaults): StartedWorker {
  const worker = new Worker(url, { type: "module" });
  const started = Promise.withResolvers<void>();
  let drawing: PromiseWithResolvers<Uint8Array<ArrayBuffer>> | null = null;
  started.promise.catch(() => {});
  worker.onmessage = ({ data }: MessageEvent<Uint8Array<ArrayBuffer> | null | "ready">) => {
    if (data === "ready") return started.resolve();
    if (data) drawing?.resolve(data);
    else drawing?.reject(unavailable());
  };
  worker.onerror = (event) => {
    event.preventDefault();
    started.reject(unavailable());
    drawing?.reject(unavailable());
  };
  return {
    async draw(request) {
      await within(startLimit, started.promise);
      drawing = Promise.withResolvers();
      worker.postMessage(request);
      return await within(timeLimit, drawing.promise);
    },
    end: () => worker.terminate(),
  };
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable()), ms);
  });
  return await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function withDigest(bytes: Uint8Array<ArrayBuffer>): Drawn {
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 24);
  return { bytes, contentType, digest };
}

const unavailable = () => new DomainError("ERR_UNAVAILABLE", { retryAfter: 5 });
