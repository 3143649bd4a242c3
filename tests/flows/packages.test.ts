import { expect, test } from "vitest";
import { checkInvariants } from "db/check.ts";
import { day, hour } from "backend/domain/duration.ts";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { followPackageEnds } from "backend/use-cases/packages/follow-package-ends.ts";
import { finishEndedTherapySessions } from "backend/use-cases/therapy-sessions/finish-ended-therapy-sessions.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { bookSession, newClient, offeredTimes } from "./booked-session.ts";
import { errCodeOf } from "./course-steps.ts";
import {
  buyPackage,
  offerPackage,
  packageTerms,
  payWithPackage,
  readPackage,
  startBuying,
} from "./package-steps.ts";
import { signInBoth } from "./session-fixtures.ts";

const balanceOf = (app: TestApp, account: string) => app.ports.persistence.ledger.balance(account);

test("a practitioner offers packages, and changes leave sold ones as they were", async () => {
  await using app = await openTestApp();
  const { client, therapist, therapistId } = await signInBoth(app);
  const { body, practice, offer } = await offerPackage(app, therapist);
  const create = (changes: object, { headers } = therapist) =>
    app.post("/package-offers", { ...body, ...changes }, headers);
  const most = practice.priceCents * body.sessions;
  const dear = await create({ priceCents: most + 1 });
  expect(await dear.json())
    .toMatchObject({ errors: [{ path: "priceCents", errCode: "ERR_TOO_BIG" }] });
  expect((await create({ priceCents: 299 })).status).toBe(400);
  expect((await create({ sessions: 21 })).status).toBe(400);
  expect(await errCodeOf(await create({}, client))).toBe("ERR_FORBIDDEN");
  const { practices } = (await app.ports.persistence.therapists.find(therapistId))!;
  const intro = practices.find((one) => one.intro)!;
  expect(await errCodeOf(await create({ practiceId: intro.id }))).toBe("ERR_PRACTICE_NOT_OFFERED");

  const onPage = async () => {
    const page = await (await app.get(`/therapists/${therapistId}`)).json();
    const found = page.practices.find(({ id }: { id: string }) => id === practice.id);
    return found.packages.filter(({ id }: { id: string }) => id === offer.id);
  };
  expect(await onPage()).toMatchObject([{ sessions: 3, priceCents: 15_001, validMonths: 12 }]);
  const { bought } = await buyPackage(app, offer, client);
  const change = (changes: object) =>
    app.send("PUT", `/package-offers/${offer.id}`, { ...body, ...changes }, therapist.headers);
  expect((await change({ sessions: 4, priceCents: 18_000, validMonths: 6 })).status).toBe(200);
  expect(await errCodeOf(await startBuying(app, offer, client))).toBe("ERR_PRICE_CHANGED");
  await change({ isOnSale: false });
  expect(await onPage()).toEqual([]);
  expect(await errCodeOf(await startBuying(app, offer, client))).toBe("ERR_ILLEGAL_TRANSITION");
  const gone = await app.send(
    "DELETE",
    `/package-offers/${offer.id}`,
    undefined,
    therapist.headers,
  );
  expect(gone.status).toBe(204);
  expect(await readPackage(app, bought.id, client))
    .toMatchObject({ sessions: 3, priceCents: 15_001, expiresOn: bought.expiresOn, offerId: null });
  const write = app.database.transaction((connection) =>
    connection.run(`update packages set price_cents = 1000 where id = '${bought.id}'`)
  );
  await expect(write).rejects.toThrow();
});

