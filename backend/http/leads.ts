import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../ports/ports.ts";
import { joinUs } from "../use-cases/leads/join-us.ts";
import { Email } from "./user/user-body.ts";
import { refusals } from "./errors.ts";
import { newRouter } from "./router.ts";
import { accepted } from "./json-bodies.ts";

const LeadBody = z
  .object({ email: Email, iAmPractitioner: z.boolean() })
  .openapi("Lead", { example: { email: "mari.tamm@example.ee", iAmPractitioner: true } });

const joinUsRoute = createRoute({
  method: "post",
  path: "/",
  operationId: "joinUs",
  summary: "Leave an address to hear from us; it is kept once",
  tags: ["leads"],
  request: {
    body: { content: { "application/json": { schema: LeadBody } }, required: true },
  },
  responses: {
    ...accepted,
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_MALFORMED_JSON",
      "ERR_TOO_LARGE",
      "ERR_UNSUPPORTED_MEDIA_TYPE",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function leads(ports: Pick<Ports, "auth" | "persistence">) {
  return newRouter().openapi(joinUsRoute, async (c) => {
    await joinUs(ports, c.var, c.req.valid("json"));
    return c.json({}, 202);
  });
}
