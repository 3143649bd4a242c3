import { serveStatic } from "hono/deno";
import { stringify } from "yaml";
import { newRouter } from "./router.ts";

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

export function docs(document: () => object, swaggerDirectory: string) {
  let json: string | undefined;
  let yaml: string | undefined;
  return newRouter()
    .get("/openapi.json", (c) => {
      json ??= JSON.stringify(document());
      return c.body(json, 200, { "Content-Type": "application/json" });
    })
    .get("/openapi.yaml", (c) => {
      yaml ??= printContract(document());
      return c.body(yaml, 200, { "Content-Type": "application/yaml" });
    })
    .get("/docs", (c) => c.html(page))
    .get("/docs/start.js", (c) => c.body(start, 200, { "Content-Type": "text/javascript" }))
    .get(
      "/docs/:file{swagger-ui(-bundle)?\\.(js|css)}",
      serveStatic({
        root: swaggerDirectory,
        rewriteRequestPath: (path) => path.replace("/docs/", "/"),
      }),
    );
}

export function printContract(document: object): string {
  return stringify(document, { lineWidth: 100, aliasDuplicateObjects: false });
}
