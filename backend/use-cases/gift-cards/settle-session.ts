import { afterReturn } from "../../domain/money/gift-card.ts";
import { practitionerAccount, sessionAccount, sessionSettled } from "../../domain/money/ledger.ts";
import { type Redemption, settlement } from "../../domain/money/session-money.ts";
import type { TherapySession } from "../../domain/therapy-session.ts";
import type { Repositories } from "../../ports/persistence.ts";
import { currentCard } from "./current-card.ts";

/**
 * Gives the money held for a session to whom it belongs after a change of the session, in the transaction of that change. Call
 * it with the session as it is after the change; repeated it moves nothing. `now` in ms.
 */
export async function settleSession(
  { giftCards, ledger }: Pick<Repositories, "giftCards" | "ledger">,
  session: TherapySession,
  now: number,
): Promise<void> {
  const stored = await giftCards.listRedemptions(session.id);
  if (stored.length === 0) return;
  const redemptions: Redemption[] = [];
  for (const one of stored) {
    const card = await currentCard({ giftCards }, one.giftCardId);
    redemptions.push({ ...one, giftCardId: card!.id });
  }
  const held = sessionAccount(session.id);
  const owed = practitionerAccount(session.therapistId);
  const settled = await ledger.moved(held, owed) - await ledger.moved(owed, held);
  const { transfers, returns } = settlement(session, redemptions, settled, now);
  const key = `${session.updatedAt}:${settled}`;
  const event = sessionSettled({ therapySessionId: session.id, key, transfers }, now);
  if (!event || !await ledger.post(event)) return;
  for (const { redemption, amountCents } of returns) {
    const { id, giftCardId, returnedCents } = redemption;
    await giftCards.saveReturned({ id, returnedCents: returnedCents + amountCents });
    const card = (await giftCards.find(giftCardId))!;
    const changed = afterReturn(card, now);
    if (changed !== card) await giftCards.save(changed);
  }
}
