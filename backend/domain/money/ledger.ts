/** Money that moves from one account to another. A transfer debits one account and credits the other, so all sum to zero. */
export type Transfer = { debit: string; credit: string; amountCents: number };

export const ledgerEventKinds = [
  "payment-received",
  "refund-requested",
  "refund-paid",
  "refund-failed",
  "card-redeemed",
  "session-settled",
  "card-expired",
  "card-replaced",
  "order-booked",
  "order-ended",
  "package-used",
  "package-expired",
] as const;

export type LedgerEventKind = (typeof ledgerEventKinds)[number];

/** What happened once, with its transfers. `key` identifies it for ever, so that a repetition is not posted. `at` in ms. */
export type LedgerEvent = {
  key: string;
  kind: LedgerEventKind;
  at: number;
  paymentId: string | null;
  giftCardId: string | null;
  therapySessionId: string | null;
  transfers: Transfer[];
};

/** The most that one transfer moves: 100 000 €. */
export const transferMaxCents = 10_000_000;

/** What the payment provider owes us. */
export const cardProcessor = "card-processor";

/** What a card can still buy: we owe it to the person who has the card. */
export const giftCardAccount = (giftCardId: string) => `gift-card:${giftCardId}`;

/** What a package can still pay: we owe it to the client. */
export const packageAccount = (packageId: string) => `package:${packageId}`;

/** What was paid for a session that is not booked yet, or came back from it until it is refunded. */
export const orderAccount = (orderId: string) => `order:${orderId}`;

/** What is held for a booked session until it is held or cancelled. */
export const sessionAccount = (therapySessionId: string) => `session:${therapySessionId}`;

/** What we owe a practitioner. Negative after a fee was waived that had been paid out. */
export const practitionerAccount = (therapistId: string) => `practitioner:${therapistId}`;

/** What goes back to the buyer, until the provider has paid it. */
const refundAccount = (refundId: string) => `refund:${refundId}`;

/** Money that came for a purchase that was paid before; it goes back. */
export const unmatchedAccount = (paymentId: string) => `unmatched:${paymentId}`;

export const incomeAccount = (of: "postage" | "expired-cards" | "courses") => `income:${of}`;

/** The accounts whose money is another person's: the database refuses to take more from them than they have. */
export const guardedAccounts = [
  "gift-card:",
  "package:",
  "order:",
  "session:",
  "refund:",
  "unmatched:",
] as const;

/** What of a payment is credited to which account. */
export type PurchaseLine = { account: string; amountCents: number };

const about = { paymentId: null, giftCardId: null, therapySessionId: null };

/** Throws a RangeError for amounts that are no whole cents from 1 to `transferMaxCents`. */
function event(
  facts: Pick<LedgerEvent, "key" | "kind" | "at"> & Partial<LedgerEvent>,
  transfers: Transfer[],
): LedgerEvent {
  const moved = transfers.filter(({ amountCents }) => amountCents !== 0);
  if (moved.length === 0) throw new RangeError("an event of the ledger moves no money");
  for (const { amountCents, debit, credit } of moved) {
    if (!Number.isInteger(amountCents) || amountCents < 0 || amountCents > transferMaxCents) {
      throw new RangeError(`no amount of the ledger: ${amountCents}`);
    }
    if (debit === credit) throw new RangeError("money moves between two accounts");
  }
  return { ...about, ...facts, transfers: moved };
}

export function paymentReceived(
  payment: { id: string; lines: PurchaseLine[] },
  at: number,
): LedgerEvent {
  return event(
    { key: `paid:${payment.id}`, kind: "payment-received", at, paymentId: payment.id },
    payment.lines.map(({ account, amountCents }) => ({
      debit: cardProcessor,
      credit: account,
      amountCents,
    })),
  );
}

type RefundFacts = { id: string; paymentId: string; lines: PurchaseLine[] };

/** Takes the money out of the purchase at once, so that it cannot be spent while the provider pays it back. */
export function refundRequested(refund: RefundFacts, at: number): LedgerEvent {
  const { id, paymentId, lines } = refund;
  return event(
    { key: `refund:${id}`, kind: "refund-requested", at, paymentId },
    lines.map(({ account, amountCents }) => ({
      debit: account,
      credit: refundAccount(id),
      amountCents,
    })),
  );
}

export function refundPaid(
  { id, paymentId, amountCents }: { id: string; paymentId: string; amountCents: number },
  at: number,
): LedgerEvent {
  return event(
    { key: `refund-paid:${id}`, kind: "refund-paid", at, paymentId },
    [{ debit: refundAccount(id), credit: cardProcessor, amountCents }],
  );
}

