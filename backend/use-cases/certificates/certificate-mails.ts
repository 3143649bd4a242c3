import type { Certificate } from "../../domain/certificate.ts";
import type { MailMessage } from "../../ports/mail.ts";
import type { Repositories } from "../../ports/persistence.ts";

const editorPath = "/sessions/profile#certificates";

/** That a certificate is checked, or refused and why. Nothing for a profile without a user. */
export async function mailDecision(
  repositories: Pick<Repositories, "therapists" | "users" | "outbox">,
  certificate: Certificate,
  now: number,
): Promise<void> {
  const { title, refusedReason, validUntil } = certificate;
  await mailOwner(repositories, certificate.therapistId, {
    template: refusedReason === null ? "certificate-checked" : "certificate-refused",
    facts: { title, reason: refusedReason ?? "", until: dateText(validUntil) },
  }, now);
}

export async function mailEnding(
  repositories: Pick<Repositories, "therapists" | "users" | "outbox">,
  certificate: Certificate,
  now: number,
): Promise<void> {
  await mailOwner(repositories, certificate.therapistId, {
    template: "certificate-ending",
    facts: { title: certificate.title, until: dateText(certificate.validUntil) },
  }, now);
}

/** That certificates wait for another check because the public name has changed. */
export async function mailChangedName(
  repositories: Pick<Repositories, "therapists" | "users" | "outbox">,
  { therapistId, from, to, titles }: {
    therapistId: string;
    from: string;
    to: string;
    titles: string[];
  },
  now: number,
): Promise<void> {
  await mailOwner(repositories, therapistId, {
    template: "name-changed",
    facts: { from, to, titles: titles.join(", ") },
  }, now);
}

async function mailOwner(
  { therapists, users, outbox }: Pick<Repositories, "therapists" | "users" | "outbox">,
  therapistId: string,
  mail: Pick<MailMessage, "template" | "facts">,
  now: number,
): Promise<void> {
  const therapist = await therapists.find(therapistId);
  const user = therapist?.userId ? await users.find(therapist.userId) : null;
  if (!user || user.disabledAt !== null) return;
  const { id: about, email: to, language } = user;
  await outbox.add(
    { to, about, language, ...mail, facts: { path: editorPath, ...mail.facts } },
    now,
  );
}

/** DD.MM.YYYY, which Estonian, English and Russian readers in Estonia read alike. */
function dateText(date: string | null): string {
  return date === null ? "" : date.split("-").reverse().join(".");
}