test("a paid package pays sessions: it returns in time, goes to the practitioner when held, and the rest is refunded", async () => {
  await using app = await openTestApp();
  const { client, therapist, therapistId } = await signInBoth(app);
  const { offer, practice } = await offerPackage(app, therapist);
  expect((await app.post("/packages", { offerId: offer.id, priceCents: 15_001 })).status).toBe(401);
  expect(await errCodeOf(await startBuying(app, offer, therapist))).toBe("ERR_OWN_CALENDAR");
  const waiting = await (await startBuying(app, offer, client)).json();
  expect((await (await startBuying(app, offer, client)).json()).id).toBe(waiting.id);
  expect((await app.get(`/packages/${waiting.reference}`, client.headers)).status).toBe(404);

  const { bought, payment } = await buyPackage(app, offer, client);
  expect(payment.id).toBe(waiting.id);
  expect(bought).toMatchObject({
    state: "active",
    sessionsLeft: 3,
    balanceCents: 15_001,
    sessionCents: 5000,
    payment: { state: "paid", receipts: [{ kind: "receipt", amountCents: 15_001 }] },
  });
  const { id } = bought;
  const before = await balanceOf(app, `practitioner:${therapistId}`);
  const first = (await bookSession(app, client, therapistId, 0)).session;
  const second = (await bookSession(app, client, therapistId, 1)).session;
  const usable = async (query: string) => {
    const { packages } = await (await app.get(`/packages?${query}`, client.headers)).json();
    return packages.some((one: { id: string }) => one.id === id);
  };
  expect(await usable(`eventType=${encodeURIComponent(practice.eventTypeUri)}`)).toBe(true);
  expect(await usable(`therapySessionId=${first.id}`)).toBe(true);

  const stranger = await newClient(app, "stranger@example.ee");
  const use = (therapySessionId: string, by = client) =>
    payWithPackage(app, { id, therapySessionId }, by);
  expect((await use(first.id, stranger)).status).toBe(404);
  expect(await errCodeOf(await use(first.id, therapist))).toBe("ERR_FORBIDDEN");
  expect((await app.get(`/packages/${id}`, stranger.headers)).status).toBe(404);
  expect(await (await use(first.id)).json()).toMatchObject({
    sessionsLeft: 2,
    balanceCents: 10_000,
  });
  expect(await (await use(second.id)).json()).toMatchObject({
    sessionsLeft: 1,
    balanceCents: 5000,
  });
  expect(await errCodeOf(await use(first.id))).toBe("ERR_ALREADY_PAID");
  for (const { headers } of [client, therapist]) {
    expect(await (await app.get(`/therapy-sessions/${first.id}`, headers)).json())
      .toMatchObject({ packageId: id, paidCents: 5001, lateCancelFeeCents: 5001 });
  }
  // A gift card has nothing to pay there, though the price is higher than what the package paid.
  expect(await (await app.get(`/gift-cards/sessions/${first.id}`, client.headers)).json())
    .toMatchObject({ restCents: 0 });

  await app.post(`/therapy-sessions/${first.id}/cancel`, undefined, client.headers);
  expect(await readPackage(app, id, client)).toMatchObject({
    sessionsLeft: 2,
    balanceCents: 10_001,
    uses: [{ therapySessionId: second.id, returnedCents: 0 }, { returnedCents: 5001 }],
  });
  app.advance(Date.parse(second.endsAt) + hour - app.now());
  await finishEndedTherapySessions(app.ports, app.now());
  expect(await balanceOf(app, `practitioner:${therapistId}`)).toBe(before + 5000);
  const later = await signInBoth(app);
  const month = second.endsAt.slice(0, 7);
  const statement = await app.get(`/payments/statements/${month}`, later.therapist.headers);
  expect((await statement.json()).rows).toContainEqual(
    expect.objectContaining({ therapySessionId: second.id, amountCents: 5000 }),
  );

  const admin = await app.signIn("admin@demo.heaolu.ee");
  const refund = (amountCents: number) =>
    app.post(
      `/admin/payments/${payment.id}/refund`,
      { amountCents, reason: "Palve" },
      admin.headers,
    );
  expect(await (await refund(10_002)).json())
    .toMatchObject({ errCode: "ERR_REFUND_TOO_LARGE", mostCents: 10_001 });
  expect((await refund(10_001)).status).toBe(200);
  expect(await readPackage(app, id, later.client)).toMatchObject({
    sessionsLeft: 0,
    balanceCents: 0,
  });
  expect(await checkInvariants(app.database.read)).toEqual([]);
});

