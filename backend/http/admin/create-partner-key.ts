import { createRoute, z } from "@hono/zod-openapi";
import { partnerNameMaxLength, partnerRequests, partnerScopes } from "../../domain/api-key.ts";
import { visibleLine } from "../../domain/visible-text.ts";
import type { Ports } from "../../ports/ports.ts";
import { createPartnerKey } from "../../use-cases/admin/create-partner-key.ts";
import { KeyLabel } from "../api-keys/api-key-body.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { Email } from "../user/user-body.ts";
import { examplePartnerKey, ListedApiKeyBody, presentIssuedKey } from "./listed-api-key-body.ts";

const NewPartnerKeyBody = z.object({
  partnerName: z.string().max(partnerNameMaxLength)
    .overwrite((text) => visibleLine(text).trim()).min(1)
    .openapi({ description: "The organisation" }),
  partnerEmail: Email.openapi({ description: "Where its developers are reached" }),
  label: KeyLabel,
  scopes: z.array(z.enum(partnerScopes)).min(1).max(partnerScopes.length),
  requestsPerMinute: z.int().min(partnerRequests.fewest).max(partnerRequests.most)
    .default(partnerRequests.usual),
  expiresAt: z.iso.datetime().openapi({ description: "At most two years ahead" }),
}).openapi("NewPartnerKey", {
  example: {
    partnerName: examplePartnerKey.ownerName,
    partnerEmail: examplePartnerKey.partnerEmail,
    label: examplePartnerKey.label,
    scopes: examplePartnerKey.scopes,
    requestsPerMinute: examplePartnerKey.requestsPerMinute,
    expiresAt: examplePartnerKey.expiresAt,
  },
});

const CreatedPartnerKeyBody = z.object({
  key: ListedApiKeyBody,
  secret: z.string().max(100).openapi({ description: "The key, which no other answer contains" }),
}).openapi("CreatedPartnerKey", {
  example: {
    key: examplePartnerKey,
    secret: "heaolu_4f7Jw0l0pYlYtqgEJ3m8sQ5m9F1m8d1Jt2yqk3mx7Qk",
  },
});

const route = createRoute({
  method: "post",
  path: "/api/admin/api-keys",
  operationId: "createPartnerKey",
  tags: ["admin"],
  summary: "Create an API key for a partner",
  description:
    "For admins. A program that sends the key sees what a visitor sees, within the scopes, and requests bookings that their guests confirm.",
  security: bearer,
  middleware: signedIn,
  request: required(NewPartnerKeyBody),
  responses: {
    201: { description: "The key, shown this once", ...json(CreatedPartnerKeyBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_STEP_UP_REQUIRED",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountCreatePartnerKey(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { expiresAt, ...input } = c.req.valid("json");
    const wanted = { ...input, expiresAt: Date.parse(expiresAt) };
    const { key, secret } = await createPartnerKey(ports, c.var, wanted);
    const listed = { ...key, ownerName: input.partnerName };
    return c.json({ key: presentIssuedKey(listed, c.var.now), secret }, 201);
  });
}
