import { createRoute, z } from "@hono/zod-openapi";
import { mostCompanions } from "../../domain/companion.ts";
import type { Ports } from "../../ports/ports.ts";
import { updatePracticeCompanions } from "../../use-cases/companions/update-practice-companions.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { Practitioner } from "../teams/team-body.ts";
import { PracticeCompanionsBody, PracticeId, presentOwn } from "./companion-body.ts";

const ChosenCompanionsBody = z.object({ companions: z.array(Practitioner).max(mostCompanions) })
  .openapi("ChosenCompanions", { example: { companions: ["kadri-tamm"] } });

const route = createRoute({
  method: "put",
  path: "/api/companions/{practiceId}",
  operationId: "updatePracticeCompanions",
  tags: ["companions"],
  summary: "Choose with whom a practice is held together",
  description:
    "For the practitioner who offers the practice. Practitioners who are new in the list get an invitation; the practice " +
    "can be booked when all have agreed. Sessions that are booked stay as they are.",
  security: bearer,
  middleware: signedIn,
  request: { params: PracticeId, ...required(ChosenCompanionsBody) },
  responses: {
    200: { description: "The practice", ...json(PracticeCompanionsBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_OWN_COMPANION",
      "ERR_COMPANION_CALENDAR",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountUpdatePracticeCompanions(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(presentOwn(await updatePracticeCompanions(ports, c.var, input)), 200);
  });
}
