import { z } from "@hono/zod-openapi";
import { approvalRules } from "../../domain/session-request.ts";
import type { PracticeRule } from "../../use-cases/session-requests/approval-rules.ts";
import { BookedPractice } from "../booking-links/booked-session-body.ts";

export const Rule = z.enum(approvalRules).openapi({
  description:
    "Whose bookings wait for the practitioner's answer. `new-clients`: of people without an earlier session.",
});

export const ApprovalRulesBody = z.object({
  isOffered: z.boolean().openapi({
    description: "False when bookings are made at an outside provider",
  }),
  rules: z.array(z.object({ practiceId: z.uuid(), practice: BookedPractice, rule: Rule })).max(200),
}).openapi("ApprovalRules");

export function presentRules(
  { isOffered, rules }: { isOffered: boolean; rules: PracticeRule[] },
): z.infer<typeof ApprovalRulesBody> {
  return {
    isOffered,
    rules: rules.map(({ practice: { id, type, durationMinutes, intro }, rule }) => ({
      practiceId: id,
      practice: { type, durationMinutes, intro },
      rule,
    })),
  };
}
