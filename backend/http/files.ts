import type { Context } from "hono";
import { DomainError } from "../domain/errors.ts";
import { isPrivateKey, isVideoKey } from "../domain/file-key.ts";
import { isPictureKey } from "../domain/picture.ts";
import type { Ports } from "../ports/ports.ts";
import { answerStream } from "./answer-bytes.ts";
import { pictureCacheControl } from "./picture-cache-control.ts";
import { mayReadPrivateFile } from "./private-file-url.ts";
import { type Env, newRouter } from "./router.ts";

export function files({ auth, storage }: Pick<Ports, "auth" | "storage">) {
  return newRouter().get("/:folder/:name", async (c) => {
    const { folder, name } = c.req.param();
    const key = `${folder}/${name}`;
    if (!isServed(c, auth, key)) throw new DomainError("ERR_NOT_FOUND");
    const file = await storage.find(key);
    if (!file) throw new DomainError("ERR_NOT_FOUND");
    c.header(
      "Cache-Control",
      isPrivateKey(key) ? "private, max-age=3600" : pictureCacheControl(key),
    );
    return await answerStream(c, {
      size: file.bytes,
      etag: `"${file.version}"`,
      contentType: file.contentType,
      read: (first, last) => storage.read(key, first, last),
    });
  });
}

function isServed(c: Context<Env>, auth: Ports["auth"], key: string): boolean {
  if (isPictureKey(key) || isVideoKey(key)) return true;
  return isPrivateKey(key) && mayReadPrivateFile(auth, key, c.req.query(), c.get("now"));
}
