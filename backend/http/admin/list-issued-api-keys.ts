import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listIssuedApiKeys } from "../../use-cases/admin/list-issued-api-keys.ts";
import { apiKeyKinds } from "../../domain/api-key.ts";
import { KeyState } from "../api-keys/api-key-body.ts";
import { refusals } from "../errors.ts";
import { json, optional } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { listOrder, NextCursor, pageQuery, searchText } from "./admin-query.ts";
import { ListedApiKeyBody, presentIssuedKey } from "./listed-api-key-body.ts";
import { Total } from "./sorted-query.ts";

const ApiKeyPageBody = z
  .object({ keys: z.array(ListedApiKeyBody).max(100), nextCursor: NextCursor, total: Total })
  .openapi("ApiKeyPage");

const route = createRoute({
  method: "get",
  path: "/api/admin/api-keys",
  operationId: "listIssuedApiKeys",
  tags: ["admin"],
  summary: "List the API keys of practitioners and partners",
  description: "For admins.",
  security: bearer,
  middleware: signedIn,
  request: {
    query: z.object({
      ...pageQuery,
      text: searchText,
      order: listOrder("newest"),
      state: optional(KeyState),
      kind: optional(z.enum(apiKeyKinds)),
    }),
  },
  responses: {
    200: { description: "A page of keys", ...json(ApiKeyPageBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListIssuedApiKeys(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { items, ...page } = await listIssuedApiKeys(ports, c.var, c.req.valid("query"));
    return c.json({ keys: items.map((key) => presentIssuedKey(key, c.var.now)), ...page }, 200);
  });
}