/** The provider refused: the money is where it was. */
export function refundFailed(refund: RefundFacts, at: number): LedgerEvent {
  const { id, paymentId, lines } = refund;
  return event(
    { key: `refund-failed:${id}`, kind: "refund-failed", at, paymentId },
    lines.map(({ account, amountCents }) => ({
      debit: refundAccount(id),
      credit: account,
      amountCents,
    })),
  );
}

export function cardRedeemed(
  { id, giftCardId, therapySessionId, amountCents }: {
    id: string;
    giftCardId: string;
    therapySessionId: string;
    amountCents: number;
  },
  at: number,
): LedgerEvent {
  return event(
    { key: `redeemed:${id}`, kind: "card-redeemed", at, giftCardId, therapySessionId },
    [{
      debit: giftCardAccount(giftCardId),
      credit: sessionAccount(therapySessionId),
      amountCents,
    }],
  );
}

/** Keeps money of a card for a session that waits for the rest of its payment. */
export function cardKept(
  { orderId, giftCardId, amountCents }: {
    orderId: string;
    giftCardId: string;
    amountCents: number;
  },
  at: number,
): LedgerEvent {
  return event(
    { key: `kept:${orderId}`, kind: "card-redeemed", at, giftCardId },
    [{ debit: giftCardAccount(giftCardId), credit: orderAccount(orderId), amountCents }],
  );
}

/** The session is booked: what a card or a payment paid is held for it. */
export function orderBooked(
  { orderId, of, therapySessionId, amountCents }: {
    orderId: string;
    of: "card" | "payment";
    therapySessionId: string;
    amountCents: number;
  },
  at: number,
): LedgerEvent {
  return event(
    { key: `order-booked:${orderId}:${of}`, kind: "order-booked", at, therapySessionId },
    [{ debit: orderAccount(orderId), credit: sessionAccount(therapySessionId), amountCents }],
  );
}

/** The rest was not paid: the card has its money again. */
export function orderEnded(
  { orderId, giftCardId, amountCents }: {
    orderId: string;
    giftCardId: string;
    amountCents: number;
  },
  at: number,
): LedgerEvent {
  return event(
    { key: `order-ended:${orderId}`, kind: "order-ended", at, giftCardId },
    [{ debit: orderAccount(orderId), credit: giftCardAccount(giftCardId), amountCents }],
  );
}

export function cardExpired(giftCardId: string, balanceCents: number, at: number): LedgerEvent {
  return event(
    { key: `expired:${giftCardId}:${at}`, kind: "card-expired", at, giftCardId },
    [{
      debit: giftCardAccount(giftCardId),
      credit: incomeAccount("expired-cards"),
      amountCents: balanceCents,
    }],
  );
}

/** One session of a package goes to a booked session. `id` of the money on that session. */
export function packageUsed(
  { id, packageId, therapySessionId, amountCents }: {
    id: string;
    packageId: string;
    therapySessionId: string;
    amountCents: number;
  },
  at: number,
): LedgerEvent {
  return event(
    { key: `used:${id}`, kind: "package-used", at, therapySessionId },
    [{
      debit: packageAccount(packageId),
      credit: sessionAccount(therapySessionId),
      amountCents,
    }],
  );
}

/** What was not used by the end is the practitioner's. */
export function packageExpired(
  { packageId, therapistId, balanceCents }: {
    packageId: string;
    therapistId: string;
    balanceCents: number;
  },
  at: number,
): LedgerEvent {
  return event(
    { key: `package-expired:${packageId}:${at}`, kind: "package-expired", at },
    [{
      debit: packageAccount(packageId),
      credit: practitionerAccount(therapistId),
      amountCents: balanceCents,
    }],
  );
}

export function cardReplaced(
  { from, to, balanceCents }: { from: string; to: string; balanceCents: number },
  at: number,
): LedgerEvent {
  return event(
    { key: `replaced:${from}`, kind: "card-replaced", at, giftCardId: from },
    [{ debit: giftCardAccount(from), credit: giftCardAccount(to), amountCents: balanceCents }],
  );
}

/** What moves when the money held for a session gets its owner; null when nothing moves. `key` in addition to the session. */
export function sessionSettled(
  { therapySessionId, key, transfers }: {
    therapySessionId: string;
    key: string;
    transfers: Transfer[];
  },
  at: number,
): LedgerEvent | null {
  if (transfers.every(({ amountCents }) => amountCents === 0)) return null;
  return event(
    { key: `settled:${therapySessionId}:${key}`, kind: "session-settled", at, therapySessionId },
    transfers,
  );
}

/** Credits minus debits of an account. */
export function balanceOf(account: string, transfers: Iterable<Transfer>): number {
  let balance = 0;
  for (const { debit, credit, amountCents } of transfers) {
    if (credit === account) balance += amountCents;
    if (debit === account) balance -= amountCents;
  }
  return balance;
}
