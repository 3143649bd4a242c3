import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { updateCallLinks } from "../../use-cases/call-links/update-call-links.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import {
  CallAddress,
  CallLinksBody,
  maximumCallPractices,
  presentCallLinks,
} from "./call-links-body.ts";

const NewCallLinksBody = z
  .object({
    roomPattern: CallAddress,
    practices: z.array(z.object({ id: z.uuid(), callLink: CallAddress })).max(maximumCallPractices),
  })
  .openapi("NewCallLinks", {
    example: {
      roomPattern: "https://meet.example.org/{id}",
      practices: [{ id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d15", callLink: null }],
    },
  });

const route = createRoute({
  method: "put",
  path: "/api/call-links",
  operationId: "updateCallLinks",
  tags: ["call-links"],
  summary: "Change the links of the caller's video sessions",
  description:
    "For practitioners. Applies to booked sessions too. Practices that are left out keep their links; `null` removes " +
    "one. `ERR_CALL_LINK` names each address that is not valid.",
  security: bearer,
  middleware: signedIn,
  request: required(NewCallLinksBody),
  responses: {
    200: { description: "The links as stored", ...json(CallLinksBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_CALL_LINK",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
    ),
  },
});

export function mountUpdateCallLinks(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { roomPattern, practices } = c.req.valid("json");
    const links = await updateCallLinks(ports, c.var, {
      roomPattern: roomPattern || null,
      practices: practices.map(({ id, callLink }) => ({ id, callLink: callLink || null })),
    });
    return c.json(presentCallLinks(links), 200);
  });
}
