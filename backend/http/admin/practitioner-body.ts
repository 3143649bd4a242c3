import { z } from "@hono/zod-openapi";
import { emailMaxLength } from "../../domain/account.ts";
import type { ApprovalRecord } from "../../domain/approval.ts";
import { leadLimits } from "../../domain/lead.ts";
import { approvals } from "../../domain/profile.ts";
import { etagOf, instantText, optionalInstantText } from "../version.ts";

/** An administrator decides about the profile that they have looked at. */
export const LookedAt = z.object({
  "if-match": z.string().min(1).max(100).openapi({
    description: "The `version` of the practitioner as you have looked at it",
  }),
});

export const PractitionerBody = z
  .object({
    id: z.uuid(),
    version: z.string().max(40).openapi({
      description:
        "Of the published profile, its certificates and its approval: `If-Match` of a decision",
    }),
    slug: z.string().max(100),
    name: z.string().max(200),
    email: z.string().max(emailMaxLength),
    city: z.string().max(60).openapi({ description: "A domain value code of CITY, or empty" }),
    pictureUrl: z.string().max(300).nullable(),
    practices: z.array(z.string().max(60)).max(100).openapi({
      description: "Domain value codes of THERAPY_TYPE",
    }),
    hasAccount: z.boolean(),
    approval: z.enum(approvals),
    reason: z.string().max(leadLimits.reason).nullable(),
    changedAt: z.iso.datetime().openapi({ description: "When the approval changed last" }),
    wantsSearch: z.boolean().openapi({ description: "Whether the practitioner wants to be shown" }),
    shown: z.boolean().openapi({ description: "Whether visitors see the profile now" }),
    disabledAt: z.iso.datetime().nullable().openapi({
      description:
        "Since when an administrator keeps the profile and its times off the marketplace",
    }),
    hasHours: z.boolean().openapi({ description: "Whether working hours are set" }),
    upcomingSessions: z.int().min(0).max(1_000_000).openapi({
      description: "Booked sessions that stay when the profile is hidden",
    }),
  })
  .openapi("Practitioner", {
    example: {
      version: '"2026-11-20T07:00:00Z"',
      id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
      slug: "kadri-kask",
      name: "Kadri Kask",
      email: "kadri.kask@example.ee",
      city: "TARTU",
      pictureUrl: null,
      practices: ["COACHING"],
      hasAccount: true,
      approval: "waiting",
      reason: null,
      changedAt: "2026-11-20T07:00:00Z",
      wantsSearch: true,
      shown: false,
      disabledAt: null,
      hasHours: true,
      upcomingSessions: 0,
    },
  });

export function presentPractitioner(record: ApprovalRecord): z.infer<typeof PractitionerBody> {
  const { userId, pictureKey, changedAt, isShown, updatedAt, ...facts } = record;
  const { profileChangedAt: _profile, certificatesChangedAt: _certificates, ...rest } = facts;
  return {
    ...rest,
    version: etagOf({ updatedAt }),
    pictureUrl: pictureKey && `/files/${pictureKey}`,
    hasAccount: userId !== null,
    changedAt: instantText(changedAt),
    disabledAt: optionalInstantText(record.disabledAt),
    shown: isShown,
  };
}
