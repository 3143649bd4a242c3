import { expect, test } from "vitest";
import { checkInvariants } from "db/check.ts";
import { day, hour, minute } from "backend/domain/duration.ts";
import { codeAlphabet, newGiftCardCode } from "backend/domain/money/gift-card-code.ts";
import { followGiftCardEnds } from "backend/use-cases/gift-cards/follow-gift-card-ends.ts";
import { sendDueGiftCards } from "backend/use-cases/gift-cards/send-due-gift-cards.ts";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { buyCard, payCard, purchaseHeader, redeem, wish } from "./gift-card-steps.ts";
import { bookedByBoth, signInBoth } from "./session-fixtures.ts";

async function sentMails(app: TestApp, to: string) {
  await sendDueMails(app.ports, { clock: app.now });
  const mails = await app.ports.persistence.outbox.listSent(100);
  return mails.filter((mail) => mail.to === to);
}

async function balanceOf(app: TestApp, code: string, headers = {}) {
  return await (await app.post("/gift-cards/balance", { code }, headers)).json();
}

test("a card is bought, paid, mailed on its date, redeemed in two parts, and the rest is refunded", async () => {
  await using app = await openTestApp();
  const { persistence } = app.ports;
  const bought = await buyCard(app, { amountCents: 20_000 });
  expect(bought).toMatchObject({ state: "pending", code: null, payment: { state: "pending" } });

  const paid = await payCard(app, bought);
  expect(paid).toMatchObject({
    state: "active",
    code: expect.stringMatching(/^[\w]{4}(-[\w]{4}){3}$/),
    balanceCents: 20_000,
    expiresOn: "2029-12-24",
    deliverAt: "2026-12-24T07:00:00Z",
    payment: { state: "paid", pageUrl: null, receipts: [{ number: "2026-00006" }] },
  });
  const receipt = (await sentMails(app, wish.buyer.email)).at(-1)!;
  expect(receipt.subject).toBe("Kviitung 2026-00006");
  expect(receipt.text).toContain("200");

  // No mail leaves before the morning of the chosen day.
  app.advance(Date.parse("2026-12-24T06:59:59Z") - app.now());
  expect(await sendDueGiftCards(app.ports, app.now())).toBe(0);
  app.advance(1000);
  expect(await sendDueGiftCards(app.ports, app.now())).toBe(1);
  expect(await sendDueGiftCards(app.ports, app.now())).toBe(0);
  const [mail] = await sentMails(app, "anna@example.ee");
  expect(mail!.text).toContain(paid.code);
  expect(mail!.text).toContain("See tund on ainult sinu jaoks.");
  expect((await sentMails(app, wish.buyer.email)).map(({ subject }) => subject))
    .toContain("Sinu kinkekaart on saadetud");
  const { code } = paid;

  // Another person, with the link of the mail.
  const [, token] = /balance#(\S+)/.exec(mail!.text)!;
  expect(await balanceOf(app, token!)).toMatchObject({ balanceCents: 20_000, state: "active" });
  const first = await bookedByBoth(app);
  const { id, priceCents } = first.session;
  // Also the kept pages of the journal show it at once.
  const paidInLists = async () =>
    await Promise.all(["me", "therapist"].map(async (side) => {
      const { headers } = side === "me" ? first.client : first.therapist;
      const list = await (await app.get(`/therapy-sessions/${side}?limit=100`, headers)).json();
      return list.find((session: { id: string }) => session.id === id).paidCents;
    }));
  expect(await paidInLists()).toEqual([0, 0]);
  const part = await redeem(
    app,
    { code, therapySessionId: id, amountCents: 1000 },
    first.client.headers,
  );
  expect(part).toMatchObject({ paidCents: 1000, restCents: priceCents - 1000 });
  expect(await paidInLists()).toEqual([1000, 1000]);
  expect(await (await app.get(`/therapy-sessions/${id}`, first.client.headers)).json())
    .toMatchObject({ paidCents: 1000 });
  const rest = await redeem(app, { code, therapySessionId: id }, first.client.headers);
  expect(rest).toMatchObject({ paidCents: priceCents, restCents: 0 });
  const again = await app.post(
    "/gift-cards/redeem",
    { code, therapySessionId: id },
    first.client.headers,
  );
  expect(await again.json()).toMatchObject({ errCode: "ERR_NOTHING_TO_PAY" });
  const shown = await app.get(`/gift-cards/sessions/${id}`, first.therapist.headers);
  expect(await shown.json()).toMatchObject({ restCents: 0, cards: [{ balanceCents: null }, {}] });

  // Only the person of the session reads whose it was: the giver has the code too.
  const { movements } = await balanceOf(app, code, first.client.headers);
  expect(movements.map(({ amountCents }: { amountCents: number }) => amountCents))
    .toEqual([20_000, -1000, 1000 - priceCents]);
  expect(movements[1].practitioner).toEqual(expect.any(String));
  expect((await balanceOf(app, code)).movements[1].practitioner).toBeNull();

  const admin = (await app.signIn("admin@demo.heaolu.ee")).headers;
  const left = 20_000 - priceCents;
  const refund = (amountCents: number) =>
    app.post(`/admin/payments/${paid.payment.id}/refund`, { amountCents, reason: "Palve" }, admin);
  expect(await (await refund(left + 1)).json())
    .toMatchObject({ errCode: "ERR_REFUND_TOO_LARGE", mostCents: left });
  expect(await (await refund(left)).json())
    .toMatchObject({ state: "partially-refunded", refundedCents: left });
  expect(await balanceOf(app, code)).toMatchObject({ balanceCents: 0 });
  expect((await sentMails(app, wish.buyer.email)).map(({ subject }) => subject))
    .toContain("Kreeditarve 2026-00007");

  const totals = await persistence.ledger.totals();
  expect(totals.reduce((sum, { balanceCents }) => sum + balanceCents, 0)).toBe(0);
  expect(totals.find(({ group }) => group === "session")?.balanceCents).toBe(priceCents);
  expect(await checkInvariants(app.database.read)).toEqual([]);
});

