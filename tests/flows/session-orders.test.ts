import { expect, test } from "vitest";
import { mailTimes } from "backend/adapters/mail/mail-times.ts";
import { signatureHeader } from "backend/adapters/payment/signature.ts";
import { minute } from "backend/domain/duration.ts";
import { reconcilePayments } from "backend/use-cases/payments/reconcile-payments.ts";
import { lapseSessionOrders } from "backend/use-cases/session-orders/lapse-session-orders.ts";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { checkInvariants } from "db/check.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { newClient, offeredTimes, type Person } from "./booked-session.ts";
import { buyCard, payCard } from "./gift-card-steps.ts";
import { codeFor, guestSteps, liisa } from "./guest-steps.ts";
import { editorOf } from "./profile-steps.ts";

type Order = {
  id: string;
  secret: string;
  status: string;
  payBy: string;
  priceCents: number;
  giftCardCents: number;
  restCents: number;
  payment: { id: string; pageUrl: string | null; state: string } | null;
  booking: { id: string } | null;
};

/** A practitioner whose sessions are paid first; half of the price is due after a late cancellation. */
async function openOrders({ prepaid = true } = {}) {
  const app = await openTestApp();
  const { user } = await app.signIn("therapist1@demo.heaolu.ee");
  const therapistId: string = user.therapistId;
  const editor = await editorOf(app, "therapist1@demo.heaolu.ee");
  await editor.publish(() => ({ prepaid, cancellationNoticeHours: 24, lateCancelPercent: 50 }));
  const json = async (answer: Response) => await answer.json();
  const offered = await offeredTimes(app, therapistId, 28);
  const { practice } = offered;
  // Far enough from each other not to overlap.
  const times = offered.times.filter((_, nth) => nth % 8 === 0);
  const held = async (headers: Record<string, string>, nth: number) => {
    const wanted = { event_type: practice.eventTypeUri, start_time: times[nth]! };
    const answer = await app.post("/calendly/holds", wanted, headers);
    if (answer.status !== 201) throw new Error(await answer.text());
    const { id, secret } = await answer.json();
    return { id, secret };
  };
  const send = async ({ headers }: Person, nth: number, more = {}) =>
    await app.post("/session-orders", {
      eventType: practice.eventTypeUri,
      startsAt: times[nth]!,
      timeZone: "Europe/Tallinn",
      hold: await held(headers, nth),
      ...more,
    }, headers);
  return {
    ...{ app, therapistId, practice, times, json, send },
    order: async (person: Person, nth: number, more = {}): Promise<Order> => {
      const answer = await send(person, nth, more);
      if (answer.status !== 201) throw new Error(await answer.text());
      return await answer.json();
    },
    read: async ({ id, secret }: Order): Promise<Order> =>
      await json(await app.get(`/session-orders/${id}`, { "X-Purchase-Secret": secret })),
    post: (path: string, { id, secret }: Order) =>
      app.post(`/session-orders/${id}/${path}`, undefined, { "X-Purchase-Secret": secret }),
    /** What the provider reports, also about a page that has ended. */
    event: async ({ payment }: Order, outcome: "paid" | "failed" | "expired") => {
      const { testPage } = app.ports.payment;
      const stored = (await app.ports.persistence.payments.find(payment!.id))!;
      const { body, header } = testPage!.eventOf(stored, outcome, app.now());
      const headers = {
        "Content-Type": "application/json",
        [signatureHeader]: header(signatureHeader)!,
      };
      const sent = { method: "POST", headers, body: body as BodyInit };
      expect((await app.request("/api/payment-events", sent)).status).toBe(204);
    },
    card: async (amountCents: number): Promise<string> =>
      (await payCard(app, await buyCard(app, { amountCents }))).code,
    balance: async (code: string): Promise<number> =>
      (await json(await app.post("/gift-cards/balance", { code }))).balanceCents,
    isFree: async (nth: number) =>
      (await offeredTimes(app, therapistId, 28)).times.includes(times[nth]!),
    /** What the jobs do. */
    work: async () => {
      await lapseSessionOrders(app.ports, app.now());
      expect(await reconcilePayments(app.ports, app.now())).toBe(0);
    },
    mails: async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject),
    /** The latest mail to an address whose subject begins so. */
    mail: async (email: string, subject: string) =>
      (await mailsTo(app, email)).find((mail) => mail.subject.startsWith(subject))!.text,
    [Symbol.asyncDispose]: async () => {
      const totals = await app.ports.persistence.ledger.totals();
      expect(totals.reduce((sum, { balanceCents }) => sum + balanceCents, 0)).toBe(0);
      expect(await checkInvariants(app.database.read)).toEqual([]);
      await app[Symbol.asyncDispose]();
    },
  };
}

