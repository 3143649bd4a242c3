import { DomainError } from "../../domain/errors.ts";
import type { QueuedMail } from "../../ports/persistence/mail-queue.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/**
 * For admins: a failed mail is sent at once. ERR_FORBIDDEN, ERR_NOT_FOUND, ERR_MAIL_BEING_SENT, ERR_MAIL_TOO_LATE,
 * ERR_ILLEGAL_TRANSITION for a mail that has not failed.
 */
export async function retryMail(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<QueuedMail> {
  requireRight(account, "manage-mails");
  return await persistence.transaction(async (repositories) => {
    const mail = await findUnclaimedMail(repositories, id, now);
    if (mail.state !== "failed" && mail.state !== "given-up") {
      throw new DomainError("ERR_ILLEGAL_TRANSITION");
    }
    if (mail.notAfter !== null && mail.notAfter <= now) throw new DomainError("ERR_MAIL_TOO_LATE");
    await repositories.mailQueue.retry(id, now);
    await recordAction(persistence, repositories, { account, now }, {
      action: "retry-mail",
      kind: "mail",
      id,
      detail: { kind: mail.kind },
      before: { state: mail.state, tries: String(mail.tries) },
      after: { state: "waiting", tries: "0" },
    });
    return (await repositories.mailQueue.find(id))!;
  });
}

/** ERR_NOT_FOUND, ERR_MAIL_BEING_SENT. `now` in ms. */
export async function findUnclaimedMail(
  { mailQueue }: Pick<Repositories, "mailQueue">,
  id: string,
  now: number,
): Promise<QueuedMail> {
  const mail = await mailQueue.find(id);
  if (!mail) throw new DomainError("ERR_NOT_FOUND");
  if (mail.claimedUntil !== null && mail.claimedUntil > now) {
    throw new DomainError("ERR_MAIL_BEING_SENT");
  }
  return mail;
}
