import type { Context } from "hono";
import { DomainError } from "../domain/errors.ts";
import { isPrivateKey, isUploadedPicture, isVideoKey } from "../domain/file-key.ts";
import { fullWidthOf, isPictureKey } from "../domain/picture.ts";
import type { Ports } from "../ports/ports.ts";
import { acceptedPicture } from "./accepted-picture.ts";
import { answerBytes, answerStream } from "./answer-bytes.ts";
import { pictureCacheControl } from "./picture-cache-control.ts";
import { mayReadPrivateFile } from "./private-file-url.ts";
import { type Env, newRouter } from "./router.ts";

/** A file by its key. An uploaded photo comes in the best format the browser reads. */
export function files({ auth, pictures, storage }: Pick<Ports, "auth" | "pictures" | "storage">) {
  return newRouter().get("/:folder/:name", async (c) => {
    const { folder, name } = c.req.param();
    const key = `${folder}/${name}`;
    if (!isServed(c, auth, key)) throw new DomainError("ERR_NOT_FOUND");
    c.header(
      "Cache-Control",
      isPrivateKey(key) ? "private, max-age=3600" : pictureCacheControl(key),
    );
    return isUploadedPicture(key) ? await answerPicture(c, key) : await answerFile(c, key);
  });

  async function answerPicture(c: Context<Env>, key: string): Promise<Response> {
    c.header("Vary", "Accept");
    const format = acceptedPicture(c.req.header("Accept"));
    // It is stored as WebP.
    if (format === null || format === "webp") return await answerFile(c, key);
    const picture = await pictures.variant(key, fullWidthOf(key), format);
    if (!picture) throw new DomainError("ERR_NOT_FOUND");
    if (picture.isSubstitute) c.header("Cache-Control", "no-store");
    return answerBytes(c, { ...picture, etag: `"${picture.digest}"` });
  }

  async function answerFile(c: Context<Env>, key: string): Promise<Response> {
    const file = await storage.find(key);
    if (!file) throw new DomainError("ERR_NOT_FOUND");
    // Browsers show no document of a user at our address.
    if (file.contentType === "application/pdf") c.header("Content-Disposition", "attachment");
    return await answerStream(c, {
      size: file.bytes,
      etag: `"${file.version}"`,
      contentType: file.contentType,
      read: (first, last) => storage.read(key, first, last),
    });
  }
}

function isServed(c: Context<Env>, auth: Ports["auth"], key: string): boolean {
  if (isPictureKey(key) || isVideoKey(key)) return true;
  return isPrivateKey(key) && mayReadPrivateFile(auth, key, c.req.query(), c.get("now"));
}