async function mailsTo(app: TestApp, email: string) {
  await sendDueMails(app.ports, { clock: app.now });
  return (await app.ports.persistence.outbox.listSent(200)).filter(({ to }) => to === email);
}

test("a card and a payment book a session once, and a late cancellation returns what the policy says", async () => {
  await using visit = await openOrders();
  const { app, json, practice, times } = visit;
  const client = await newClient(app, "mari@example.ee");
  const code = await visit.card(2500);
  const plain = await app.post("/calendly/invitees", {
    event_type: practice.eventTypeUri,
    start_time: times[0]!,
    invitee: { name: client.user.name, email: client.user.email, timezone: "Europe/Tallinn" },
  }, client.headers);
  expect((await json(plain)).errCode).toBe("ERR_PREPAYMENT_NEEDED");

  const order = await visit.order(client, 0, { giftCardCode: code });
  const { priceCents } = order;
  const rest = priceCents - 2500;
  expect(order).toMatchObject({
    ...{ status: "waiting", giftCardCents: 2500, restCents: rest, booking: null },
    payment: { state: "pending", amountCents: rest, pageUrl: expect.any(String) },
  });
  expect(await visit.balance(code)).toBe(0);
  expect(await visit.isFree(0)).toBe(false);
  expect((await app.get(`/session-orders/${order.id}`)).status).toBe(404);

  // The page says no, and then, in any order and twice, that the money came.
  await visit.event(order, "failed");
  expect(await visit.read(order)).toMatchObject({
    status: "waiting",
    payment: { state: "failed" },
  });
  await visit.event(order, "paid");
  await visit.event(order, "paid");
  await visit.event(order, "expired");
  const booked = await visit.read(order);
  expect(booked).toMatchObject({ status: "booked", payment: { state: "paid" } });
  expect((await json(await visit.post("retry-payment", order))).errCode).toBe("ERR_ALREADY_PAID");
  expect((await json(await visit.post("take-back", order))).errCode).toBe("ERR_ORDER_ENDED");
  const path = `/therapy-sessions/${booked.booking!.id}`;
  const session = await json(await app.get(path, client.headers));
  expect(session).toMatchObject({ status: "booked", prepaid: true, paidCents: priceCents });

  app.advance(Date.parse(session.cancelFreeUntil) - app.now() + minute);
  const { headers } = await app.signIn("mari@example.ee", "a password of mine alone");
  const payment = await json(await app.get(`/gift-cards/sessions/${booked.booking!.id}`, headers));
  const fee = session.lateCancelFeeCents;
  expect(payment).toMatchObject({ paidCents: priceCents, restCents: 0, onlineCents: rest });
  expect(payment.ifCancelled).toMatchObject({ keptCents: fee, toPackageCents: 0 });
  expect((await visit.read(order)).booking).toMatchObject({ ifCancelled: payment.ifCancelled });
  expect((await app.post(`${path}/cancel`, undefined, headers)).status).toBe(200);
  await visit.work();
  const toPayment = Math.min(rest, priceCents - fee);
  expect(await json(await app.get(`/gift-cards/sessions/${booked.booking!.id}`, headers)))
    .toMatchObject({ paidCents: fee, refundedCents: toPayment, ifCancelled: null });
  expect(payment.ifCancelled).toMatchObject({ toPayerCents: toPayment });
  const toCard = priceCents - fee - toPayment;
  expect(await visit.read(order)).toMatchObject({
    payment: { refundedCents: toPayment },
    booking: {
      paidCents: fee,
      ifCancelled: null,
      returned: { toPayerCents: toPayment, toGiftCardsCents: toCard },
    },
  });
  expect(await visit.balance(code)).toBe(toCard);
  expect(await visit.mails("mari@example.ee")).toContainEqual(
    expect.stringMatching(/^Kreeditarve/),
  );
  const { money } = mailTimes("Europe/Tallinn", "en");
  expect(await visit.mail("mari@example.ee", "Confirmed")).toContain(`${money(priceCents)}, paid`);
  const cancelled = await visit.mail("mari@example.ee", "Cancelled");
  expect(cancelled).toContain(
    `${money(fee)} of what you paid stays with the practitioner. ${money(toPayment)} comes back`,
  );
  expect(cancelled).not.toContain("pay them directly");
  const euros = (cents: number) =>
    mailTimes("Europe/Tallinn", "et").money(cents).replace("\u00a0", " ");
  expect(await visit.mail("therapist1@demo.heaolu.ee", "Aeg tühistatud")).toContain(
    `kliendi makstust jääb sulle ${euros(fee)}. ${euros(toPayment)} läheb kliendile tagasi.`,
  );
  const therapist = await app.signIn("therapist1@demo.heaolu.ee");
  const waived = await app.post(`${path}/waive-fee`, undefined, therapist.headers);
  expect(await json(waived)).toMatchObject({ paidCents: 0 });
  await visit.work();
  expect(await visit.read(order)).toMatchObject({ payment: { refundedCents: rest } });
  expect(await visit.balance(code)).toBe(2500);
  // Without what came back at the cancellation.
  expect(await visit.mail("mari@example.ee", "No fee"))
    .toContain(
      `${money(rest - toPayment)} comes back the way you paid, within ten days. €25 is on`,
    );
});

