import { z } from "@hono/zod-openapi";
import { type CodeDigits, shortCode } from "../domain/mailed-code.ts";
import { optional } from "./json-bodies.ts";

/** The mail shows a code in groups, and people copy it with the spaces. */
export const MailedCode = z.string().max(11).regex(/^\d{3}(?: ?\d{3}){1,2}$/)
  .transform((code) => code.replaceAll(" ", ""))
  .openapi({
    description: "The digits from the mail, with or without a space after every third",
    example: "482917",
  });

/** Left out where a code has its usual six digits. */
export const LongCode = optional(
  z.int().min(7).max(12).openapi({
    description:
      "How many digits the code has when they are not six: nine while others may guess at the codes of this mailbox",
  }),
);

export function longCodeOf(digits: CodeDigits): { codeDigits?: CodeDigits } {
  return digits === shortCode ? {} : { codeDigits: digits };
}
