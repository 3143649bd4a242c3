import { expect, test } from "vitest";
import { externalPagePayment } from "backend/adapters/payment/external-page.ts";
import { signatureHeader, signatureOf } from "backend/adapters/payment/signature.ts";
import { minute } from "backend/domain/duration.ts";
import { tokenOf } from "backend/use-cases/gift-cards/gift-card-purchase.ts";
import { reconcilePayments } from "backend/use-cases/payments/reconcile-payments.ts";
import { checkInvariants } from "db/check.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { buyCard, endPayment, payCard, purchaseHeader, redeem, wish } from "./gift-card-steps.ts";
import { bookedByBoth } from "./session-fixtures.ts";

const secret = "a secret shared with the payment page";

/** An app whose money an outside page takes. */
async function openWithPage() {
  const payment = externalPagePayment({
    pageUrl: "https://pay.example/page",
    secret,
    statusUrl: null,
    refundUrl: null,
  });
  return await openTestApp({
    demo: false,
    broken: (ports) => Object.assign(ports, { payment }),
  });
}

type Bought = Awaited<ReturnType<typeof buyCard>>;

function eventOf({ payment }: Bought, status: string, changes: object = {}) {
  const { id } = payment;
  const money = status === "paid" ? { amount: payment.amountCents, currency: "EUR" } : {};
  return { id: `${status}-${id}`, payment: id, reference: id, status, ...money, ...changes };
}

async function deliver(app: TestApp, event: object, { at = app.now(), key = secret } = {}) {
  const body = JSON.stringify(event);
  return await app.request("/api/payment-events", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      [signatureHeader]: signatureOf(key, body, at),
    },
    body,
  });
}

async function stateOf(app: TestApp, bought: Bought) {
  const card = await (await app.get(`/gift-cards/${bought.id}`, purchaseHeader(bought))).json();
  return { card: card.state, payment: card.payment.state, receipts: card.payment.receipts.length };
}

const paidOnce = { card: "active", payment: "paid", receipts: 1 };

test("events count once, in any order, however late and however often they come", async () => {
  await using app = await openWithPage();
  const orders = [
    ["paid"],
    ["paid", "paid", "paid"],
    ["failed", "paid"],
    ["expired", "paid", "failed", "expired"],
    ["pending", "paid", "pending"],
  ];
  for (const order of orders) {
    const bought = await buyCard(app);
    for (const status of order) {
      expect((await deliver(app, eventOf(bought, status))).status).toBe(204);
      app.advance(40 * minute);
      await reconcilePayments(app.ports, app.now());
    }
    expect(await stateOf(app, bought)).toEqual(paidOnce);
    app.advance(60 * minute);
  }
  expect(await app.ports.persistence.ledger.balance("card-processor")).toBe(-7500 * orders.length);
  expect(await checkInvariants(app.database.read)).toEqual([]);
});

test("forged, old and changed events are refused, and another amount or currency is only noted", async () => {
  await using app = await openWithPage();
  const bought = await buyCard(app);
  const paid = eventOf(bought, "paid");
  const wrongKey = await deliver(app, paid, { key: "another secret" });
  expect([wrongKey.status, (await wrongKey.json()).errCode]).toEqual([401, "ERR_UNAUTHORIZED"]);
  expect((await deliver(app, paid, { at: app.now() - 6 * minute })).status).toBe(401);
  expect((await app.post("/payment-events", paid)).status).toBe(401);
  for (
    const [id, changes] of Object.entries({
      less: { amount: 1 },
      more: { amount: 750_000 },
      dollars: { currency: "USD" },
      elsewhere: { reference: "another" },
    })
  ) expect((await deliver(app, { ...paid, ...changes, id })).status).toBe(204);
  const unknown = { ...paid, id: "unknown", payment: crypto.randomUUID() };
  expect((await deliver(app, unknown)).status).toBe(204);
  expect((await deliver(app, { nonsense: true })).status).toBe(204);
  expect(await stateOf(app, bought)).toEqual({ card: "pending", payment: "pending", receipts: 0 });
  const found = await app.ports.persistence.payments.find(bought.payment.id);
  expect(found?.flag).toContain("another payment");
  expect(await app.ports.persistence.ledger.totals()).toEqual([]);

  expect((await deliver(app, paid)).status).toBe(204);
  expect(await stateOf(app, bought)).toEqual(paidOnce);
});

