import { createRoute, z } from "@hono/zod-openapi";
import { approvals } from "../../domain/profile.ts";
import type { Ports } from "../../ports/ports.ts";
import { requestApproval } from "../../use-cases/therapists/request-approval.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { ownProfileRefusals, OwnTherapistId } from "./profile-body.ts";

const ApprovalBody = z
  .object({
    approval: z.enum(approvals),
    shown: z.boolean().openapi({ description: "Whether visitors see the profile now" }),
  })
  .openapi("Approval", { example: { approval: "waiting", shown: false } });

const route = createRoute({
  method: "post",
  path: "/api/therapists/{id}/approval-requests",
  operationId: "requestApproval",
  tags: ["therapists"],
  summary: "Send a published profile for approval",
  description:
    "For the practitioner. What is missing is refused with its path. Sending again while the profile waits changes nothing.",
  security: bearer,
  middleware: signedIn,
  request: { params: OwnTherapistId },
  responses: {
    200: { description: "The approval now", ...json(ApprovalBody) },
    ...refusals("ERR_INVALID_INPUT", ...ownProfileRefusals, "ERR_ALREADY_DECIDED"),
  },
});

export function mountRequestApproval(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { approval, isShown } = await requestApproval(ports, c.var, c.req.valid("param"));
    return c.json({ approval, shown: isShown }, 200);
  });
}
