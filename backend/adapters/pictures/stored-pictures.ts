import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { minute } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import {
  fullWidthOf,
  isPersonalPicture,
  type PictureFormat,
  pictureFormats,
  type PictureWidth,
  pictureWidths,
  preparedFormats,
  variantKey,
} from "../../domain/picture.ts";
import type { Images } from "../../ports/images.ts";
import type { Pictures, PictureVariant } from "../../ports/pictures.ts";
import type { Storage } from "../../ports/storage.ts";

type Settings = {
  /** How many bytes of variants are kept in memory. */
  cacheBytes?: number;
  report: (error: unknown) => void;
};

/**
 * Makes variants on first request and stores them. Public ones are cached in
 * memory; personal ones are read from the storage every time, so that a removed picture is gone at once.
 */
export function storedPictures(
  { images, storage }: { images: Images; storage: Storage },
  {
    cacheBytes = 64_000_000,
    report,
  }: Settings,
): Pictures {
  const cache = new LRUCache<string, PictureVariant>({
    maxSize: cacheBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 1000,
    ttl: 60 * minute,
  });
  const coming = new Map<string, Promise<PictureVariant | null>>();
  const unreadable = new LRUCache<string, DomainError>({ max: 1000, ttl: 10 * minute });
  let prepared = Promise.resolve();
  let isClosed = false;

  async function load(
    key: string,
    width: PictureWidth,
    format: PictureFormat,
  ): Promise<PictureVariant | null> {
    const name = variantKey(key, width, format);
    const stored = await read(key, name);
    if (stored) return variantOf(stored);
    const refusal = unreadable.get(key);
    if (refusal) throw refusal;
    const source = await read(key);
    if (!source) return null;
    const bytes = await images.variant(source.bytes, width, format).catch((error) => {
      if (isBusy(error)) return null;
      if (error instanceof DomainError) unreadable.set(key, error);
      reportOf(key, error);
      throw error;
    });
    if (!bytes) return { ...variantOf(source), isSubstitute: true };
    const contentType = `image/${format}`;
    await storage.put(name, bytes, contentType).catch((error) => reportOf(key, error));
    if (await read(key)) return variantOf({ bytes, contentType });
    // The picture was removed in the meantime.
    await storage.delete(name);
    return null;
  }

  async function prepareAll(key: string): Promise<void> {
    const source = isClosed ? null : await storage.get(key);
    if (!source) return;
    const picture = await images.decode(source.bytes);
    for (const width of pictureWidths.filter((width) => width <= fullWidthOf(key))) {
      for (const format of preparedFormats) {
        const name = variantKey(key, width, format);
        if (isClosed) return;
        if (await storage.find(name)) continue;
        await storage.put(name, await picture.variant(width, format), `image/${format}`);
      }
    }
  }

  /** The name of a personal picture is all that protects it, so logs do not contain it. */
  function reportOf(key: string, error: unknown): void {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    report(isPersonalPicture(key) ? `a personal picture: ${name}` : `${key}: ${message}`);
  }

  async function read(key: string, name = key) {
    try {
      return await storage.get(name);
    } catch (error) {
      if (error instanceof DomainError) throw error;
      reportOf(key, error);
      throw new DomainError("ERR_UNAVAILABLE", { retryAfter: 5 });
    }
  }

  return {
    async variant(key, width, format) {
      const name = variantKey(key, width, format);
      const cached = cache.get(name);
      if (cached) return cached;
      const loading = coming.get(name) ?? load(key, width, format);
      coming.set(name, loading);
      try {
        const variant = await loading;
        if (variant && !variant.isSubstitute && !isPersonalPicture(key)) cache.set(name, variant);
        return variant;
      } finally {
        coming.delete(name);
      }
    },

    prepare(key) {
      // One after the other, because a decoded picture takes up to 17 MB.
      prepared = prepared.then(() => prepareAll(key)).catch((error) => reportOf(key, error));
      return prepared;
    },

    async close() {
      isClosed = true;
      await prepared;
    },

    async remove(key) {
      await storage.delete(key);
      const names = pictureWidths.flatMap((width) =>
        pictureFormats.map((format) => variantKey(key, width, format))
      );
      await Promise.all(names.map((name) => storage.delete(name)));
      for (const name of names) cache.delete(name);
      unreadable.delete(key);
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof DomainError && error.code === "ERR_UNAVAILABLE";
}

function variantOf(
  { bytes, contentType }: Pick<PictureVariant, "bytes" | "contentType">,
): PictureVariant {
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 24);
  return { bytes, contentType, digest, isSubstitute: false };
}
