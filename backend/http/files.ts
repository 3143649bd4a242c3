import { DomainError } from "../domain/errors.ts";
import { isPictureKey } from "../domain/picture.ts";
import type { Storage } from "../ports/storage.ts";
import { answerBytes, contentEtag } from "./answer-bytes.ts";
import { pictureCacheControl } from "./picture-cache-control.ts";
import { newRouter } from "./router.ts";

export function files(storage: Storage) {
  return newRouter().get("/:folder/:name", async (c) => {
    const { folder, name } = c.req.param();
    const key = `${folder}/${name}`;
    const file = isPictureKey(key) ? await storage.get(key) : null;
    if (!file) throw new DomainError("ERR_NOT_FOUND");
    c.header("Cache-Control", pictureCacheControl(key));
    return answerBytes(c, { ...file, etag: contentEtag(file.bytes) });
  });
}
