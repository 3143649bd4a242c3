import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  balanceOf,
  cardProcessor,
  type LedgerEvent,
  packageAccount,
  packageExpired,
  packageUsed,
  paymentReceived,
  practitionerAccount,
  refundPaid,
  refundRequested,
  sessionAccount,
  sessionSettled,
  type Transfer,
} from "./ledger.ts";
import { creditsLeft, nextCreditCents, packageLines } from "./package.ts";
import { type SessionMoney, settlement } from "./session-money.ts";
import { anySession } from "./session-money.testing.ts";

const histories = 5_000;
const percent = { late: 50, missed: 30 };
const ends = ["finish", "cancel-in-time", "cancel-late", "miss"] as const;

type Step =
  | { kind: "use"; priceCents: number }
  | { kind: "end"; how: (typeof ends)[number] }
  | { kind: "refund"; cents: number }
  | { kind: "expire" };

const terms = fc.record({
  id: fc.constant("p"),
  sessions: fc.integer({ min: 2, max: 20 }),
  each: fc.integer({ min: 100, max: 9_000 }),
  over: fc.integer({ min: 0, max: 19 }),
}).map(({ id, sessions, each, over }) => ({
  id,
  sessions,
  priceCents: each * sessions + over % sessions,
}));

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("use" as const),
      // The price of a single session falls and rises after the sale.
      priceCents: fc.integer({ min: 1, max: 20_000 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("end" as const),
      how: fc.constantFrom(...ends),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("refund" as const),
      cents: fc.integer({ min: 1, max: 9_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("expire" as const) }) },
);

/** The same package counted in coins of one session each, and the loose cents beside them. */
class Coins {
  loose: number;
  earned = 0;
  paidBack = 0;
  onSessions: number[] = [];

  constructor(readonly coin: number, public count: number, priceCents: number) {
    this.loose = priceCents - coin * count;
  }

  put(cents: number): void {
    this.loose += cents;
    while (this.loose >= this.coin) {
      this.loose -= this.coin;
      this.count++;
    }
  }

  take(cents: number): void {
    this.loose -= cents;
    while (this.loose < 0) {
      this.loose += this.coin;
      this.count--;
    }
  }

  get value(): number {
    return this.count * this.coin + this.loose;
  }
}

/** As in the database: what was posted, and the money on each session. */
class Books {
  transfers: Transfer[] = [];
  booked: { session: string; priceCents: number; money: SessionMoney }[] = [];

  post(event: LedgerEvent | null): void {
    this.transfers.push(...event?.transfers ?? []);
    expect(this.balance(packageAccount("p"))).toBeGreaterThanOrEqual(0);
  }

  balance(account: string): number {
    return balanceOf(account, this.transfers);
  }
}

test(`${histories} random histories of a package agree with coins that are counted`, () => {
  fc.assert(
    fc.property(terms, fc.array(step, { maxLength: 60 }), (sold, steps) => {
      const books = new Books();
      const coins = new Coins(
        Math.floor(sold.priceCents / sold.sessions),
        sold.sessions,
        sold.priceCents,
      );
      books.post(paymentReceived({ id: "pay", lines: packageLines(sold) }, 0));
      steps.forEach((one, at) => play(one, { sold, at: at + 1, books, coins }));
      const held = coins.onSessions.reduce((sum, cents) => sum + cents, 0);
      expect(books.balance(packageAccount("p"))).toBe(coins.value);
      expect(creditsLeft(sold, coins.value)).toBe(coins.count);
      expect(books.balance(practitionerAccount("anna"))).toBe(coins.earned);
      expect(books.balance(cardProcessor)).toBe(coins.paidBack - sold.priceCents);
      expect(coins.value + held + coins.earned + coins.paidBack).toBe(sold.priceCents);
    }),
    { numRuns: histories },
  );
});

type Played = {
  sold: { id: string; sessions: number; priceCents: number };
  at: number;
  books: Books;
  coins: Coins;
};

function play(step: Step, { sold, at, books, coins }: Played): void {
  const balanceCents = books.balance(packageAccount("p"));
  if (step.kind === "use") {
    if (coins.count === 0) {
      expect(() => nextCreditCents(sold, balanceCents)).toThrow("ERR_PACKAGE_USED_UP");
      return;
    }
    const amountCents = nextCreditCents(sold, balanceCents);
    coins.count--;
    const goesAlong = coins.loose < sold.sessions ? coins.loose : 0;
    coins.loose -= goesAlong;
    expect(amountCents).toBe(coins.coin + goesAlong);
    coins.onSessions.push(amountCents);
    const session = `s${at}`;
    const money = { id: `m${at}`, packageId: "p", therapySessionId: session, amountCents };
    books.post(packageUsed(money, at));
    const { packageId: id, ...stored } = money;
    books.booked.push({
      session,
      priceCents: step.priceCents,
      money: { ...stored, source: { kind: "package", id }, returnedCents: 0, createdAt: at },
    });
    return;
  }
  if (step.kind === "end") return end(step.how, at, books, coins);
  if (step.kind === "expire") {
    if (balanceCents === 0) return;
    books.post(packageExpired({ packageId: "p", therapistId: "anna", balanceCents }, at));
    coins.earned += coins.value;
    coins.take(coins.value);
    return;
  }
  const amountCents = Math.min(step.cents, balanceCents);
  if (amountCents === 0) return;
  const lines = [{ account: packageAccount("p"), amountCents }];
  books.post(refundRequested({ id: `r${at}`, paymentId: "pay", lines }, at));
  books.post(refundPaid({ id: `r${at}`, paymentId: "pay", amountCents }, at));
  coins.take(amountCents);
  coins.paidBack += amountCents;
}

const dueOf = { "finish": 100, "cancel-in-time": 0, "cancel-late": 50, "miss": 30 };

function end(how: (typeof ends)[number], at: number, books: Books, coins: Coins): void {
  const first = books.booked.shift();
  const credit = coins.onSessions.shift();
  if (!first || credit === undefined) return;
  const { session: id, priceCents, money } = first;
  const ended = anySession({ id, therapistId: "anna", priceCents, percent }, how);
  const { transfers } = settlement(ended, [money], 0, ended.endsAt + 1);
  books.post(sessionSettled({ therapySessionId: id, key: `${at}`, transfers }, at));
  const earned = Math.round(credit * dueOf[how] / 100);
  coins.earned += earned;
  coins.put(credit - earned);
  expect(books.balance(sessionAccount(id))).toBe(0);
}
