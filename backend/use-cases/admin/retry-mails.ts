import type { MailTemplate } from "../../ports/mail.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/** For admins: all failed mails, or those of a kind, are sent at once. Returns how many. ERR_FORBIDDEN. */
export async function retryMails(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { kind = null }: { kind?: MailTemplate | null | undefined },
): Promise<{ retried: number }> {
  requireRight(account, "manage-mails");
  return await persistence.transaction(async (repositories) => {
    const retried = await repositories.mailQueue.retryAll(kind, now);
    if (retried > 0) {
      await recordAction(persistence, repositories, { account, now }, {
        action: "retry-mails",
        kind: "mail",
        id: kind ?? "all",
        after: { retried: String(retried) },
      });
    }
    return { retried };
  });
}