test("a cancelled session gives the money back: all of it in time, the rest after the fee when it is late", async () => {
  await using app = await openTestApp();
  const { code } = await payCard(app, await buyCard(app, { amountCents: 20_000 }));
  const { session, client } = await bookedByBoth(app);
  const { id, priceCents } = session;
  await redeem(app, { code, therapySessionId: id }, client.headers);
  app.advance(Date.parse(session.cancelFreeUntil) - app.now() + minute);
  const later = await signInBoth(app);
  const cancelled = await app.post(
    `/therapy-sessions/${id}/cancel`,
    undefined,
    later.client.headers,
  );
  expect(await cancelled.json()).toMatchObject({ status: "cancelled", paidCents: priceCents });
  // The fee of the demo practitioner is the whole price.
  expect(await balanceOf(app, code)).toMatchObject({ balanceCents: 20_000 - priceCents });

  const waived = await app.post(
    `/therapy-sessions/${id}/waive-fee`,
    undefined,
    later.therapist.headers,
  );
  expect(await waived.json()).toMatchObject({ paidCents: 0 });
  expect(await balanceOf(app, code)).toMatchObject({ balanceCents: 20_000 });
  const { movements } = await balanceOf(app, code);
  expect(movements.at(-1)).toMatchObject({ kind: "returned", amountCents: priceCents });
  expect(await checkInvariants(app.database.read)).toEqual([]);
});

test("codes: a typing error is named, and spaces and dashes do not matter", async () => {
  await using app = await openTestApp({ demo: false });
  const { code } = await payCard(app, await buyCard(app));
  const wrong = code.replace(/.$/, (last: string) => last === "3" ? "4" : "3");
  const mistyped = await app.post("/gift-cards/balance", { code: wrong });
  expect(await mistyped.json()).toMatchObject({
    errCode: "ERR_INVALID_INPUT",
    errors: [{ path: "code", errCode: "ERR_CODE_MISTYPED" }],
  });
  const typed = code.toLowerCase().replaceAll("-", "  ");
  expect(await balanceOf(app, typed)).toMatchObject({ balanceCents: 7500 });
});

