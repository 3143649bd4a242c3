import { isContentAddressed, isPersonalPicture } from "../domain/picture.ts";

/** How browsers and shared caches may keep a picture or a variant of it. `key` is that of the picture in the storage. */
export function pictureCacheControl(key: string): string {
  if (isPersonalPicture(key)) return "private, max-age=3600";
  if (isContentAddressed(key)) return "public, max-age=31536000, immutable";
  return "public, max-age=86400, stale-while-revalidate=604800";
}
