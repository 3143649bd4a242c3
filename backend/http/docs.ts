import type { Context } from "hono";
import { stringify } from "yaml";
import { answerBytes, type Answered, contentEtag } from "./answer-bytes.ts";
import { DomainError } from "../domain/errors.ts";
import { operationDocument } from "./operation-document.ts";
import { notBuilt } from "./not-built.ts";
import { type OwnNames, withOwnNames } from "./own-names.ts";
import { type Env, newRouter } from "./router.ts";
import { staticFiles } from "./static-files.ts";

const cacheControl = "public, no-cache";

/** The contract. */
export function contractFiles(document: () => object) {
  const contract = printedOnce(document);
  return newRouter()
    .get("/openapi.json", textFile("application/json", () => JSON.stringify(contract())))
    .get("/openapi.yaml", textFile("application/yaml", () => printContract(contract())));
}

/** The pages for API developers that `frontend/docs-site` builds into the folder. */
export function docs(document: () => object, folder: string, own: OwnNames) {
  const contract = printedOnce(document);
  const page = docsPage(folder, own);
  return newRouter()
    .get("/docs/operations/:file{\\w+\\.json}", (c) => {
      const operation = operationDocument(contract(), c.req.param("file").replace(".json", ""));
      if (!operation) throw new DomainError("ERR_NOT_FOUND");
      return textFile("application/json", () => JSON.stringify(operation))(c);
    })
    .get("/docs", page)
    .get("/docs/:name{[\\w-]+}", page)
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
