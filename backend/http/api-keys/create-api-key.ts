import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { createApiKey } from "../../use-cases/api-keys/create-api-key.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { ApiKeyBody, exampleKey, KeyLabel, presentKey, Scopes } from "./api-key-body.ts";

const NewApiKeyBody = z.object({
  label: KeyLabel,
  scopes: Scopes,
  expiresAt: z.iso.datetime().nullable().default(null).openapi({
    description: "At most two years ahead; null: it works until it is revoked",
  }),
}).openapi("NewApiKey", {
  example: {
    label: exampleKey.label,
    scopes: exampleKey.scopes,
    expiresAt: exampleKey.expiresAt,
  },
});

const CreatedApiKeyBody = z.object({
  key: ApiKeyBody,
  secret: z.string().max(100).openapi({
    description: "The key, which no other answer contains. Send it as `Authorization: Bearer …`.",
  }),
}).openapi("CreatedApiKey", {
  example: { key: exampleKey, secret: "heaolu_4f7Jw0l0pYlYtqgEJ3m8sQ5m9F1m8d1Jt2yqk3mx7Qk" },
});

const route = createRoute({
  method: "post",
  path: "/api/api-keys",
  operationId: "createApiKey",
  tags: ["api-keys"],
  summary: "Create an API key",
  description:
    "For practitioners. A program that sends the key acts as the practitioner, within the scopes alone.",
  security: bearer,
  middleware: signedIn,
  request: required(NewApiKeyBody),
  responses: {
    201: { description: "The key, shown this once", ...json(CreatedApiKeyBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_STEP_UP_REQUIRED",
      "ERR_TOO_MANY_KEYS",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountCreateApiKey(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { expiresAt, ...input } = c.req.valid("json");
    const expiry = expiresAt === null ? null : Date.parse(expiresAt);
    const { key, secret } = await createApiKey(ports, c.var, { ...input, expiresAt: expiry });
    return c.json({ key: presentKey(key, c.var.now), secret }, 201);
  });
}
