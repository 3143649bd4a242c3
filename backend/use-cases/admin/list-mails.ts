import type { Page } from "../../ports/page.ts";
import type { MailQuery, QueuedMail } from "../../ports/persistence/mail-queue.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireAdmin } from "./require-admin.ts";

/** For admins: the newest mails first, without their content. ERR_FORBIDDEN. */
export async function listMails(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  query: MailQuery,
): Promise<Page<QueuedMail>> {
  requireAdmin(account);
  return await persistence.mailQueue.list(query);
}
