import { DomainError } from "../domain/errors.ts";
import { isPersonalPicture, isPictureKey } from "../domain/picture.ts";
import type { Storage } from "../ports/storage.ts";
import { newRouter } from "./router.ts";

export function files(storage: Storage) {
  return newRouter().get("/:folder/:name", async (c) => {
    const { folder, name } = c.req.param();
    const key = `${folder}/${name}`;
    const file = isPictureKey(key) ? await storage.get(key) : null;
    if (!file) throw new DomainError("ERR_NOT_FOUND");
    const digest = await crypto.subtle.digest("SHA-256", file.bytes);
    const etag = `"${new Uint8Array(digest).slice(0, 12).toHex()}"`;
    c.header("ETag", etag);
    c.header(
      "Cache-Control",
      isPersonalPicture(key)
        ? "private, max-age=3600"
        : "public, max-age=86400, stale-while-revalidate=604800",
    );
    if (c.req.header("if-none-match") === etag) return c.body(null, 304);
    c.header("Content-Type", file.contentType);
    return c.body(file.bytes);
  });
}
