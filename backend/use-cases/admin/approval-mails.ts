import type { ApprovalRecord } from "../../domain/approval.ts";
import type { LeadState } from "../../domain/lead.ts";
import type { MailTemplate } from "../../ports/mail.ts";
import type { Repositories } from "../../ports/persistence.ts";

/** The page of the practitioner's own profile. */
const profilePath = "/sessions/profile";

type ToPractitioner = Extract<
  MailTemplate,
  "profile-received" | "profile-approved" | "profile-declined"
>;

/** Mails the practitioner, in the language of their account. `now` in ms. */
export async function mailPractitioner(
  { outbox, users }: Pick<Repositories, "outbox" | "users">,
  { userId }: ApprovalRecord,
  template: ToPractitioner,
  facts: Record<string, string>,
  now: number,
): Promise<void> {
  const user = userId === null ? null : await users.find(userId);
  if (!user) return;
  await outbox.add({
    to: user.email,
    language: user.language,
    template,
    about: user.id,
    facts: { name: user.name, path: profilePath, ...facts },
  }, now);
}

/** Mails every administrator that a profile waits. `now` in ms. */
export async function mailAdmins(
  { outbox, users }: Pick<Repositories, "outbox" | "users">,
  { id, name, userId }: ApprovalRecord,
  now: number,
): Promise<void> {
  for (const admin of await users.listAdmins()) {
    await outbox.add({
      to: admin.email,
      language: admin.language,
      template: "profile-waiting",
      ...(userId && { about: userId }),
      facts: { practitioner: name, path: `/admin/practitioners?open=${id}` },
    }, now);
  }
}

/** The page of the application follows the profile. `now` in ms. */
export async function moveLead(
  { leads }: Pick<Repositories, "leads">,
  { userId }: Pick<ApprovalRecord, "userId">,
  state: LeadState,
  now: number,
): Promise<void> {
  const lead = userId === null ? null : await leads.findByUser(userId);
  if (lead) await leads.save({ ...lead, state, updatedAt: now });
}
