import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { updateAdmission } from "../../use-cases/therapists/update-admission.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { Accepting } from "./therapist-card-body.ts";

const AcceptingBody = z.object({ acceptingNewClients: Accepting }).openapi("AcceptingNewClients", {
  example: { acceptingNewClients: "waitlist" },
});

const route = createRoute({
  method: "put",
  path: "/api/therapists/{id}/admission",
  operationId: "updateAdmission",
  tags: ["therapists"],
  summary: "Change whether a practitioner takes new clients",
  description: "For the practitioner and for admins. Existing bookings are not changed.",
  security: bearer,
  middleware: signedIn,
  request: { params: z.object({ id: z.uuid() }), ...required(AcceptingBody) },
  responses: {
    200: { description: "The saved setting", ...json(AcceptingBody) },
    ...refusals(...bodyRefusals, "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountUpdateAdmission(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await updateAdmission(ports, c.var, { id, ...c.req.valid("json") }), 200);
  });
}