test("a return without payment changes nothing, a signed one pays, and no return is needed", async () => {
  await using app = await openWithPage();
  const bought = await buyCard(app);
  const path = `/payments/${bought.payment.id}/return`;
  const bare = await app.get(path);
  expect([bare.status, bare.headers.get("location")])
    .toEqual([303, `http://localhost:8000/gift-card/bought/${bought.id}`]);
  expect((await stateOf(app, bought)).payment).toBe("pending");

  const text = JSON.stringify(eventOf(bought, "paid"));
  const event = new TextEncoder().encode(text).toBase64({ alphabet: "base64url" });
  const query = (signature: string) => `${path}?${new URLSearchParams({ event, signature })}`;
  expect((await app.get(query("t=1,v1=0"))).status).toBe(401);
  const signed = await app.get(query(signatureOf(secret, text, app.now())));
  expect(signed.headers.get("location")).toContain(`#${bought.secret}`);
  expect(await stateOf(app, bought)).toEqual(paidOnce);
});

test("a failed payment is tried again; of two that are paid the second goes back", async () => {
  await using app = await openTestApp({ demo: false });
  const bought = await buyCard(app);
  await endPayment(app, bought, "failed");
  const retry = async () =>
    await (await app.post(
      `/gift-cards/${bought.id}/retry-payment`,
      undefined,
      purchaseHeader(bought),
    )).json();
  const again = await retry();
  expect(again.payment.id).not.toBe(bought.payment.id);
  expect((await retry()).payment.id).toBe(again.payment.id);
  expect((await endPayment(app, bought)).status).toBe(409);
  await payCard(app, again);
  expect((await retry()).errCode).toBe("ERR_ALREADY_PAID");

  // The first page was paid after all, for example in another tab.
  const { payment, persistence } = app.ports;
  const first = (await persistence.payments.find(bought.payment.id))!;
  const { body, header } = payment.testPage!.eventOf(first, "paid", app.now());
  const late = await app.request("/api/payment-events", {
    method: "POST",
    headers: { "Content-Type": "application/json", [signatureHeader]: header(signatureHeader)! },
    body: body as BodyInit,
  });
  expect(late.status).toBe(204);
  expect(await reconcilePayments(app.ports, app.now())).toBe(0);
  expect(await persistence.payments.find(first.id)).toMatchObject({ state: "refunded" });
  expect(await persistence.payments.listRefunds(first.id)).toMatchObject([{ state: "done" }]);
  expect(await persistence.ledger.balance("card-processor")).toBe(-7500);
  expect(await checkInvariants(app.database.read)).toEqual([]);
});

test("fifty redemptions of one code at once spend its money once", async () => {
  await using app = await openTestApp();
  const { code } = await payCard(app, await buyCard(app, { amountCents: 2000 }));
  const { session, client } = await bookedByBoth(app);
  // The signed code of a link: typed ones are limited to forty an hour.
  const signed = tokenOf(app.ports.auth, code);
  const body = { code: signed, therapySessionId: session.id, amountCents: 300 };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => app.post("/gift-cards/redeem", body, client.headers)),
  );
  const errors = await Promise.all(answers.map(async (one) => (await one.json()).errCode));
  expect(errors.filter((code) => code === undefined)).toHaveLength(6);
  expect(errors.filter((code) => code === "ERR_BALANCE_TOO_LOW")).toHaveLength(44);
  const { balanceCents } = await (await app.post("/gift-cards/balance", { code })).json();
  expect(balanceCents).toBe(200);
  expect(await checkInvariants(app.database.read)).toEqual([]);
});

