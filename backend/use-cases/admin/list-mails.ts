import type { Page } from "../../ports/page.ts";
import type { MailQuery, QueuedMail } from "../../ports/persistence/mail-queue.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

/** For admins: the newest mails first, without their content. ERR_FORBIDDEN. */
export async function listMails(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  query: MailQuery,
): Promise<Page<QueuedMail>> {
  requireRight(account, "manage-mails");
  return await persistence.mailQueue.list(query);
}
