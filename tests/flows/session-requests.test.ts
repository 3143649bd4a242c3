import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { day, hour, minute } from "backend/domain/duration.ts";
import { deleteExpiredRows } from "backend/use-cases/retention/delete-expired-rows.ts";
import { signedInAs } from "./booked-session.ts";
import { codeFor, liisa } from "./guest-steps.ts";
import { codeOf, openRequestVisit } from "./session-request-steps.ts";

test("a request keeps its time, and the practitioner's answer books it once", async () => {
  await using visit = await openRequestVisit();
  const { app } = visit;
  const anna = await visit.client("anna");
  expect(await codeOf(await visit.book(anna))).toEqual([409, "ERR_APPROVAL_NEEDED"]);
  const sent = await visit.sent(anna);
  expect(sent).toMatchObject({
    status: "waiting",
    startsAt: new Date(visit.times[0]!).toJSON().replace(".000", ""),
  });
  expect(Date.parse(sent.answerBy)).toBe(app.now() + day);
  expect(await visit.isFree(0)).toBe(false);
  expect(await visit.sessions(anna)).toEqual([]);
  expect(await visit.mine(anna)).toMatchObject([{ id: sent.id, status: "waiting" }]);
  expect(await visit.received()).toMatchObject([{
    id: sent.id,
    client: { name: "Kerli Kask", isNew: true },
  }]);

  const answers = await Promise.all([
    visit.answer("accept", sent, "Tule viis minutit varem."),
    visit.answer("accept", sent),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await codeOf(await visit.answer("decline", sent))).toEqual([409, "ERR_REQUEST_ENDED"]);
  expect(await codeOf(await visit.takeBack(sent, anna))).toEqual([409, "ERR_REQUEST_ENDED"]);
  expect(await visit.sessions(anna)).toMatchObject([{ startsAt: sent.startsAt, status: "booked" }]);
  expect(await visit.received()).toEqual([]);
  expect(await visit.mine(anna)).toEqual([]);
  const [booked] = await visit.mailsTo("anna@example.ee");
  expect(booked!.subject).toMatch(/^Confirmed: /);
  expect(booked!.text).toContain("Message: Tule viis minutit varem.");
  expect(booked!.attachments).toMatchObject([{ name: "appointment.ics" }]);
});

test("both answers at once end a request in one way", async () => {
  await using visit = await openRequestVisit();
  const anna = await visit.client("anna");
  const sent = await visit.sent(anna);
  const answers = await Promise.all([
    visit.answer("decline", sent),
    visit.answer("accept", sent),
    visit.takeBack(sent, anna),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const isBooked = (await visit.sessions(anna)).length === 1;
  expect(answers[1]!.status).toBe(isBooked ? 200 : 409);
  expect(await visit.isFree(0)).toBe(!isBooked);
});

test("a declined request frees its time, and the client reads why and what else is free", async () => {
  await using visit = await openRequestVisit();
  const anna = await visit.client("anna");
  const sent = await visit.sent(anna);
  expect((await visit.answer("decline", sent, "I work with adults only.")).status).toBe(200);
  expect(await visit.isFree(0)).toBe(true);
  expect(await visit.mine(anna)).toMatchObject([{
    status: "declined",
    message: "I work with adults only.",
  }]);
  const [declined, requested] = await visit.mailsTo("anna@example.ee");
  expect(requested!.text).toMatch(/Answer comes by: Sat,? 21 Nov at 09:00/);
  expect(declined!.subject).toMatch(/^Not possible: /);
  expect(declined!.text).toContain("I work with adults only.");
  expect(declined!.text).toContain("The next free times");
  expect(declined!.text).toContain(`/?practice=${visit.practice.type}`);
  expect(declined!.attachments).toEqual([]);
  expect((await visit.answer("decline", sent)).status).toBe(200);
  expect((await visit.mailsTo("anna@example.ee")).length).toBe(2);
});

test("a client takes a request back, and the practitioner can no longer accept it", async () => {
  await using visit = await openRequestVisit();
  const [anna, berta] = [await visit.client("anna"), await visit.client("berta")];
  const sent = await visit.sent(anna);
  expect(await codeOf(await visit.takeBack(sent, berta))).toEqual([404, "ERR_NOT_FOUND"]);
  expect(await codeOf(await visit.send(berta))).toEqual([409, "ERR_SLOT_TAKEN"]);
  expect((await visit.takeBack(sent, anna)).status).toBe(200);
  expect(await codeOf(await visit.answer("accept", sent))).toEqual([409, "ERR_REQUEST_ENDED"]);
  expect(await visit.isFree(0)).toBe(true);
  const { email } = (await visit.app.ports.persistence.therapists.find(visit.therapistId))!;
  expect((await visit.mailsTo(email))[0]!.subject).toMatch(/Tagasi võetud|Taken back|Отозван/);
});

test("without an answer a request lapses with one mail, and its time is free", async () => {
  await using visit = await openRequestVisit();
  const { app } = visit;
  const anna = await visit.client("anna");
  // A time that is still offered a day later.
  const nth = visit.times.findIndex((time) => Date.parse(time) > app.now() + 4 * day);
  const sent = await visit.sent(anna, nth);
  app.advance(day - minute);
  expect(await visit.lapse()).toBe(0);
  expect(await visit.isFree(nth)).toBe(false);
  app.advance(minute);
  const later = await signedInAs(app, "therapist1@demo.heaolu.ee");
  const late = await app.post(`/session-requests/${sent.id}/accept`, {}, later);
  expect(await codeOf(late)).toEqual([409, "ERR_REQUEST_ENDED"]);
  expect(await visit.isFree(nth)).toBe(true);
  expect(await visit.lapse()).toBe(1);
  expect(await visit.lapse()).toBe(0);
  const headers = await signedInAs(app, "anna@example.ee");
  expect(await visit.mine({ ...anna, headers })).toMatchObject([{ status: "lapsed" }]);
  const mails = await visit.mailsTo("anna@example.ee");
  expect(mails.filter(({ subject }) => subject.startsWith("No answer: ")).length).toBe(1);

  app.advance(30 * day);
  await deleteExpiredRows(app.ports, app.now());
  expect(await app.ports.persistence.sessionRequests.find(sent.id)).not.toBeNull();
  app.advance(minute);
  await deleteExpiredRows(app.ports, app.now());
  expect(await app.ports.persistence.sessionRequests.find(sent.id)).toBeNull();
});

test("new clients wait for an answer where the rule says so, earlier clients book at once", async () => {
  await using visit = await openRequestVisit("new-clients");
  const anna = await visit.client("anna");
  const sent = await visit.sent(anna);
  expect((await visit.answer("accept", sent)).status).toBe(200);
  expect(await codeOf(await visit.send(anna, 3))).toEqual([409, "ERR_BOOK_AT_ONCE"]);
  expect((await visit.book(anna, 3)).status).toBe(201);
  const berta = await visit.client("berta");
  expect(await codeOf(await visit.book(berta, 6))).toEqual([409, "ERR_APPROVAL_NEEDED"]);
  await visit.setRule("never");
  expect((await visit.book(berta, 6)).status).toBe(201);
});

test("waiting requests count as open bookings, and a client has one for an hour", async () => {
  await using visit = await openRequestVisit();
  const anna = await visit.client("anna");
  const apart = visit.times.map((time, nth) => ({ time: Date.parse(time), nth }))
    .filter(({ time }, at, all) => at === 0 || time - all[0]!.time > at * 3 * hour)
    .map(({ nth }) => nth);
  const sent = [];
  for (const nth of apart) {
    const answer = await visit.send(anna, nth);
    if (answer.status === 409) {
      const { errCode } = await answer.json();
      if (errCode === "ERR_SLOT_TAKEN" || errCode === "ERR_SLOT_NOT_OFFERED") continue;
      expect(errCode).toBe("ERR_TOO_MANY_BOOKINGS");
      break;
    }
    sent.push(await answer.json());
  }
  expect(sent.length).toBe(4);
  await visit.setRule("never");
  const free = visit.times.length - 1;
  expect(await codeOf(await visit.book(anna, free))).toEqual([409, "ERR_TOO_MANY_BOOKINGS"]);
  expect((await visit.takeBack(sent[0], anna)).status).toBe(200);
  expect((await visit.book(anna, free)).status).toBe(201);
});

test("accepting what collides with a later booking of the client is refused and changes nothing", async () => {
  await using visit = await openRequestVisit();
  const { app } = visit;
  const anna = await visit.client("anna");
  const sent = await visit.sent(anna);
  const other = (await app.signIn("therapist2@demo.heaolu.ee")).user.therapistId as string;
  const practices = (await app.ports.persistence.therapists.find(other))!.practices;
  let isBooked = false;
  for (const { eventTypeUri } of practices) {
    for (const offset of [0, 15, 30, -15, -30]) {
      if (isBooked) break;
      const start_time = new Date(Date.parse(sent.startsAt) + offset * minute).toISOString();
      const answer = await app.post("/calendly/invitees", {
        event_type: eventTypeUri,
        start_time,
        invitee: { name: "Kerli Kask", email: "anna@example.ee", timezone: "Europe/Tallinn" },
      }, anna.headers);
      isBooked = answer.status === 201;
    }
  }
  expect(isBooked).toBe(true);
  expect(await codeOf(await visit.answer("accept", sent))).toEqual([409, "ERR_CLIENT_BUSY"]);
  expect(await visit.received()).toMatchObject([{ id: sent.id }]);
  expect((await visit.answer("decline", sent)).status).toBe(200);
});

test("the price of the request stays when the practice becomes dearer", async () => {
  await using visit = await openRequestVisit();
  const { app } = visit;
  const anna = await visit.client("anna");
  const sent = await visit.sent(anna);
  await app.database.transaction((connection) =>
    connection.run(sql`update practices set price_cents = price_cents + 500`)
  );
  expect((await visit.answer("accept", sent)).status).toBe(200);
  expect(await visit.sessions(anna)).toMatchObject([{ priceCents: visit.practice.priceCents }]);
});

test("a guest's request is sent when the mailbox is proven, once", async () => {
  await using visit = await openRequestVisit();
  const { app, guest } = visit;
  const { requested } = await guest.requestTime(liisa);
  expect(await visit.received()).toEqual([]);
  const code = await codeFor(app, liisa.email);
  const confirmed = await (await guest.confirm(requested, code)).json();
  expect(confirmed).toMatchObject({
    booking: null,
    request: {
      status: "waiting",
      startsAt: new Date(visit.times[0]!).toJSON().replace(".000", ""),
    },
    signedIn: true,
  });
  const again = await (await guest.confirm(requested, code)).json();
  expect(again.request.id).toBe(confirmed.request.id);
  expect((await visit.received()).length).toBe(1);
  expect(await guest.state(requested)).toMatchObject({
    status: "confirmed",
    booking: null,
    request: { status: "waiting" },
  });
  expect((await visit.answer("accept", confirmed.request)).status).toBe(200);
  expect(await guest.state(requested)).toMatchObject({
    booking: { status: "booked" },
    request: null,
  });
});

test("an erased client's request is gone and its time is free", async () => {
  await using visit = await openRequestVisit();
  const { app } = visit;
  const anna = await visit.client("anna");
  const sent = await visit.sent(anna);
  const kept = await visit.json(app.get("/user/me/consents", anna.headers));
  const bookings = kept.consents.find(({ purpose }: { purpose: string }) => purpose === "bookings");
  expect(bookings.kept.sessionRequests).toBe(1);
  const password = "a password of mine alone";
  const erased = await app.post("/user/me/erase", { password }, anna.headers);
  expect(erased.status).toBeLessThan(300);
  expect(await visit.isFree(0)).toBe(true);
  expect(await visit.received()).toEqual([]);
  expect(await codeOf(await visit.answer("accept", sent))).toEqual([404, "ERR_NOT_FOUND"]);
});

test("the practitioner sees the kept time in the calendar and ends it there", async () => {
  await using visit = await openRequestVisit();
  const { app, practitioner } = visit;
  const anna = await visit.client("anna");
  await visit.sent(anna);
  const date = visit.times[0]!.slice(0, 10);
  const calendar = await visit.json(
    app.get(`/availability/calendar?from=${date}&to=${date}`, practitioner.headers),
  );
  const [time] = calendar.times.filter(({ kind }: { kind: string }) => kind === "answer");
  expect(time).toMatchObject({ name: "Kerli Kask", canEnd: true });
  const ended = await app.send(
    "DELETE",
    `/availability/blocking-times/${time.id}`,
    undefined,
    practitioner.headers,
  );
  expect(ended.status).toBe(204);
  expect(await visit.mine(anna)).toMatchObject([{ status: "declined" }]);
  expect(await visit.isFree(0)).toBe(true);
});

test("a practitioner requests no time of the own calendar", async () => {
  await using visit = await openRequestVisit();
  expect(await codeOf(await visit.send(visit.practitioner)))
    .toEqual([409, "ERR_OWN_CALENDAR"]);
});

test("a practitioner answers only own requests and rules only own practices", async () => {
  await using visit = await openRequestVisit();
  const { app, practice } = visit;
  const anna = await visit.client("anna");
  const { id } = await visit.sent(anna);
  const other = await app.signIn("therapist2@demo.heaolu.ee");
  for (const how of ["accept", "decline"]) {
    const refused = await app.post(`/session-requests/${id}/${how}`, {}, other.headers);
    expect(await codeOf(refused)).toEqual([404, "ERR_NOT_FOUND"]);
  }
  const rules = { rules: [{ practiceId: practice.id, rule: "never" }] };
  const refused = await app.send("PUT", "/session-requests/rules", rules, other.headers);
  expect(await codeOf(refused)).toEqual([404, "ERR_NOT_FOUND"]);
});