/** Well-formed codes of no card, each of another beginning. */
function unknownCodes(count: number) {
  return Array.from({ length: count }, (_, nth) => {
    const symbols = [Math.floor(nth / codeAlphabet.length), nth % codeAlphabet.length];
    return newGiftCardCode(() => symbols.shift() ?? 0);
  });
}

test("only unknown codes are counted, and a card is found after any number of them", async () => {
  await using app = await openTestApp({ demo: false });
  const { code } = await payCard(app, await buyCard(app));
  const statuses: number[] = [];
  for (const unknown of unknownCodes(45)) {
    statuses.push((await app.post("/gift-cards/balance", { code: unknown })).status);
    expect(await balanceOf(app, code)).toMatchObject({ balanceCents: 7500 });
  }
  expect(statuses).toEqual([...Array(40).fill(404), ...Array(5).fill(429)]);
});

test("a person's unknown codes are counted apart from those of strangers in the same network", async () => {
  await using app = await openTestApp();
  const { headers } = await app.signIn("client@demo.heaolu.ee");
  const statusesOf = async (codes: string[], sent = {}) => {
    const answers = [];
    for (const code of codes) answers.push(await app.post("/gift-cards/balance", { code }, sent));
    return answers.map(({ status }) => status);
  };
  const codes = unknownCodes(70);
  expect((await statusesOf(codes.slice(0, 45))).at(-1)).toBe(429);
  expect(await statusesOf(codes.slice(45, 66), headers)).toEqual([...Array(20).fill(404), 429]);
});

test("codes that begin alike are tried ten times an hour, also when the network's limit is full", async () => {
  await using app = await openTestApp({ demo: false });
  const { code } = await payCard(app, await buyCard(app));
  for (const unknown of unknownCodes(40)) await balanceOf(app, unknown);
  const start = [...code.slice(0, 4)].map((symbol: string) => codeAlphabet.indexOf(symbol));
  for (let nth = 0; nth < 10; nth++) {
    const symbols = [...start, nth];
    const guess = newGiftCardCode(() => symbols.shift() ?? 0);
    expect((await app.post("/gift-cards/balance", { code: guess })).status).toBe(429);
    if (nth < 9) expect(await balanceOf(app, code)).toMatchObject({ balanceCents: 7500 });
  }
  expect((await app.post("/gift-cards/balance", { code })).status).toBe(429);
  app.advance(hour);
  expect(await balanceOf(app, code)).toMatchObject({ balanceCents: 7500 });
});

test("a card with money is announced twice before its end, then it ends and its money is income", async () => {
  await using app = await openTestApp({ demo: false });
  const { code } = await payCard(app, await buyCard(app));
  const end = Date.parse("2029-12-24T22:00:00Z");
  const at = async (instant: number) => {
    app.advance(instant - app.now());
    await followGiftCardEnds(app.ports, app.now());
    const mails = await sentMails(app, "anna@example.ee");
    return mails.filter(({ subject }) => subject.startsWith("Sinu kinkekaart kehtib kuni")).length;
  };
  expect(await at(end - 61 * day)).toBe(0);
  expect(await at(end - 60 * day)).toBe(1);
  expect(await at(end - 30 * day)).toBe(1);
  expect(await at(end - 14 * day)).toBe(2);
  expect(await balanceOf(app, code)).toMatchObject({ state: "active" });
  expect(await at(end)).toBe(2);
  expect(await balanceOf(app, code)).toMatchObject({ state: "expired", balanceCents: 0 });
  const { ledger } = app.ports.persistence;
  expect(await ledger.balance("income:expired-cards")).toBe(7500);
});

