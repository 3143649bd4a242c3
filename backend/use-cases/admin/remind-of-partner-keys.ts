import { day } from "../../domain/duration.ts";
import { isReminderOfKeyDue, partnerKeyReminderDays } from "../../domain/api-key.ts";
import type { Ports } from "../../ports/ports.ts";
import { partnerKeyMail } from "./partner-key-mail.ts";

/** Mails partners whose key ends soon, once for each key. `now` in ms. */
export async function remindOfPartnerKeys(
  { persistence }: Pick<Ports, "persistence">,
  now: number,
): Promise<void> {
  const until = now + partnerKeyReminderDays * day;
  const keys = (await persistence.apiKeys.listEndingOfPartners(now, until))
    .filter((key) => isReminderOfKeyDue(key, now));
  if (keys.length === 0) return;
  await persistence.transaction(async ({ outbox }) => {
    for (const key of keys) {
      const mail = partnerKeyMail(key, "partner-key-ending");
      if (mail) await outbox.add(mail, now);
    }
  });
}