test("an unpaid time is free again, and money that comes later books it or goes back", async () => {
  await using visit = await openOrders();
  const { app, json } = visit;
  const mari = await newClient(app, "mari@example.ee");
  const code = await visit.card(1000);
  const lost = await visit.order(mari, 0, { giftCardCode: code });
  const later = await visit.order(mari, 1);
  const waiting = async ({ headers }: { headers: Record<string, string> }) =>
    (await json(await app.get("/session-orders", headers))).orders;
  expect(await waiting(mari)).toMatchObject([{ id: lost.id }, { id: later.id }]);
  app.advance(Date.parse(lost.payBy) - app.now());
  expect(await waiting(await app.signIn("mari@example.ee", "a password of mine alone")))
    .toEqual([]);
  // At once, before any job.
  expect(await visit.isFree(0)).toBe(true);
  expect(await visit.read(lost)).toMatchObject({ status: "lapsed", payment: { state: "expired" } });
  expect((await json(await visit.post("retry-payment", lost))).errCode).toBe("ERR_ORDER_ENDED");
  await visit.work();
  await visit.work();
  expect(await visit.balance(code)).toBe(1000);
  const jaan = await newClient(app, "jaan@example.ee");
  const other = await visit.order(jaan, 0);
  await visit.event(other, "paid");
  expect(await visit.read(other)).toMatchObject({ status: "booked" });

  await visit.event(lost, "paid");
  await visit.event(lost, "paid");
  await visit.work();
  expect(await visit.read(lost)).toMatchObject({
    status: "lapsed",
    payment: { state: "refunded" },
  });
  const { payments } = app.ports.persistence;
  expect(await payments.listRefunds(lost.payment!.id))
    .toMatchObject([{ state: "done", amountCents: lost.restCents }]);
  expect(await visit.mails("mari@example.ee")).toContainEqual(expect.stringMatching(/^Maksame/));

  // The other time is still free.
  await visit.event(later, "paid");
  expect(await visit.read(later)).toMatchObject({ status: "booked", payment: { state: "paid" } });
  const given = await visit.order(jaan, 2);
  expect((await visit.post("take-back", given)).status).toBe(200);
  expect(await visit.isFree(2)).toBe(true);
  await visit.event(given, "paid");
  await visit.work();
  expect(await visit.read(given))
    .toMatchObject({ status: "taken-back", payment: { state: "refunded" } });
});

