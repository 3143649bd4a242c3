import { afterReturn } from "../../domain/money/gift-card.ts";
import { packageAfterReturn } from "../../domain/money/package.ts";
import { practitionerAccount, sessionAccount, sessionSettled } from "../../domain/money/ledger.ts";
import { type SessionMoney, settlement } from "../../domain/money/session-money.ts";
import type { TherapySession } from "../../domain/therapy-session.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";
import { refundOrder } from "../payments/request-refund.ts";
import { currentCard } from "./current-card.ts";

/**
 * Gives the money held for a session to whom it belongs after a change of the session, in the transaction of that change. Call
 * it with the session as it is after the change; repeated it moves nothing. `now` in ms.
 */
export async function settleSession(
  ids: Ids,
  repositories: MoneyRepositories,
  session: TherapySession,
  now: number,
): Promise<void> {
  const { giftCards, ledger, sessionMoney } = repositories;
  const stored = await sessionMoney.list(session.id);
  if (stored.length === 0) return;
  const money: SessionMoney[] = [];
  for (const one of stored) {
    const { kind, id } = one.source;
    const card = kind === "gift-card" ? await currentCard({ giftCards }, id) : null;
    money.push(card ? { ...one, source: { kind, id: card.id } } : one);
  }
  const held = sessionAccount(session.id);
  const owed = practitionerAccount(session.therapistId);
  const settled = await ledger.moved(held, owed) - await ledger.moved(owed, held);
  const { transfers, returns } = settlement(session, money, settled, now);
  const key = `${session.updatedAt}:${settled}`;
  const event = sessionSettled({ therapySessionId: session.id, key, transfers }, now);
  if (!event || !await ledger.post(event)) return;
  for (const { money: { id, source, returnedCents }, amountCents } of returns) {
    await sessionMoney.saveReturned({ id, returnedCents: returnedCents + amountCents });
    await afterReturnTo[source.kind](ids, repositories, { id: source.id, amountCents }, now);
  }
}

type MoneyRepositories = Pick<
  Repositories,
  "giftCards" | "ledger" | "outbox" | "packages" | "payments" | "sessionMoney"
>;

type Ids = Pick<Persistence, "newId">;
type Returned = { id: string; amountCents: number };

/** What follows when money came back to its source. */
const afterReturnTo = {
  async "gift-card"(_ids: Ids, { giftCards }: MoneyRepositories, { id }: Returned, now: number) {
    const card = (await giftCards.find(id))!;
    const changed = afterReturn(card, now);
    if (changed !== card) await giftCards.save(changed);
  },
  async "package"(_ids: Ids, { packages }: MoneyRepositories, { id }: Returned, now: number) {
    const sold = (await packages.find(id))!;
    const changed = packageAfterReturn(sold, now);
    if (changed !== sold) await packages.save(changed);
  },
  async "order"(
    ids: Ids,
    repositories: MoneyRepositories,
    { id: orderId, amountCents }: Returned,
    now: number,
  ) {
    await refundOrder(ids, repositories, { orderId, amountCents }, now);
  },
};