test("of twenty requests for the last session of a package one wins", async () => {
  await using app = await openTestApp();
  const { client, therapist, therapistId } = await signInBoth(app);
  const { offer } = await offerPackage(app, therapist, { sessions: 2, priceCents: 9000 });
  const { bought: { id } } = await buyPackage(app, offer, client);
  const sessions = [];
  for (let nth = 0; nth < 3; nth++) {
    sessions.push((await bookSession(app, client, therapistId, nth)).session.id as string);
  }
  const [first, ...others] = sessions;
  await payWithPackage(app, { id, therapySessionId: first! }, client);
  const answers = await Promise.all(
    Array.from(
      { length: 20 },
      (_, at) => payWithPackage(app, { id, therapySessionId: others[at % 2]! }, client),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  expect(await balanceOf(app, `package:${id}`)).toBe(0);
  expect(await checkInvariants(app.database.read)).toEqual([]);
});

test("a package ends with one mail before; what is left is the practitioner’s, or waits for a refund when they stopped", async () => {
  await using app = await openTestApp();
  const { client, therapist, therapistId } = await signInBoth(app);
  const { offer } = await offerPackage(app, therapist, { validMonths: 3 });
  const { bought, payment } = await buyPackage(app, offer, client);
  const { id } = bought;
  const end = Date.parse(`${bought.expiresOn}T22:00:00Z`);
  app.advance(end - 31 * day - app.now());
  const mails = async () => {
    await followPackageEnds(app.ports, app.now());
    await sendDueMails(app.ports, { clock: app.now });
    return (await app.ports.persistence.outbox.listSent(300))
      .filter(({ text }) => text.includes(`/packages/${id}`));
  };
  expect(await mails()).toEqual([]);
  app.advance(2 * day);
  for (let time = 0; time < 2; time++) {
    const [mail, ...more] = await mails();
    expect(mail!.text).toMatch(/3( \/ | of | из )3/);
    expect(more).toEqual([]);
  }

  await app.ports.persistence.transaction(async ({ users }) => {
    const user = (await users.find(therapist.user.id))!;
    await users.save({ ...user, disabledAt: app.now() });
  });
  app.advance(end - app.now() + day);
  await followPackageEnds(app.ports, app.now());
  const stored = await app.ports.persistence.payments.find(payment.id);
  expect(stored?.flag).toContain("refund the unused 15001 cents");
  const again = await app.signIn("client@demo.heaolu.ee");
  expect(await readPackage(app, id, again)).toMatchObject({ state: "active", sessionsLeft: 3 });

  await app.ports.persistence.transaction(async ({ users }) => {
    const user = (await users.find(therapist.user.id))!;
    await users.save({ ...user, disabledAt: null });
  });
  app.advance(62 * day);
  await followPackageEnds(app.ports, app.now());
  const { ledger } = app.ports.persistence;
  expect(await ledger.moved(`package:${id}`, `practitioner:${therapistId}`)).toBe(15_001);
  const owner = await app.signIn("client@demo.heaolu.ee");
  expect(await readPackage(app, id, owner)).toMatchObject({ state: "expired", balanceCents: 0 });
  const { session } = await bookSession(app, owner, therapistId);
  expect(await errCodeOf(await payWithPackage(app, { id, therapySessionId: session.id }, owner)))
    .toBe("ERR_PACKAGE_ENDED");
  expect(await checkInvariants(app.database.read)).toEqual([]);
});

test("the export names packages; an erased buyer is forgotten, and an administrator sees the unused money", async () => {
  await using app = await openTestApp();
  const { therapist } = await signInBoth(app);
  const { offer } = await offerPackage(app, therapist);
  const mari = await newClient(app, "mari@example.ee");
  const { bought, payment } = await buyPackage(app, offer, mari);
  const { personalData, users } = app.ports.persistence;
  const user = (await users.find(mari.user.id))!;
  expect((await personalData.collect(user)).packages)
    .toMatchObject([{ sessions: packageTerms.sessions, priceCents: 15_001, state: "active" }]);
  expect(await (await app.get("/user/me/erasure", mari.headers)).json()).toMatchObject({
    packages: [{ id: bought.id, sessionsLeft: 3, balanceCents: 15_001 }],
    giftCards: { count: 0 },
    paidSessions: { count: 0 },
    boughtCourses: 0,
  });
  const erased = await app.post(
    "/user/me/erase",
    { password: "a password of mine alone" },
    mari.headers,
  );
  expect(erased.status).toBeLessThan(300);
  expect(await app.ports.persistence.packages.find(bought.id))
    .toMatchObject({ buyerUserId: null, state: "active" });
  expect(await app.ports.persistence.payments.find(payment.id))
    .toMatchObject({ buyerEmail: "", flag: expect.stringContaining("15001 cents") });
  expect(await checkInvariants(app.database.read)).toEqual([]);
});

test("a booking is paid with a package in the same step, and not made when the package cannot", async () => {
  await using app = await openTestApp();
  const { client, therapist, therapistId } = await signInBoth(app);
  const { offer, practice } = await offerPackage(app, therapist, { sessions: 2, priceCents: 9000 });
  const { bought: { id } } = await buyPackage(app, offer, client);
  const { times } = await offeredTimes(app, therapistId);
  const book = (start_time: string) =>
    app.post("/calendly/invitees", {
      event_type: practice.eventTypeUri,
      start_time,
      invitee: { name: client.user.name, email: client.user.email, timezone: "Europe/Tallinn" },
      package: id,
    }, client.headers);
  const sessionsLeft = async () => (await readPackage(app, id, client)).sessionsLeft;
  for (const left of [1, 0]) {
    const answer = await book(times[left * 4]!);
    expect(answer.status, await answer.clone().text()).toBe(201);
    expect(await sessionsLeft()).toBe(left);
  }
  expect(await errCodeOf(await book(times[12]!))).toBe("ERR_PACKAGE_USED_UP");
  const { times: free } = await offeredTimes(app, therapistId);
  expect(free).toContain(times[12]);
  await sendDueMails(app.ports, { clock: app.now });
  const mails = await app.ports.persistence.outbox.listSent(20);
  expect(mails.filter(({ text }) => /Paid with a package|Tasutud paketiga/.test(text)))
    .toHaveLength(4);
  expect(await checkInvariants(app.database.read)).toEqual([]);
});
