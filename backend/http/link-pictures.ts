import type { Context } from "hono";
import { DomainError } from "../domain/errors.ts";
import { languages } from "../domain/text.ts";
import type { Ports } from "../ports/ports.ts";
import { drawLinkPicture } from "../use-cases/pages/draw-link-picture.ts";
import { answerBytes } from "./answer-bytes.ts";
import { type Env, newRouter } from "./router.ts";

/** Services that show links ask again after a day. */
const cacheControl = "public, max-age=86400, stale-while-revalidate=604800";

const fileName = /^([\w-]{1,120})\.jpg$/;

/** `/link-pictures/et/kulli-magi.jpg` of a practitioner, `/link-pictures/et.jpg` of every other page. */
export function linkPictures(
  ports: Pick<Ports, "persistence" | "linkPictures">,
  { brand }: { brand: string },
) {
  return newRouter()
    .get("/:file", (c) => answer(c, nameIn(c.req.param("file")), null))
    .get(
      "/:language/:file",
      (c) => answer(c, c.req.param("language"), nameIn(c.req.param("file"))),
    );

  async function answer(c: Context<Env>, code: string, slug: string | null): Promise<Response> {
    const language = languages.find((each) => each === code);
    if (!language) throw new DomainError("ERR_NOT_FOUND");
    const { digest, ...picture } = await drawLinkPicture(ports, { slug, language, brand });
    c.header("Cache-Control", cacheControl);
    return answerBytes(c, { ...picture, etag: `"${digest}"` });
  }
}

function nameIn(file: string): string {
  const [, name] = fileName.exec(file) ?? [];
  if (!name) throw new DomainError("ERR_NOT_FOUND");
  return name;
}
