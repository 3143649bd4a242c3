import { z } from "@hono/zod-openapi";
import { emailMaxLength } from "../../domain/account.ts";
import { type Invitation, invitationStates, stateOf } from "../../domain/invitation.ts";
import { LanguageCode } from "../user/user-body.ts";
import { instantText, optionalInstantText } from "../version.ts";

export const InvitationBody = z
  .object({
    id: z.uuid(),
    email: z.string().max(emailMaxLength),
    language: LanguageCode,
    state: z.enum(invitationStates),
    therapistId: z.uuid().nullable(),
    leadId: z.uuid().nullable(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    remindedAt: z.iso.datetime().nullable(),
    usedAt: z.iso.datetime().nullable(),
  })
  .openapi("Invitation", {
    example: {
      id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
      email: "kadri.kask@example.ee",
      language: "et",
      state: "open",
      therapistId: null,
      leadId: null,
      createdAt: "2026-11-20T07:00:00Z",
      expiresAt: "2026-12-04T07:00:00Z",
      remindedAt: null,
      usedAt: null,
    },
  });

/** `now` in ms. */
export function presentInvitation(
  invitation: Invitation,
  now: number,
): z.infer<typeof InvitationBody> {
  const { id, email, language, therapistId, leadId } = invitation;
  return {
    id,
    email,
    language,
    state: stateOf(invitation, now),
    therapistId,
    leadId,
    createdAt: instantText(invitation.createdAt),
    expiresAt: instantText(invitation.expiresAt),
    remindedAt: optionalInstantText(invitation.remindedAt),
    usedAt: optionalInstantText(invitation.usedAt),
  };
}
