import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getAdmission } from "../../use-cases/therapists/get-admission.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { Accepting, TherapistId } from "./therapist-card-body.ts";

const AdmissionBody = z
  .object({
    acceptingNewClients: Accepting,
    isClient: z.boolean().openapi({
      description: "Whether the caller has a session with the practitioner; false without sign-in",
    }),
    isAdmitted: z.boolean().openapi({ description: "Whether the caller may book" }),
    hasWaitingList: z.boolean().openapi({
      description: "Whether the caller may join the waiting list",
    }),
    waiting: z.int().min(0).max(100_000).openapi({ description: "How many people wait" }),
  })
  .openapi("Admission", {
    example: {
      acceptingNewClients: "waitlist",
      isClient: false,
      isAdmitted: false,
      hasWaitingList: true,
      waiting: 3,
    },
  });

const route = createRoute({
  method: "get",
  path: "/api/therapists/{id}/admission",
  operationId: "getAdmission",
  tags: ["therapists"],
  summary: "Get whether the caller may book with a practitioner",
  description:
    "A practitioner who takes no new clients, or takes them from the waiting list only, can be booked by people with " +
    "an earlier session that is not cancelled.",
  request: { params: TherapistId },
  responses: {
    200: { description: "Whom the practitioner takes", ...json(AdmissionBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND"),
  },
});

export function mountGetAdmission(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    return c.json(await getAdmission(ports, c.var, c.req.valid("param")), 200);
  });
}
