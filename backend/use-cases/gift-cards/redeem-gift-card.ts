import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import { problem } from "../../domain/field-problem.ts";
import { requireSpendable } from "../../domain/money/gift-card.ts";
import { cardRedeemed, giftCardAccount } from "../../domain/money/ledger.ts";
import { restCents } from "../../domain/money/session-money.ts";
import { requireRole, statusAt, type TherapySession } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { ContextWithAddress } from "../context.ts";
import { countRequest } from "../request-limits.ts";
import { findCard } from "./find-card.ts";
import { type SessionPayment, sessionPayment } from "./session-payment.ts";

type Redeeming = {
  code: string;
  therapySessionId: string;
  /** As much as possible when it is not given. */
  amountCents?: number | undefined;
};

/**
 * Pays a booked session of the caller with a card, in whole or in part. ERR_NOT_FOUND, ERR_FORBIDDEN, ERR_ILLEGAL_TRANSITION
 * once it is over or cancelled, ERR_NOTHING_TO_PAY, ERR_BALANCE_TOO_LOW, the refusals of `findCard` and `requireSpendable`.
 */
export async function redeemGiftCard(
  ports: Pick<Ports, "auth" | "persistence">,
  { account, address, now }: ContextWithAddress,
  { code, therapySessionId, amountCents }: Redeeming,
): Promise<SessionPayment> {
  const { auth, persistence } = ports;
  // Before the code is looked up, so that a refused caller learns nothing about it.
  requireClient(await persistence.therapySessions.find(therapySessionId), account);
  const { id: giftCardId } = await findCard(ports, { now, address, account }, code);
  return await persistence.transaction(async (repositories) => {
    const { attempts, giftCards, ledger, sessionMoney, therapySessions } = repositories;
    const found = await therapySessions.find(therapySessionId);
    const session = requireClient(found, account);
    if (statusAt(session, now) !== "booked") throw new DomainError("ERR_ILLEGAL_TRANSITION");
    await countRequest(auth, attempts, { limit: "redemptionsPerPerson", by: account.userId }, now);
    requireSpendable((await giftCards.find(giftCardId))!, now);

    const rest = restCents(session, await sessionMoney.list(session.id), now);
    if (rest === 0) throw new DomainError("ERR_NOTHING_TO_PAY");
    if (amountCents !== undefined && amountCents > rest) {
      const tooMuch = problem("amountCents", "ERR_TOO_BIG", { most: rest });
      throw new DomainError("ERR_INVALID_INPUT", { errors: [tooMuch] });
    }
    const balance = await ledger.balance(giftCardAccount(giftCardId));
    const amount = amountCents ?? Math.min(balance, rest);
    if (amount > balance || amount === 0) {
      throw new DomainError("ERR_BALANCE_TOO_LOW", { mostCents: balance });
    }
    const id = persistence.newId();
    await ledger.post(
      cardRedeemed({ id, giftCardId, therapySessionId, amountCents: amount }, now),
    );
    await sessionMoney.add({
      id,
      source: { kind: "gift-card", id: giftCardId },
      therapySessionId,
      amountCents: amount,
      returnedCents: 0,
      createdAt: now,
    });
    // The session shows what is paid, so its version and the kept pages of journals change.
    await therapySessions.save({ ...session, updatedAt: now });
    return await sessionPayment(repositories, session, { isClient: true, now });
  });
}

function requireClient(found: TherapySession | null, account: Account): TherapySession {
  const { session, by } = requireRole(found, account);
  if (by !== "client") throw new DomainError("ERR_FORBIDDEN");
  return session;
}
