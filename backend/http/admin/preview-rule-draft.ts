import { createRoute, z } from "@hono/zod-openapi";
import { ruleLimits } from "../../domain/suitability/rule-limits.ts";
import { verdicts } from "../../domain/suitability/verdict.ts";
import type { Ports } from "../../ports/ports.ts";
import { mostPreviewed, previewRuleDraft } from "../../use-cases/admin/preview-rule-draft.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { byId } from "./admin-query.ts";

const Count = z.int().min(0).max(1_000_000);

const VerdictChangeBody = z.object({
  practice: z.string().max(40),
  from: z.enum(verdicts),
  to: z.enum(verdicts),
});

const RulePreviewBody = z.object({
  results: Count.openapi({
    description:
      `The newest stored results that were looked at, one of each client, up to ${mostPreviewed}`,
  }),
  isCut: z.boolean().openapi({ description: "There are more results than were looked at" }),
  changedResults: Count,
  changes: z.array(z.object({ ...VerdictChangeBody.shape, count: Count })).max(
    ruleLimits.practices * 12,
  )
    .openapi({ description: "How many results would change, per practice" }),
  turningSessions: Count.openapi({
    description: "Booked sessions that would turn to `ask` or `no`",
  }),
  situations: z.array(z.object({
    fact: z.string().max(40),
    question: z.string().max(500).openapi({ description: "The question that a person affirms" }),
    changes: z.array(VerdictChangeBody).max(ruleLimits.practices),
  })).max(200).openapi({
    description: "What would change for people who affirm one question, without stored results",
  }),
}).openapi("RulePreview", {
  example: {
    results: 240,
    isCut: false,
    changedResults: 37,
    changes: [{ practice: "CUP_THERAPY", from: "caution", to: "no", count: 37 }],
    turningSessions: 2,
    situations: [{
      fact: "pregnancy",
      question: "Are you pregnant, or might you be?",
      changes: [{ practice: "CUP_THERAPY", from: "caution", to: "no" }],
    }],
  },
});

const route = createRoute({
  method: "get",
  path: "/api/admin/rule-drafts/{id}/preview",
  operationId: "previewRuleDraft",
  tags: ["admin"],
  summary: "Count what a draft of rules would change",
  description:
    "For admins. Stored results are only counted: the response never says whose they are or what was answered.",
  security: bearer,
  middleware: signedIn,
  request: byId,
  responses: {
    200: { description: "The counts", ...json(RulePreviewBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountPreviewRuleDraft(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { situations, ...counts } = await previewRuleDraft(ports, c.var, c.req.valid("param"));
    return c.json({
      ...counts,
      situations: situations.map(({ fact, changes }) => ({
        fact: fact.id,
        question: fact.question[c.var.language],
        changes: [...changes],
      })),
    }, 200);
  });
}
