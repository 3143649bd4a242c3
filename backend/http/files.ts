import { DomainError } from "../domain/errors.ts";
import type { Storage } from "../ports/storage.ts";
import { newRouter } from "./router.ts";

const publicFolders = ["portraits", "photos", "avatars"];
/** Users' own pictures have secret names; shared caches must not store them. */
const personalFolders = ["avatars"];

export function files(storage: Storage) {
  return newRouter().get("/:folder/:name", async (c) => {
    const { folder, name } = c.req.param();
    const known = publicFolders.includes(folder) && /^[a-z0-9][a-z0-9.-]{0,120}$/.test(name);
    const file = known ? await storage.get(`${folder}/${name}`) : null;
    if (!file) throw new DomainError("ERR_NOT_FOUND");
    const digest = await crypto.subtle.digest("SHA-256", file.bytes);
    const etag = `"${new Uint8Array(digest).slice(0, 12).toHex()}"`;
    c.header("ETag", etag);
    c.header(
      "Cache-Control",
      personalFolders.includes(folder)
        ? "private, max-age=3600"
        : "public, max-age=86400, stale-while-revalidate=604800",
    );
    if (c.req.header("if-none-match") === etag) return c.body(null, 304);
    c.header("Content-Type", file.contentType);
    return c.body(file.bytes);
  });
}
