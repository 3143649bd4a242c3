import { day } from "../../domain/duration.ts";
import {
  giftCardReminderDays,
  hasExpired,
  holderEmail,
  remindersDue,
} from "../../domain/money/gift-card.ts";
import { cardExpired, giftCardAccount } from "../../domain/money/ledger.ts";
import type { Ports } from "../../ports/ports.ts";
import { giftCardMail } from "./send-due-gift-cards.ts";

const atOnce = 100;

/** Reminds of cards with money that end soon, and ends those that have ended. Returns how many changed. `now` in ms. */
export async function followGiftCardEnds(
  { persistence }: Pick<Ports, "persistence">,
  now: number,
): Promise<number> {
  const until = now + giftCardReminderDays[0] * day;
  const ending = await persistence.giftCards.listEnding(until, 1);
  if (ending.length === 0) return 0;
  return await persistence.transaction(async ({ giftCards, ledger, outbox }) => {
    let changed = 0;
    for (const card of await giftCards.listEnding(until, atOnce)) {
      const balance = await ledger.balance(giftCardAccount(card.id));
      if (hasExpired(card, now)) {
        if (balance > 0) await ledger.post(cardExpired(card.id, balance, now));
        await giftCards.save({ ...card, state: "expired" });
        changed++;
        continue;
      }
      const due = remindersDue(card, now);
      if (due <= card.remindersSent) continue;
      const to = holderEmail(card);
      // Of two reminders that are due together, one is enough.
      const occasion = `${card.expiresAt} ${due}`;
      if (balance > 0 && to !== "") {
        await outbox.add(giftCardMail(card, "gift-card-ending", to, occasion), now);
      }
      await giftCards.save({ ...card, remindersSent: due });
      changed++;
    }
    return changed;
  });
}