test("a card cannot be read, changed or paid by others, and impossible input is refused by field", async () => {
  await using app = await openTestApp({ demo: false });
  const bought = await buyCard(app);
  expect((await app.get(`/gift-cards/${bought.id}`)).status).toBe(404);
  expect(
    (await app.get(`/gift-cards/${bought.id}`, { "X-Purchase-Secret": "x".repeat(43) })).status,
  )
    .toBe(404);
  const own = purchaseHeader(bought);
  const past = await app.post(`/gift-cards/${bought.id}/delivery`, { on: "2026-11-19" }, own);
  expect(await past.json()).toMatchObject({ errors: [{ path: "on", errCode: "ERR_IN_PAST" }] });

  const problemOf = async (changes: object) => {
    const answer = await app.post("/gift-cards", { ...wish, ...changes });
    const { errors } = await answer.json();
    return `${answer.status} ${errors?.[0]?.path} ${errors?.[0]?.errCode}`;
  };
  expect(await problemOf({ amountCents: 999 })).toBe("400 amountCents ERR_TOO_SMALL");
  expect(await problemOf({ amountCents: 7500.5 })).toContain("400 amountCents");
  expect(await problemOf({ amountCents: -7500 })).toContain("400 amountCents");
  expect(await problemOf({ amountCents: 1e12 })).toContain("400 amountCents");
  expect(await problemOf({ delivery: { by: "email", to: "recipient", on: null } }))
    .toBe("400 delivery.email ERR_REQUIRED");
  const address = { line1: "Puuvilla 4", city: "Narva", postalCode: "20103", country: "EE" };
  expect(await problemOf({ delivery: { by: "post", address, arrives: "2026-11-23" } }))
    .toContain("400 delivery.arrives");
});

test("the giver of a card that was replaced before its day opens the new one from the mail", async () => {
  await using app = await openTestApp();
  const { id, secret } = await payCard(app, await buyCard(app));
  const { headers: admin } = await app.signIn("admin@demo.heaolu.ee");
  const reissued = await app.post(`/admin/gift-cards/${id}/reissue`, { reason: "Leke" }, admin);
  expect(reissued.status).toBe(200);
  const moved = await app.post(
    `/gift-cards/${id}/delivery`,
    { on: "2026-12-20" },
    purchaseHeader({ secret }),
  );
  expect((await moved.json()).errCode).toBe("ERR_ILLEGAL_TRANSITION");

  app.advance(Date.parse("2026-12-24T07:00:00Z") - app.now());
  await sendDueGiftCards(app.ports, app.now());
  const [mail] = (await sentMails(app, wish.buyer.email))
    .filter(({ subject }) => subject === "Sinu kinkekaart on saadetud");
  const [, newId = "", newSecret = ""] = /bought\/([\w-]+)#(\S+)/.exec(mail!.text)!;
  expect(newId).not.toBe(id);
  const opened = await app.get(`/gift-cards/${newId}`, purchaseHeader({ secret: newSecret }));
  expect(await opened.json()).toMatchObject({
    state: "active",
    balanceCents: wish.amountCents,
    payment: { state: "paid", receipts: [] },
  });
});

test("a payment is described in the language of the card, and a repetition names its address too", async () => {
  await using app = await openTestApp({ demo: false });
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  for (let nth = 0; nth < 2; nth++) {
    const answer = await app.post("/gift-cards", { ...wish, language: "en" }, headers);
    const { id, payment } = await answer.json();
    expect(payment.description).toBe("Gift card: Anna");
    expect(answer.headers.get("Location")).toBe(`/api/gift-cards/${id}`);
  }
});

test("a key that others could guess is refused, since a buyer needs no account", async () => {
  await using app = await openTestApp({ demo: false });
  const answer = await app.post("/gift-cards", wish, { "Idempotency-Key": "a" });
  expect(answer.status).toBe(400);
  expect((await answer.json()).errors).toMatchObject([
    { path: "idempotency-key", errCode: "ERR_TOO_SHORT" },
  ]);
});
