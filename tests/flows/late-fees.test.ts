import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { checkInvariants } from "db/check.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { bookSession, newClient, offeredTimes } from "./booked-session.ts";
import { editorOf } from "./profile-steps.ts";
import { bookedByBoth, clientEmail, codeOf, signInBoth, waitingMails } from "./session-fixtures.ts";

/** A booking under a policy of 50 % for late cancellations, 25 % for missed sessions. */
async function bookedUnderPolicy(app: TestApp) {
  const editor = await editorOf(app, "therapist1@demo.heaolu.ee");
  await editor.publish(() => ({
    cancellationNoticeHours: 48,
    lateCancelPercent: 50,
    noShowPercent: 25,
  }));
  return { editor, ...await bookedByBoth(app) };
}

const pageOf = async (app: TestApp, id: string) =>
  await (await app.get(`/therapists/${id}`, {})).json();

test("the policy is shown before booking, copied to the booking and does not change it later", async () => {
  await using app = await openTestApp();
  const { editor, session, path, client, therapistId } = await bookedUnderPolicy(app);
  const terms = { cancellationNoticeHours: 48, lateCancelPercent: 50, noShowPercent: 25 };
  expect(await pageOf(app, therapistId)).toMatchObject(terms);
  const fees = {
    lateCancelFeeCents: Math.round(session.priceCents / 2),
    noShowFeeCents: Math.round(session.priceCents / 4),
    fee: null,
    canWaiveFee: false,
  };
  expect(session).toMatchObject(fees);
  const [mail] = (await waitingMails(app)).filter(({ to }) => to === clientEmail).slice(-1);
  expect(mail!.session).toMatchObject({
    lateCancelFeeCents: fees.lateCancelFeeCents,
    noShowFeeCents: fees.noShowFeeCents,
    owedCents: 0,
  });

  await editor.publish(() => ({ cancellationNoticeHours: 2, lateCancelPercent: 0 }));
  expect(await (await app.get(path, client.headers)).json())
    .toMatchObject({ ...fees, cancelFreeUntil: session.cancelFreeUntil });
});

test("a practitioner waives a late fee: once in the history, one mail, and the figures follow", async () => {
  await using app = await openTestApp();
  const { session, path, therapistId } = await bookedUnderPolicy(app);
  app.advance(Date.parse(session.cancelFreeUntil) - app.now() + 1);
  const { client, therapist } = await signInBoth(app);
  const cents = Math.round(session.priceCents / 2);
  expect((await app.post(`${path}/cancel`, undefined, client.headers)).status).toBe(200);
  const seen = async (headers: Record<string, string>) =>
    await (await app.get(path, headers)).json();
  const fee = { cause: "late-cancellation", cents, waived: false };
  expect(await seen(client.headers)).toMatchObject({ fee, canWaiveFee: false });
  const mail = (await waitingMails(app)).find(({ to, template }) =>
    to === clientEmail && template === "session-cancelled"
  );
  expect(mail!.session).toMatchObject({ owedCents: cents });
  const { token } = await (await app.get(`${path}/booking-link`, client.headers)).json();
  const linked = await (await app.post("/booking-links/read", { token })).json();
  expect(linked).toMatchObject({ status: "cancelled", fee, cancelledForAbsence: false });
  expect(await seen(therapist.headers)).toMatchObject({ fee, canWaiveFee: true });
  const record = () => app.get(`${path}/client-record`, therapist.headers);
  const before = await (await record()).json();
  const date = session.startsAt.slice(0, 10);
  const earned = async () => {
    const figures = `/therapists/${therapistId}/figures?from=${date}&to=${date}`;
    return (await (await app.get(figures, therapist.headers)).json()).total.feeCents;
  };
  const income = await earned();
  await waitingMails(app);

  const waive = (headers: Record<string, string>) =>
    app.post(`${path}/waive-fee`, { reason: "Olid haige" }, headers);
  expect(await codeOf(await waive(client.headers))).toEqual([403, "ERR_FORBIDDEN"]);
  const answers = await Promise.all(Array.from({ length: 5 }, () => waive(therapist.headers)));
  for (const answer of answers) {
    expect(await answer.json()).toMatchObject({ fee: { waived: true }, canWaiveFee: false });
  }
  expect(await seen(client.headers)).toMatchObject({ fee: { ...fee, waived: true } });
  const history = await (await app.get(`${path}/history`, client.headers)).json();
  expect(history.filter(({ action }: { action: string }) => action === "waive-fee")).toMatchObject([
    { actor: "therapist", reason: "Olid haige" },
  ]);
  const mails = await waitingMails(app);
  expect(mails.map(({ to, template }) => [to, template])).toEqual([
    [clientEmail, "session-fee-waived"],
  ]);
  expect(await (await record()).json())
    .toEqual({ ...before, lateCancellations: before.lateCancellations - 1 });
  expect(await earned()).toBe(income - cents);
});

test("a late move costs the share, and only the practitioner reads the client's record", async () => {
  await using app = await openTestApp();
  const { session, path, therapistId } = await bookedUnderPolicy(app);
  app.advance(Date.parse(session.cancelFreeUntil) - app.now() + 1);
  const { client, therapist } = await signInBoth(app);
  const startsAt = (await offeredTimes(app, therapistId)).times.at(-1);
  const moved = await app.post(`${path}/reschedule`, { startsAt }, client.headers);
  expect(await moved.json()).toMatchObject({ fee: { cause: "late-move", waived: false } });
  const admin = await app.signIn("admin@demo.heaolu.ee");
  for (const { headers } of [client, admin]) {
    const answer = await app.get(`${path}/client-record`, headers);
    expect(await codeOf(answer)).toEqual([403, "ERR_FORBIDDEN"]);
  }
  expect((await app.get(`${path}/client-record`, therapist.headers)).status).toBe(200);
});

