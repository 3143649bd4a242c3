import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  balanceOf,
  cardExpired,
  cardKept,
  cardProcessor,
  cardRedeemed,
  cardReplaced,
  giftCardAccount,
  type LedgerEvent,
  orderAccount,
  orderBooked,
  orderEnded,
  paymentReceived,
  practitionerAccount,
  refundPaid,
  refundRequested,
  sessionAccount,
  type Transfer,
  unmatchedAccount,
} from "./ledger.ts";
import { type SessionMoney, settlement } from "./session-money.ts";
import { anySession } from "./session-money.testing.ts";

const histories = 10_000;

type Step =
  | { kind: "buy"; cents: number }
  | { kind: "redeem" | "refund"; card: number; cents: number }
  | { kind: "order"; card: number; cents: number; ends: "paid" | "unpaid" | "late" }
  | { kind: "finish" | "cancel-in-time" | "cancel-late" | "miss"; session: number }
  | { kind: "expire" | "replace"; card: number };

const cents = fc.integer({ min: 1, max: 50_000 });
const which = fc.integer({ min: 0, max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("buy" as const), cents }),
  fc.record({ kind: fc.constantFrom("redeem" as const, "refund" as const), card: which, cents }),
  fc.record({
    kind: fc.constant("order" as const),
    card: which,
    cents,
    ends: fc.constantFrom("paid" as const, "unpaid" as const, "late" as const),
  }),
  fc.record({
    kind: fc.constantFrom("finish" as const, "cancel-in-time", "cancel-late", "miss"),
    session: which,
  }),
  fc.record({ kind: fc.constantFrom("expire" as const, "replace" as const), card: which }),
);

const price = 6_500;
const percent = { late: 50, missed: 30 };

/** The same money counted by plain addition and subtraction, without accounts. */
class Purse {
  cards: number[] = [];
  /** Null for money that was paid online, which is refunded. */
  held: Record<number, { card: number | null; cents: number }[]> = {};
  earned = 0;
  received = 0;
  paidBack = 0;
  lost = 0;

  settle(session: number, due: number): void {
    const parts = this.held[session] ?? [];
    const sum = parts.reduce((total, part) => total + part.cents, 0);
    let back = sum - Math.min(sum, due);
    this.earned += sum - back;
    for (const part of parts.toReversed()) {
      const returned = Math.min(back, part.cents);
      if (part.card === null) this.paidBack += returned;
      else this.cards[part.card]! += returned;
      back -= returned;
    }
    delete this.held[session];
  }
}

test(`${histories} random histories of money agree with a purse and sum to zero`, () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const ledger = new Books();
      const purse = new Purse();
      steps.forEach((one, at) => play(one, at, ledger, purse));
      const { transfers } = ledger;
      purse.cards.forEach((left, card) =>
        expect(balanceOf(giftCardAccount(`${card}`), transfers)).toBe(left)
      );
      const held = Object.values(purse.held).flat().reduce((sum, part) => sum + part.cents, 0);
      expect(balanceOf(practitionerAccount("anna"), transfers)).toBe(purse.earned);
      expect(balanceOf("income:expired-cards", transfers)).toBe(purse.lost);
      expect(balanceOf(cardProcessor, transfers)).toBe(purse.paidBack - purse.received);
      const cards = purse.cards.reduce((sum, left) => sum + left, 0);
      expect(cards + held + purse.earned + purse.lost).toBe(purse.received - purse.paidBack);
    }),
    { numRuns: histories },
  );
});

/** What was posted. As in the database, an event counts once and no account of others goes below zero. */
class Books {
  transfers: Transfer[] = [];
  money: SessionMoney[] = [];
  private keys = new Set<string>();

  isReplaced(card: string): boolean {
    return this.keys.has(`replaced:${card}`);
  }

  post(event: LedgerEvent): void {
    for (const repetition of [event, event]) {
      if (this.keys.has(repetition.key)) continue;
      this.keys.add(repetition.key);
      this.transfers.push(...repetition.transfers);
    }
  }
}

