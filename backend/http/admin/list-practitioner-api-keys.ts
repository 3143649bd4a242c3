import { createRoute, z } from "@hono/zod-openapi";
import { userNameMaxLength } from "../../domain/account.ts";
import type { Ports } from "../../ports/ports.ts";
import { listPractitionerApiKeys } from "../../use-cases/admin/list-practitioner-api-keys.ts";
import { ApiKeyBody, exampleKey, KeyState, presentKey } from "../api-keys/api-key-body.ts";
import { refusals } from "../errors.ts";
import { json, optional } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { listOrder, NextCursor, pageQuery, searchText } from "./admin-query.ts";
import { Total } from "./sorted-query.ts";

const ListedApiKeyBody = z.object({
  ...ApiKeyBody.shape,
  ownerId: z.uuid().openapi({ description: "The account of the practitioner" }),
  ownerName: z.string().max(userNameMaxLength),
}).openapi("ListedApiKey", {
  example: {
    ...exampleKey,
    ownerId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d11",
    ownerName: "Liis Tamm",
  },
});

const ApiKeyPageBody = z
  .object({ keys: z.array(ListedApiKeyBody).max(100), nextCursor: NextCursor, total: Total })
  .openapi("ApiKeyPage");

const route = createRoute({
  method: "get",
  path: "/api/admin/api-keys",
  operationId: "listPractitionerApiKeys",
  tags: ["admin"],
  summary: "List the API keys of practitioners",
  description: "For admins.",
  security: bearer,
  middleware: signedIn,
  request: {
    query: z.object({
      ...pageQuery,
      text: searchText,
      order: listOrder("newest"),
      state: optional(KeyState),
    }),
  },
  responses: {
    200: { description: "A page of keys", ...json(ApiKeyPageBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListPractitionerApiKeys(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { items, ...page } = await listPractitionerApiKeys(ports, c.var, c.req.valid("query"));
    const keys = items.map((key) => ({
      ...presentKey(key, c.var.now),
      ownerId: key.userId,
      ownerName: key.ownerName,
    }));
    return c.json({ keys, ...page }, 200);
  });
}
