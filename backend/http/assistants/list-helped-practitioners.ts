import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listHelpedPractitioners } from "../../use-cases/assistants/list-helped-practitioners.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { instantText, optionalInstantText } from "../version.ts";
import { JoinedAt } from "./assistant-body.ts";

const HelpedPractitionersBody = z.object({
  practitioners: z.array(z.object({
    id: z.uuid().openapi({ description: "Of the invitation, to accept, decline or stop" }),
    therapistId: z.uuid(),
    name: z.string().max(200),
    invitedAt: z.iso.datetime(),
    joinedAt: JoinedAt,
  })).max(1000),
}).openapi("HelpedPractitioners", {
  example: {
    practitioners: [{
      id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
      therapistId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d11",
      name: "Kadri Tamm",
      invitedAt: "2026-11-20T07:00:00Z",
      joinedAt: "2026-11-20T09:30:00Z",
    }],
  },
});

const route = createRoute({
  method: "get",
  path: "/api/assistants/practitioners",
  operationId: "listHelpedPractitioners",
  tags: ["assistants"],
  summary: "List the practitioners whose calendar the caller keeps",
  description:
    "With those whose invitation to the caller's confirmed address waits for an answer. Practitioners without an open " +
    "account are left out.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "The practitioners, by name", ...json(HelpedPractitionersBody) },
    ...refusals("ERR_UNAUTHORIZED"),
  },
});

export function mountListHelpedPractitioners(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const helped = await listHelpedPractitioners(ports, c.var);
    return c.json({
      practitioners: helped.slice(0, 1000).map((one) => ({
        id: one.id,
        therapistId: one.therapistId,
        name: one.name,
        invitedAt: instantText(one.invitedAt),
        joinedAt: optionalInstantText(one.joinedAt),
      })),
    }, 200);
  });
}