test("a failed payment is tried again while the time is kept, for an hour at most", async () => {
  await using visit = await openOrders();
  const { app, json } = visit;
  const client = await newClient(app, "mari@example.ee");
  const order = await visit.order(client, 0);
  await visit.event(order, "failed");
  app.advance(30 * minute);
  const again: Order = await json(await visit.post("retry-payment", order));
  expect(again.payment!.id).not.toBe(order.payment!.id);
  expect(Date.parse(again.payBy)).toBeGreaterThan(Date.parse(order.payBy));
  expect((await json(await visit.post("retry-payment", order))).payment.id).toBe(again.payment!.id);
  // Both pages are paid: one books, the other goes back.
  await visit.event(order, "paid");
  await visit.event(again, "paid");
  await visit.work();
  const { payments } = app.ports.persistence;
  expect(await payments.find(order.payment!.id)).toMatchObject({ state: "paid" });
  expect(await payments.find(again.payment!.id)).toMatchObject({ state: "refunded" });
  const { headers } = await app.signIn("mari@example.ee", "a password of mine alone");
  const [session] = await json(await app.get("/therapy-sessions/me", headers));
  expect(session).toMatchObject({ status: "booked", paidCents: order.priceCents });
});

test("a guest proves the mailbox, then pays; a card that covers all books at once, also on site", async () => {
  await using visit = await openOrders();
  const { app, json, therapistId } = visit;
  const code = await visit.card(50_000);
  const guest = guestSteps(app, therapistId);
  const proven = async (nth: number, more = {}) => {
    const requested = await guest.request(await guest.hold(nth), liisa, more);
    return await json(await guest.confirm(requested, await codeFor(app, liisa.email)));
  };
  const { booking, order } = await proven(0);
  expect([booking, order.status]).toEqual([null, "waiting"]);
  await visit.event(order, "paid");
  expect((await visit.read(order)).booking).toMatchObject({ status: "booked" });

  const whole = await proven(0, { giftCardCode: code });
  expect(whole.booking).toMatchObject({ status: "booked" });
  const client = await newClient(app, "mari@example.ee");
  const editor = await editorOf(app, "therapist1@demo.heaolu.ee");
  await editor.publish(() => ({ prepaid: false }));
  const onSite = await visit.order(client, 5, { giftCardCode: await visit.card(1000) });
  expect(onSite).toMatchObject({ status: "booked", giftCardCents: 1000, payment: null });
  const [session] = await json(await app.get("/therapy-sessions/me", client.headers));
  expect(session).toMatchObject({ prepaid: false, paidCents: 1000 });
  const { money } = mailTimes("Europe/Tallinn", "en");
  const { priceCents } = onSite;
  const price = `${money(priceCents)}: €10 paid, ${money(priceCents - 1000)} to pay on site`;
  expect(await visit.mail("mari@example.ee", "Confirmed")).toContain(price);
  const to = { startsAt: visit.times[7]! };
  const moved = await app.post(`/therapy-sessions/${session.id}/reschedule`, to, client.headers);
  expect(moved.status, await moved.clone().text()).toBe(200);
  expect(await visit.mail("mari@example.ee", "Moved")).toContain(price);
});