test("an erased client's late fee stays without the client, and the mail about it is deleted", async () => {
  await using app = await openTestApp();
  const { therapist, therapistId } = await bookedUnderPolicy(app);
  const email = "late@example.ee";
  const client = await newClient(app, email);
  const { session } = await bookSession(app, client, therapistId, 3);
  const path = `/therapy-sessions/${session.id}`;
  app.advance(Date.parse(session.cancelFreeUntil) - app.now() + 1);
  const { headers } = await app.signIn(email, "a password of mine alone");
  const cancelled = await app.post(`${path}/cancel`, { reason: "Reis Tartusse" }, headers);
  const { fee } = await cancelled.json();
  expect(fee).toMatchObject({ cause: "late-cancellation", waived: false });
  const practitioner = await app.signIn("therapist1@demo.heaolu.ee");
  const waive = { reason: "Olid haige" };
  const waived = await app.post(`${path}/waive-fee`, waive, practitioner.headers);
  expect(waived.status).toBe(200);
  await sendDueMails(app.ports, { clock: app.now });
  const mailed = async () =>
    (await app.ports.persistence.outbox.listSent(100)).filter(({ to }) => to === email);
  const before = await mailed();
  expect(before.filter(({ text }) => text.includes("Olid haige"))).toHaveLength(1);

  const password = "a password of mine alone";
  expect((await app.post("/user/me/erase", { password }, headers)).status).toBe(200);
  expect(therapist.user.id).toBe(practitioner.user.id);
  const kept = await (await app.get(path, practitioner.headers)).json();
  expect(kept).toMatchObject({
    fee: { ...fee, waived: true },
    cancelReason: null,
    client: { email: null, phone: null },
  });
  expect(JSON.stringify(kept)).not.toContain(email);
  expect(JSON.stringify(kept)).not.toContain(client.user.name);
  const history = await (await app.get(`${path}/history`, practitioner.headers)).text();
  expect(history).toContain("Olid haige");
  expect(history).not.toContain("Reis Tartusse");
  const after = (await mailed()).map(({ id }) => id);
  expect(before.filter(({ id }) => after.includes(id))).toEqual([]);
  expect(await checkInvariants(app.database.read)).toEqual([]);
});

test("a missed session and its undoing are mailed to the client with fee and reason", async () => {
  await using app = await openTestApp();
  const { session, path } = await bookedUnderPolicy(app);
  app.advance(Date.parse(session.endsAt) - app.now());
  const { therapist, client } = await signInBoth(app);
  const mark = (body: Record<string, unknown>) =>
    app.post(`${path}/no-show`, body, therapist.headers);
  await waitingMails(app);
  const cents = Math.round(session.priceCents / 4);
  expect(await (await mark({ noShow: true, reason: "Ootasin veerand tundi" })).json())
    .toMatchObject({ fee: { cause: "no-show", cents, waived: false } });
  expect(await waitingMails(app)).toMatchObject([{
    to: client.user.email,
    template: "session-missed",
    session: { change: { reason: "Ootasin veerand tundi" }, owedCents: cents },
  }]);
  expect(await (await mark({ noShow: false, reason: "Minu eksitus" })).json())
    .toMatchObject({ fee: null });
  const [mail] = await waitingMails(app);
  expect(mail).toMatchObject({
    template: "session-fee-waived",
    session: { change: { reason: "Minu eksitus" }, owedCents: 0 },
  });
  const history = await (await app.get(`${path}/history`, client.headers)).json();
  expect(history.at(-1)).toMatchObject({ action: "take-back-no-show", reason: "Minu eksitus" });
});

test("a share that is not offered is refused and nothing is saved", async () => {
  await using app = await openTestApp();
  const editor = await editorOf(app, "therapist1@demo.heaolu.ee");
  const { content, version } = await editor.draft();
  for (const lateCancelPercent of [-1, 30, 101, "50", null]) {
    const answer = await editor.saveWith({ ...content, lateCancelPercent }, version);
    expect(await codeOf(answer)).toEqual([400, "ERR_INVALID_INPUT"]);
  }
  expect((await editor.draft()).version).toBe(version);
});

test("a client's export names the terms, the missed session and the waived fee", async () => {
  await using app = await openTestApp();
  const { session, path } = await bookedUnderPolicy(app);
  app.advance(Date.parse(session.endsAt) - app.now());
  const { therapist, client } = await signInBoth(app);
  await app.post(`${path}/no-show`, { noShow: true }, therapist.headers);
  await app.post(`${path}/waive-fee`, { reason: "Olid haige" }, therapist.headers);
  const answer = await app.request("/api/user/me/export", { headers: client.headers });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const { sessions, history } = JSON.parse(strFromU8(files["data.json"]!));
  expect(sessions.find(({ id }: { id: string }) => id === session.id)).toMatchObject({
    lateCancelPercent: 50,
    noShowPercent: 25,
    noShowAt: expect.stringMatching(/^2026-/),
    feeWaivedAt: expect.stringMatching(/^2026-/),
  });
  expect(JSON.stringify(history)).toContain("Olid haige");
});
