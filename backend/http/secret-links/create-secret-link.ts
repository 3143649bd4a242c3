import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { createSecretLink } from "../../use-cases/secret-links/create-secret-link.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { LastDay, LinkName, presentLink, SecretLinkBody } from "./secret-link-body.ts";

const NewSecretLinkBody = z.object({
  name: LinkName,
  practiceId: z.uuid(),
  singleUse: z.boolean().openapi({
    description:
      "Used up by the first confirmed booking. A held time or an unanswered request does not use it up.",
  }),
  lastDay: LastDay.default(null),
}).openapi("NewSecretLink", {
  example: {
    name: "For the course in Tartu",
    practiceId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d11",
    singleUse: false,
    lastDay: "2026-12-31",
  },
});

const route = createRoute({
  method: "post",
  path: "/api/secret-links",
  operationId: "createSecretLink",
  tags: ["secret-links"],
  summary: "Create a secret booking link",
  description:
    "For practitioners. Any person who has the address books this practice at its price, also while the practitioner takes no new " +
    "clients or is not shown in the search.",
  security: bearer,
  middleware: signedIn,
  request: required(NewSecretLinkBody),
  responses: {
    201: { description: "The link", ...json(SecretLinkBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_BOOK_AT_PROVIDER",
      "ERR_PRACTICE_NOT_OFFERED",
      "ERR_TOO_MANY_SECRET_LINKS",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountCreateSecretLink(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const link = await createSecretLink(ports, c.var, c.req.valid("json"));
    c.header("Cache-Control", "no-store");
    return c.json(presentLink(link, { now: c.var.now, publicUrl }), 201);
  });
}
