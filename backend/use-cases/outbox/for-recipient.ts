import type { Repositories } from "../../ports/persistence.ts";
import type { WaitingMail } from "../../ports/persistence/outbox.ts";

/** Looked up when the mail is sent: it is neutral also when its recipient chose so after it was queued. */
export async function forRecipient(
  { users }: Pick<Repositories, "users">,
  waiting: WaitingMail,
): Promise<WaitingMail> {
  const user = await users.findByEmail(waiting.to);
  return user?.discreet ? { ...waiting, discreet: user.discreet.name } : waiting;
}
