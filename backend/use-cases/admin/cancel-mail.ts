import { DomainError } from "../../domain/errors.ts";
import { securityMails } from "../../ports/mail.ts";
import type { QueuedMail } from "../../ports/persistence/mail-queue.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";
import { findUnclaimedMail } from "./retry-mail.ts";

/**
 * For admins: the mail is never sent. ERR_FORBIDDEN, ERR_NOT_FOUND, ERR_MAIL_BEING_SENT, ERR_SECURITY_MAIL,
 * ERR_ILLEGAL_TRANSITION for a mail that is sent or cancelled.
 */
export async function cancelMail(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<QueuedMail> {
  requireRight(account, "manage-mails");
  return await persistence.transaction(async (repositories) => {
    const mail = await findUnclaimedMail(repositories, id, now);
    if (mail.state === "sent" || mail.state === "cancelled") {
      throw new DomainError("ERR_ILLEGAL_TRANSITION");
    }
    if (securityMails.includes(mail.kind)) throw new DomainError("ERR_SECURITY_MAIL");
    await repositories.mailQueue.cancel(id);
    await recordAction(persistence, repositories, { account, now }, {
      action: "cancel-mail",
      kind: "mail",
      id,
      detail: { kind: mail.kind },
      before: { state: mail.state },
      after: { state: "cancelled" },
    });
    return (await repositories.mailQueue.find(id))!;
  });
}
