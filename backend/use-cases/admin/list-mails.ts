import { languages } from "../../domain/text.ts";
import { mailTemplates } from "../../ports/mail.ts";
import type { MailQuery, QueuedMail } from "../../ports/persistence/mail-queue.ts";
import type { CountedPage } from "../../ports/persistence/sorted-list.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

type Input = Omit<MailQuery, "search"> & { text?: string | undefined };

/** For admins: the newest mails first, without their content. `text`: a part of the address or of the subject. ERR_FORBIDDEN. */
export async function listMails(
  { persistence, mail }: Pick<Ports, "persistence" | "mail">,
  { account }: Context,
  { text, ...query }: Input,
): Promise<CountedPage<QueuedMail>> {
  requireRight(account, "manage-mails");
  const search = text === undefined ? undefined : { text, kinds: kindsWith(mail, text) };
  return await persistence.mailQueue.list({ ...query, search });
}

function kindsWith({ subject }: Pick<Ports["mail"], "subject">, text: string) {
  const part = text.toLowerCase();
  return mailTemplates.filter((kind) =>
    languages.some((language) => subject(kind, language).toLowerCase().includes(part))
  );
}
