import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { openTestApp, type TestApp } from "../test-app.ts";
import { bookedByBoth, codeOf, signInBoth } from "./session-fixtures.ts";

type Headers = Record<string, string>;

const record = (app: TestApp, path: string, payment: unknown, headers: Headers) =>
  app.request(`/api${path}/on-site-payment`, {
    method: "PUT",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(payment),
  });

async function endedSession(app: TestApp) {
  const { session, path, therapistId } = await bookedByBoth(app);
  app.advance(Date.parse(session.endsAt) - app.now());
  const { client, therapist } = await signInBoth(app);
  const cash = {
    amountCents: session.priceCents,
    method: "cash",
    day: session.startsAt.slice(0, 10),
  };
  return { session, path, therapistId, client, therapist, cash };
}

test("a payment at the place is recorded, seen by the client and by the link, and corrected", async () => {
  await using app = await openTestApp();
  const ahead = await bookedByBoth(app);
  const early = {
    amountCents: 1000,
    method: "cash",
    day: new Date(app.now()).toISOString().slice(0, 10),
  };
  expect(await codeOf(await record(app, ahead.path, early, ahead.therapist.headers)))
    .toEqual([409, "ERR_NOT_FINISHED"]);
  app.advance(Date.parse(ahead.session.endsAt) - app.now());
  const { client, therapist } = await signInBoth(app);
  const { path, session } = ahead;
  const cash = {
    amountCents: session.priceCents,
    method: "cash",
    day: session.startsAt.slice(0, 10),
  };
  const seen = async (headers: Headers) => await (await app.get(path, headers)).json();
  expect(await seen(therapist.headers))
    .toMatchObject({ onSitePayment: null, onSiteDueCents: session.priceCents });
  expect(await codeOf(await record(app, path, cash, client.headers)))
    .toEqual([403, "ERR_FORBIDDEN"]);
  const wrong = { ...cash, amountCents: 2 * session.priceCents + 1, day: "2099-01-01" };
  const refused = await (await record(app, path, wrong, therapist.headers)).json();
  expect(refused.errors.map((one: { path: string }) => one.path)).toEqual(["amountCents", "day"]);

  expect((await record(app, path, cash, therapist.headers)).status).toBe(200);
  const byCard = { ...cash, method: "card" };
  for (let times = 0; times < 2; times++) {
    expect((await record(app, path, byCard, therapist.headers)).status).toBe(200);
  }
  expect(await seen(client.headers)).toMatchObject({ onSitePayment: byCard, onSiteDueCents: null });
  const { token } = await (await app.get(`${path}/booking-link`, client.headers)).json();
  const linked = await (await app.post("/booking-links/read", { token })).json();
  expect(linked).toMatchObject({ onSitePayment: byCard });
  const receipts = await Promise.all([
    app.get(`${path}/on-site-payment/receipt`, client.headers),
    app.get(`${path}/on-site-payment/receipt`, therapist.headers),
    app.post("/booking-links/receipt", { token }),
  ]);
  for (const receipt of receipts) {
    expect(receipt.headers.get("Content-Type")).toBe("application/pdf");
    expect(strFromU8(new Uint8Array(await receipt.arrayBuffer()).slice(0, 5))).toBe("%PDF-");
  }

  const remove = { method: "DELETE", headers: therapist.headers };
  const removed = await app.request(`/api${path}/on-site-payment`, remove);
  expect(await removed.json()).toMatchObject({ onSitePayment: null });
  expect((await app.get(`${path}/on-site-payment/receipt`, client.headers)).status).toBe(404);
  const history: { action: string; reason: string }[] =
    await (await app.get(`${path}/history`, client.headers)).json();
  const amount = `${(session.priceCents / 100).toFixed(2)} EUR`;
  expect(
    history.filter(({ action }) => action.endsWith("-payment"))
      .map(({ action, reason }) => `${action}: ${reason}`),
  ).toEqual([
    `record-payment: ${amount}, cash, ${cash.day}`,
    `record-payment: ${amount}, card, ${cash.day}`,
    `remove-payment: ${amount}, card, ${cash.day}`,
  ]);
});

test("the statement lists it beside what is paid out, and the figures and archives name it", async () => {
  await using app = await openTestApp();
  const { session, path, therapistId, client, therapist, cash } = await endedSession(app);
  await record(app, path, cash, therapist.headers);
  const month = cash.day.slice(0, 7);
  const statement = await (await app.get(`/payments/statements/${month}`, therapist.headers))
    .json();
  const { sumCents, methods, rows } = statement.direct;
  expect(sumCents).toBe(session.priceCents);
  expect(methods).toEqual([{ method: "cash", sumCents: session.priceCents }]);
  expect(rows).toMatchObject([{ day: cash.day, therapySessionId: session.id }]);
  expect(statement.rows.map((row: { therapySessionId: string }) => row.therapySessionId))
    .not.toContain(session.id);
  const table = await app.get(`/payments/statements/${month}/csv`, {
    ...therapist.headers,
    "Accept-Language": "en",
  });
  const euros = (session.priceCents / 100).toFixed(2);
  expect(await table.text()).toContain(`,,"${euros}","cash"`);
  const pdf = await app.get(`/payments/statements/${month}/pdf`, therapist.headers);
  expect(pdf.status).toBe(200);
  const days = `from=${cash.day}&to=${cash.day}`;
  const figures = await app.get(`/therapists/${therapistId}/figures?${days}`, therapist.headers);
  expect((await figures.json()).total.paidOnSiteCents).toBe(session.priceCents);

  for (const [who, part] of [[client, "sessions"], [therapist, "sessionsHeld"]] as const) {
    const answer = await app.request("/api/user/me/export", { headers: who.headers });
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const archive = JSON.parse(strFromU8(files["data.json"]!));
    const own = archive[part].find(({ id }: { id: string }) => id === session.id);
    expect(own.onSitePayment).toMatchObject({ amountCents: session.priceCents, method: "cash" });
  }
});
