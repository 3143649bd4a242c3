import { z } from "@hono/zod-openapi";
import { type AccessGrant, accessKinds, accessReasonLength } from "../../domain/data-access.ts";
import { hasWord, visibleText } from "../../domain/visible-text.ts";
import { refused } from "../field-problems.ts";
import { instantText } from "../version.ts";

/** The person reads it, so it has words that are visible. */
export const AccessReason = z.string().max(accessReasonLength.max)
  .overwrite((text) => visibleText(text).trim())
  .min(accessReasonLength.min)
  .refine(hasWord, refused("ERR_REQUIRED"))
  .openapi({
    description: "The person reads it",
    example:
      "Liisa kirjutas, et 24. novembri aeg ei jõudnud kalendrisse. Vaatan, kas aeg on alles.",
  });

export const AccessGrantBody = z
  .object({
    kind: z.enum(accessKinds),
    reason: z.string().max(accessReasonLength.max),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .openapi("AccessGrant", {
    example: {
      kind: "sessions",
      reason:
        "Liisa kirjutas, et 24. novembri aeg ei jõudnud kalendrisse. Vaatan, kas aeg on alles.",
      createdAt: "2026-11-20T12:20:00Z",
      expiresAt: "2026-11-20T12:30:00Z",
    },
  });

export function presentGrant(
  { kind, reason, createdAt, expiresAt }: AccessGrant,
): z.infer<typeof AccessGrantBody> {
  return {
    kind,
    reason,
    createdAt: instantText(createdAt),
    expiresAt: instantText(expiresAt),
  };
}
