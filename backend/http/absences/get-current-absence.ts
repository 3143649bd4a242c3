import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getCurrentAbsence } from "../../use-cases/absences/get-current-absence.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { AbsenceBody, presentAbsence } from "./absence-body.ts";

const CurrentBody = z.object({ absence: z.union([AbsenceBody, z.null()]) }).openapi(
  "CurrentAbsence",
);

const route = createRoute({
  method: "get",
  path: "/api/absences/current",
  operationId: "getCurrentAbsence",
  tags: ["absences"],
  summary: "The caller's current absence, with the answers of the clients",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "The absence, or null", ...json(CurrentBody) },
    ...refusals(
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_AVAILABILITY_AT_PROVIDER",
    ),
  },
});

export function mountGetCurrentAbsence(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const current = await getCurrentAbsence(ports, c.var);
    return c.json({ absence: current && presentAbsence(current) }, 200);
  });
}
