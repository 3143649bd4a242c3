import type { User } from "../../domain/account.ts";
import type { MailTemplate } from "../../ports/mail.ts";
import type { Repositories } from "../../ports/persistence.ts";

/** Queues a mail to one side about the other. */
export async function mailAbout(
  { outbox }: Pick<Repositories, "outbox">,
  { id, email, language, disabledAt }: Pick<User, "email" | "language" | "disabledAt"> & {
    id: string | undefined;
  },
  template: Extract<MailTemplate, `assistant-${string}`>,
  name: string,
  now: number,
): Promise<void> {
  if (disabledAt !== null) return;
  const toPractitioner = template === "assistant-joined" || template === "assistant-left";
  const facts = toPractitioner
    ? { assistant: name, path: "/sessions/team#assistants" }
    : { practitioner: name, path: "/calendars" };
  await outbox.add({ to: email, ...(id && { about: id }), language, template, facts }, now);
}
