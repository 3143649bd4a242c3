import type { Context } from "hono";
import { cors } from "hono/cors";
import { stringify } from "yaml";
import { answerBytes, type Answered, contentEtag } from "./answer-bytes.ts";
import { DomainError } from "../domain/errors.ts";
import { operationDocument } from "./operation-document.ts";
import { notBuilt } from "./not-built.ts";
import { type OwnNames, withOwnNames, withOwnOrigin } from "./own-names.ts";
import { type Env, newRouter } from "./router.ts";
import { staticFiles } from "./static-files.ts";

const cacheControl = "public, no-cache";

/** The contract. */
export function contractFiles(document: () => object, own: Pick<OwnNames, "publicUrl">) {
  const contract = printedOnce(document);
  // It is public, and pages of other origins read it: editors, tools that try operations out.
  const open = cors({ origin: "*" });
  const json = () => withOwnOrigin(JSON.stringify(contract()), own);
  const yaml = () => withOwnOrigin(printContract(contract()), own);
  return newRouter()
    .get("/openapi.json", open, textFile("application/json", json))
    .get("/openapi.yaml", open, textFile("application/yaml", yaml));
}

/** The pages for API developers that `frontend/docs-site` builds into the folder. */
export function docs(document: () => object, folder: string, own: OwnNames) {
  const contract = printedOnce(document);
  const page = docsPage(folder, own);
  return newRouter()
    .get("/docs/operations/:file{\\w+\\.json}", (c) => {
      const operation = operationDocument(contract(), c.req.param("file").replace(".json", ""));
      if (!operation) throw new DomainError("ERR_NOT_FOUND");
      return textFile("application/json", () => withOwnOrigin(JSON.stringify(operation), own))(c);
    })
    .get("/docs", page)
    .get("/docs/", withoutSlash)
    .get("/docs/:name{[\\w-]+}", page)
    .get("/docs/:name{[\\w-]+}/", withoutSlash)
    .get("/docs/*", staticFiles({ folder, prefix: "/docs", cacheControl }));
}

/** A page with the address and the name of this server. */
function docsPage(folder: string, own: OwnNames) {
  return async (c: Context<Env>, next: () => Promise<void>) => {
    const html = await Deno.readTextFile(`${folder}/${c.req.param("name") ?? "index"}.html`)
      .catch(() => null);
    if (html === null) {
      const isBuilt = await Deno.stat(`${folder}/index.html`).then(() => true, () => false);
      if (isBuilt) return await next();
      return notBuilt(c, { title: "Documentation of the API", command: "deno task build" });
    }
    return textFile("text/html; charset=utf-8", () => withOwnNames(html, own))(c);
  };
}

function withoutSlash(c: Context<Env>): Response {
  return c.redirect(c.req.path.slice(0, -1), 308);
}

function printedOnce(document: () => object): () => object {
  let printed: object | undefined;
  return () => printed ??= document();
}

function textFile(contentType: string, text: () => string) {
  let file: Answered | undefined;
  return (c: Context<Env>) => {
    if (!file) {
      const bytes = new TextEncoder().encode(text());
      file = { bytes, etag: contentEtag(bytes), contentType };
    }
    c.header("Cache-Control", cacheControl);
    return answerBytes(c, file);
  };
}

export function printContract(document: object): string {
  // Parsers of YAML 1.1 read a plain `yes` as true.
  return stringify(document, { lineWidth: 100, aliasDuplicateObjects: false, compat: "yaml-1.1" });
}
