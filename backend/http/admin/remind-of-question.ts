import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { remindOfQuestion } from "../../use-cases/admin/remind-of-question.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, done, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { byId } from "./admin-query.ts";
import { ReasonBody } from "./reason-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/admin/questions/{id}/remind",
  operationId: "remindOfQuestion",
  tags: ["admin"],
  summary: "Remind a practitioner of a question",
  description:
    "For admins, at most once a day (`ERR_ALREADY_SENT`). The reason is noted, and not in the mail.",
  security: bearer,
  middleware: signedIn,
  request: { ...byId, ...required(ReasonBody) },
  responses: {
    ...done,
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_QUESTION_ENDED",
      "ERR_ALREADY_SENT",
    ),
  },
});

export function mountRemindOfQuestion(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { id } = c.req.valid("param");
    await remindOfQuestion(ports, c.var, { id, ...c.req.valid("json") });
    return c.body(null, 204);
  });
}
