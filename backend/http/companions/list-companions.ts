import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listCompanions } from "../../use-cases/companions/list-companions.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import {
  NamedPracticeBody,
  PracticeCompanionsBody,
  presentNamed,
  presentOwn,
} from "./companion-body.ts";

const CompanionsBody = z.object({
  isOffered: z.boolean().openapi({
    description: "Whether practices can be held together: only with calendars of our own",
  }),
  practices: z.array(PracticeCompanionsBody).max(200).openapi({
    description: "The caller's practices",
  }),
  namedIn: z.array(NamedPracticeBody).max(1000).openapi({
    description: "Practices of others that name the caller",
  }),
}).openapi("Companions");

const route = createRoute({
  method: "get",
  path: "/api/companions",
  operationId: "listCompanions",
  tags: ["companions"],
  summary: "List with whom the caller holds practices together",
  description: "For practitioners: their own practices, and those of others that name them.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "Both lists", ...json(CompanionsBody) },
    ...refusals("ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListCompanions(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { isOffered, practices, namedIn } = await listCompanions(ports, c.var);
    c.header("Cache-Control", "no-store");
    return c.json({
      isOffered,
      practices: practices.map(presentOwn),
      namedIn: namedIn.map(presentNamed),
    }, 200);
  });
}