function play(step: Step, at: number, ledger: Books, purse: Purse): void {
  const card = "card" in step ? step.card : -1;
  const left = purse.cards[card] ?? 0;
  switch (step.kind) {
    case "buy": {
      const id = String(purse.cards.length);
      const lines = [{ account: giftCardAccount(id), amountCents: step.cents }];
      ledger.post(paymentReceived({ id, lines }, at));
      purse.cards.push(step.cents);
      purse.received += step.cents;
      return;
    }
    case "redeem": {
      const session = at % 4;
      const amountCents = Math.min(left, step.cents, price);
      if (amountCents === 0 || purse.held[session]) return;
      const facts = { id: `${at}`, therapySessionId: `${session}`, amountCents };
      ledger.post(cardRedeemed({ ...facts, giftCardId: `${card}` }, at));
      const source = { kind: "gift-card" as const, id: `${card}` };
      ledger.money.push({ ...facts, source, returnedCents: 0, createdAt: at });
      purse.cards[card]! -= amountCents;
      purse.held[session] = [{ card, cents: amountCents }];
      return;
    }
    case "refund": {
      const amountCents = Math.min(left, step.cents);
      if (amountCents === 0) return;
      const lines = [{ account: giftCardAccount(`${card}`), amountCents }];
      ledger.post(refundRequested({ id: `${at}`, paymentId: `${card}`, lines }, at));
      ledger.post(refundPaid({ id: `${at}`, paymentId: `${card}`, amountCents }, at));
      purse.cards[card]! -= amountCents;
      purse.paidBack += amountCents;
      return;
    }
    case "order":
      return order(step, at, { ledger, purse, left });
    case "expire":
      if (left === 0) return;
      ledger.post(cardExpired(`${card}`, left, at));
      purse.cards[card] = 0;
      purse.lost += left;
      return;
    case "replace": {
      if (left === 0) return;
      // One replacement for each card, as in the product.
      if (ledger.isReplaced(`${card}`)) return;
      const to = String(purse.cards.length);
      ledger.post(cardReplaced({ from: `${card}`, to, balanceCents: left }, at));
      purse.cards[card] = 0;
      purse.cards.push(left);
      return;
    }
    default:
      end(step, ledger, purse);
  }
}

/** A booking that waits for its payment, with a part of a card; money that comes too late goes back. */
function order(
  { card, cents, ends }: Extract<Step, { kind: "order" }>,
  at: number,
  { ledger, purse, left }: { ledger: Books; purse: Purse; left: number },
): void {
  const session = at % 4;
  if (purse.held[session]) return;
  const orderId = `${at}`;
  const kept = Math.min(left, cents, price - 1);
  const rest = price - kept;
  const facts = { orderId, giftCardId: `${card}`, amountCents: kept };
  if (kept > 0) ledger.post(cardKept(facts, at));
  const payment = (account: string) => ({
    id: `order ${at}`,
    lines: [{ account, amountCents: rest }],
  });
  if (ends !== "paid") {
    if (kept > 0) ledger.post(orderEnded(facts, at));
    if (ends === "unpaid") return;
    const account = unmatchedAccount(orderId);
    ledger.post(paymentReceived(payment(account), at));
    refund(ledger, { id: `late ${at}`, account, amountCents: rest }, at);
    purse.received += rest;
    purse.paidBack += rest;
    return;
  }
  const therapySessionId = `${session}`;
  const booked = { orderId, therapySessionId };
  if (kept > 0) ledger.post(orderBooked({ ...booked, of: "card", amountCents: kept }, at));
  ledger.post(paymentReceived(payment(orderAccount(orderId)), at));
  ledger.post(orderBooked({ ...booked, of: "payment", amountCents: rest }, at));
  purse.received += rest;
  const common = { therapySessionId, returnedCents: 0, createdAt: at };
  const ofCard = { id: `card ${at}`, source: { kind: "gift-card" as const, id: `${card}` } };
  const ofOrder = { id: `order ${at}`, source: { kind: "order" as const, id: orderId } };
  if (kept > 0) {
    purse.cards[card]! -= kept;
    ledger.money.push({ ...common, ...ofCard, amountCents: kept });
  }
  ledger.money.push({ ...common, ...ofOrder, amountCents: rest });
  const parts = [{ card, cents: kept }, { card: null, cents: rest }];
  purse.held[session] = parts.filter(({ cents }) => cents > 0);
}

function refund(
  ledger: Books,
  { id, account, amountCents }: { id: string; account: string; amountCents: number },
  at: number,
): void {
  ledger.post(
    refundRequested({ id, paymentId: id, lines: [{ account, amountCents }] }, at),
  );
  ledger.post(refundPaid({ id, paymentId: id, amountCents }, at));
}

const due = {
  "finish": price,
  "cancel-in-time": 0,
  "cancel-late": price * percent.late / 100,
  "miss": price * percent.missed / 100,
};

function end(
  { kind, session }: Extract<Step, { session: number }>,
  ledger: Books,
  purse: Purse,
): void {
  if (!purse.held[session]) return;
  const id = `${session}`;
  const own = ledger.money.filter((one) => one.therapySessionId === id);
  const ended = anySession({ id, therapistId: "anna", priceCents: price, percent }, kind);
  const { transfers, returns } = settlement(ended, own, 0, ended.endsAt + 1);
  ledger.transfers.push(...transfers);
  ledger.money = ledger.money.filter((one) => one.therapySessionId !== id);
  expect(balanceOf(sessionAccount(id), ledger.transfers)).toBe(0);
  for (const { money: { source }, amountCents } of returns) {
    if (source.kind !== "order") continue;
    const account = orderAccount(source.id);
    refund(ledger, { id: `back ${source.id}`, account, amountCents }, ended.endsAt);
    expect(balanceOf(account, ledger.transfers)).toBe(0);
  }
  expect(returns.every(({ amountCents }) => amountCents > 0)).toBe(true);
  purse.settle(session, due[kind]);
}
