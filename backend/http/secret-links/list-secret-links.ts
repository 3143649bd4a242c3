import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listSecretLinks } from "../../use-cases/secret-links/list-secret-links.ts";
import { BookedPractice } from "../booking-links/booked-session-body.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentLink, presentPractice, SecretLinkBody } from "./secret-link-body.ts";

const SecretLinksBody = z.object({
  isOffered: z.boolean().openapi({
    description: "False when bookings are made at an outside provider",
  }),
  practices: z.array(z.object({ practiceId: z.uuid(), practice: BookedPractice })).max(200).openapi(
    {
      description: "The practices that a new link can book",
    },
  ),
  links: z.array(SecretLinkBody).max(10_000),
}).openapi("SecretLinks");

const route = createRoute({
  method: "get",
  path: "/api/secret-links",
  operationId: "listSecretLinks",
  tags: ["secret-links"],
  summary: "List the caller's secret booking links",
  description: "For practitioners.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "The links, the latest first", ...json(SecretLinksBody) },
    ...refusals("ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListSecretLinks(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const { isOffered, practices, links } = await listSecretLinks(ports, c.var);
    c.header("Cache-Control", "no-store");
    return c.json({
      isOffered,
      practices: practices.map((practice) => ({
        practiceId: practice.id,
        practice: presentPractice(practice),
      })),
      links: links.map((link) => presentLink(link, { now: c.var.now, publicUrl })),
    }, 200);
  });
}
