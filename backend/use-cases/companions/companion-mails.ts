import type { Practice, Therapist } from "../../domain/therapist.ts";
import type { MailTemplate } from "../../ports/mail.ts";
import type { Repositories } from "../../ports/persistence.ts";

type Needed = Pick<Repositories, "domainValues" | "outbox" | "therapists" | "users">;
type Named = { lead: Therapist; practice: Pick<Practice, "type">; therapistId: string };

const path = "/sessions/team#together";

/** To the practitioner who is invited. */
export async function mailInvited(
  repositories: Needed,
  { lead, practice, therapistId }: Named,
  now: number,
): Promise<void> {
  const companion = await repositories.therapists.find(therapistId);
  if (!companion) return;
  const facts = { lead: lead.name };
  await mail(repositories, companion, { template: "companion-invitation", facts, practice }, now);
}

/** To the lead. */
export async function mailAnswered(
  repositories: Needed,
  { lead, practice, therapistId, state }: Named & { state: "agreed" | "declined" },
  now: number,
): Promise<void> {
  const companion = await repositories.therapists.find(therapistId);
  const facts = { companion: companion?.name ?? "" };
  const template = state === "agreed" ? "companion-agreed" : "companion-declined";
  await mail(repositories, lead, { template, facts, practice }, now);
}

async function mail(
  { domainValues, outbox, users }: Needed,
  therapist: Therapist,
  { template, facts, practice }: {
    template: MailTemplate;
    facts: Record<string, string>;
    practice: Pick<Practice, "type">;
  },
  now: number,
): Promise<void> {
  const user = therapist.userId ? await users.find(therapist.userId) : null;
  if (!user || user.disabledAt !== null) return;
  const { id: about, email: to, language } = user;
  const type = (await domainValues.list()).find(({ domainCode, code }) =>
    domainCode === "THERAPY_TYPE" && code === practice.type
  );
  const named = { ...facts, practice: type?.labels[language] ?? practice.type, path };
  await outbox.add({ to, about, language, template, facts: named }, now);
}
