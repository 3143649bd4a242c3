import type { Context } from "hono";
import { stringify } from "yaml";
import { answerBytes, type Answered, contentEtag } from "./answer-bytes.ts";
import { type Env, newRouter } from "./router.ts";
import { staticFiles } from "./static-files.ts";

const cacheControl = "public, no-cache";

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Heaolu API</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/docs/swagger-ui.css">
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>`;

const start = `SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#swagger-ui",
  deepLinking: true,
  displayRequestDuration: true,
  persistAuthorization: false,
});`;

export function docs(document: () => object, swaggerFolder: string) {
  return newRouter()
    .get("/openapi.json", textFile("application/json", () => JSON.stringify(document())))
    .get("/openapi.yaml", textFile("application/yaml", () => printContract(document())))
    .get("/docs", textFile("text/html; charset=utf-8", () => page))
    .get("/docs/start.js", textFile("text/javascript; charset=utf-8", () => start))
    .get(
      "/docs/:file{swagger-ui(-bundle)?\\.(js|css)}",
      staticFiles({ folder: swaggerFolder, prefix: "/docs", cacheControl }),
    );
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
