import { createRoute, z } from "@hono/zod-openapi";
import { reasonMaxLength } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { startAbsence } from "../../use-cases/absences/start-absence.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, optional, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { AbsenceBody, LastDay, presentAbsence } from "./absence-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/absences",
  operationId: "startAbsence",
  tags: ["absences"],
  summary: "Be away from today on, and offer every client a choice",
  description:
    "For practitioners. Closes the days from today to the last day as a vacation and mails every client of these days " +
    "in their language: a new time, another practitioner or a free cancellation. Bookings of these days that wait for " +
    "an answer are declined. Everything is stored together or not at all. While an absence lasts, a later last day extends it; no client is mailed twice.",
  security: bearer,
  middleware: signedIn,
  request: required(
    z.object({
      toDate: LastDay,
      message: optional(
        z.string().max(reasonMaxLength).openapi({
          description:
            "What the practitioner writes to the clients: in their mail and in the history of the session",
        }),
      ),
    }).openapi("NewAbsence"),
  ),
  responses: {
    200: { description: "The absence with its sessions", ...json(AbsenceBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_AVAILABILITY_AT_PROVIDER",
    ),
  },
});

export function mountStartAbsence(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    return c.json(presentAbsence(await startAbsence(ports, c.var, c.req.valid("json"))), 200);
  });
}
