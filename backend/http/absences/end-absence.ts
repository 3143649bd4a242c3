import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { endAbsence } from "../../use-cases/absences/end-absence.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { AbsenceBody, presentAbsence } from "./absence-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/absences/{id}/end",
  operationId: "endAbsence",
  tags: ["absences"],
  summary: "Hold the sessions after all",
  description:
    "The days from today on are open again. Sessions whose clients have not chosen yet take place as booked, and these " +
    "clients get a mail. What clients have chosen stays. Ending an absence twice changes nothing.",
  security: bearer,
  middleware: signedIn,
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: { description: "The absence with its sessions", ...json(AbsenceBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_AVAILABILITY_AT_PROVIDER",
    ),
  },
});

export function mountEndAbsence(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    return c.json(presentAbsence(await endAbsence(ports, c.var, c.req.valid("param"))), 200);
  });
}
