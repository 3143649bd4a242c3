import type { Account, User } from "../../domain/account.ts";
import { instantText } from "../../domain/instant-text.ts";
import type { Repositories } from "../../ports/persistence.ts";

const seenPath = "/user/profile/seen";

/** At most one a day per administrator; the page has the rest. */
export async function mailDataOpened(
  { outbox }: Pick<Repositories, "outbox">,
  { account, now }: { account: Account; now: number },
  { id, email, language, name }: User,
  reason: string,
): Promise<void> {
  const day = instantText(now).slice(0, 10);
  await outbox.add({
    to: email,
    language,
    template: "data-opened",
    facts: { name, admin: account.name, reason, path: seenPath },
    about: id,
    onceKey: `data-opened ${id} ${account.userId} ${day}`,
  }, now);
}
