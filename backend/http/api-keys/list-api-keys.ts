import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listApiKeys } from "../../use-cases/api-keys/list-api-keys.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { ApiKeyBody, presentKey } from "./api-key-body.ts";

const ApiKeysBody = z.object({ keys: z.array(ApiKeyBody).max(10_000) }).openapi("ApiKeys");

const route = createRoute({
  method: "get",
  path: "/api/api-keys",
  operationId: "listApiKeys",
  tags: ["api-keys"],
  summary: "List the caller's API keys",
  description: "For practitioners. The keys themselves are not stored.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "The keys, the latest first", ...json(ApiKeysBody) },
    ...refusals("ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListApiKeys(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const keys = await listApiKeys(ports, c.var);
    return c.json({ keys: keys.map((key) => presentKey(key, c.var.now)) }, 200);
  });
}
