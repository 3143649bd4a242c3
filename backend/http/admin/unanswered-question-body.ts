import { z } from "@hono/zod-openapi";
import type { UnansweredQuestion } from "../../ports/persistence/admin-queues.ts";
import { instantText, optionalInstantText } from "../version.ts";

export const UnansweredQuestionBody = z.object({
  id: z.uuid(),
  therapistId: z.uuid(),
  therapistName: z.string().max(300),
  practice: z.string().max(40).openapi({ description: "A domain value code of THERAPY_TYPE" }),
  since: z.iso.datetime(),
  remindedAt: z.iso.datetime().nullable().openapi({
    description: "When the practitioner was reminded last",
  }),
});

export function presentUnanswered(
  question: UnansweredQuestion,
): z.infer<typeof UnansweredQuestionBody> {
  const { since, remindedAt } = question;
  return {
    ...question,
    since: instantText(since),
    remindedAt: optionalInstantText(remindedAt),
  };
}