test("the database itself refuses to overdraw, to change the ledger and to skip a receipt", async () => {
  await using app = await openTestApp({ demo: false });
  await payCard(app, await buyCard(app));
  const run = (statement: string) =>
    app.database.transaction((connection) => connection.run(statement));
  for (
    const [statement, reason] of [
      ["update ledger_transfers set amount_cents = 1", "only added"],
      ["delete from ledger_events", "only added"],
      ["update receipts set amount_cents = 1", "only added"],
      ["update payments set amount_cents = 1", "never changes"],
      ["update payments set state = 'pending'", "ERR_ILLEGAL_TRANSITION"],
      [
        `insert into receipts (number, year, sequence, kind, payment_id, amount_cents, issued_at)
         select '2026-00003', 2026, 3, 'receipt', payment_id, 1, 0 from receipts`,
        "continues the numbers",
      ],
      [
        `insert into ledger_transfers (event_id, position, debit, credit, amount_cents)
         select event_id, 9, credit, 'card-processor', 7501 from ledger_transfers`,
        "ERR_BALANCE_TOO_LOW",
      ],
      [
        `insert into ledger_transfers (event_id, position, debit, credit, amount_cents)
         select event_id, 9, credit, 'card-processor', 0.5 from ledger_transfers`,
        "CHECK constraint failed",
      ],
    ] as const
  ) {
    await expect(
      run(statement).catch((error) => {
        throw new Error(`${error.message} ${error.cause?.message ?? ""}`);
      }),
    ).rejects.toThrow(reason);
  }
});

test("a card for the post is printed and marked as sent; a lost one is blocked and replaced with its money", async () => {
  await using app = await openTestApp();
  const address = { line1: "Puuvilla 4", city: "Narva", postalCode: "20103", country: "EE" };
  const delivery = { by: "post", address, arrives: "2026-12-10" };
  const { id, code, payment } = await payCard(app, await buyCard(app, { delivery }));
  expect(payment.amountCents).toBe(wish.amountCents + 300);
  const { headers: admin } = await app.signIn("admin@demo.heaolu.ee");
  const toPost = async () =>
    (await (await app.get("/admin/gift-cards?toPost=true", admin)).json()).giftCards
      .map((card: { id: string }) => card.id);
  const waiting = async () =>
    (await (await app.get("/admin/summary", admin)).json()).giftCardsToPost;
  expect(await toPost()).toContain(id);
  expect(await waiting()).toBe((await toPost()).length);
  const pdf = await app.get(`/admin/gift-cards/${id}/pdf`, admin);
  expect(new TextDecoder().decode(await pdf.bytes()).slice(0, 5)).toBe("%PDF-");
  const { status } = await app.post(`/admin/gift-cards/${id}/posted`, undefined, admin);
  expect(status).toBe(200);
  expect(await toPost()).not.toContain(id);
  expect(await waiting()).toBe((await toPost()).length);

  const { session, client } = await bookedByBoth(app);
  await redeem(app, { code, therapySessionId: session.id, amountCents: 1000 }, client.headers);
  const reason = { reason: "Kadus postis" };
  await app.post(`/admin/gift-cards/${id}/block`, reason, admin);
  const blocked = { code, therapySessionId: session.id };
  expect((await (await app.post("/gift-cards/redeem", blocked, client.headers)).json()).errCode)
    .toBe("ERR_GIFT_CARD_BLOCKED");
  const replaced = await app.post(`/admin/gift-cards/${id}/reissue`, reason, admin);
  expect(await replaced.json()).toMatchObject({ balanceCents: 6500, state: "active" });
  const twice = await app.post(`/admin/gift-cards/${id}/reissue`, reason, admin);
  expect((await twice.json()).errCode).toBe("ERR_ILLEGAL_TRANSITION");

  // What the session returns goes to the new card.
  await app.post(`/therapy-sessions/${session.id}/cancel`, undefined, client.headers);
  const { giftCards } = await (await app.get("/admin/gift-cards?state=active", admin)).json();
  expect(giftCards[0]).toMatchObject({ balanceCents: 7500 });

  // A refund of the payment takes the money from where it is now.
  const refund = { amountCents: payment.amountCents, reason: "Palve" };
  const refunded = await app.post(`/admin/payments/${payment.id}/refund`, refund, admin);
  expect(await refunded.json()).toMatchObject({ state: "refunded" });
  const ended = await (await app.get("/admin/gift-cards?state=refunded", admin)).json();
  expect(ended.giftCards[0]).toMatchObject({ id: giftCards[0].id, balanceCents: 0 });
  const ledger = await (await app.get("/admin/ledger", admin)).json();
  expect(ledger.differenceCents).toBe(0);
  expect(ledger.names.sessions).toContainEqual({
    account: `session:${session.id}`,
    practitioner: session.therapist.name,
    practiceType: session.practiceType,
    intro: false,
    startsAt: session.startsAt,
  });
  expect(await checkInvariants(app.database.read)).toEqual([]);
});
