import { z } from "@hono/zod-openapi";
import { answerMaxLength } from "../../domain/scheduling.ts";
import type { roleIn, TherapySessionEntry } from "../../domain/therapy-session.ts";

export const BookingAnswers = z.array(z.object({
  question: z.string().max(500),
  answer: z.string().max(answerMaxLength),
})).max(50).openapi({
  description:
    "What the client wrote on the booking form, for the client and the practitioner; empty for other callers and when " +
    "another provider has the booking",
});

export function presentAnswers(
  { answers }: Pick<TherapySessionEntry, "answers">,
  by: ReturnType<typeof roleIn>,
): z.infer<typeof BookingAnswers> {
  if (by !== "client" && by !== "therapist") return [];
  return answers.map(({ question, answer }) => ({ question, answer }));
}
