import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { day, hour, minute } from "backend/domain/duration.ts";
import { deleteExpiredRows } from "backend/use-cases/retention/delete-expired-rows.ts";
import { codeOf } from "./session-fixtures.ts";
import { openFullGroup } from "./seat-waiting-steps.ts";

test("a full group time is listed, and a seat that becomes free goes to the first in line", async () => {
  await using visit = await openFullGroup();
  const { app, startsAt } = visit;
  const seconds = startsAt.replace(".000", "");
  expect((await visit.full()).map((time) => time.startsAt)).toEqual([seconds]);
  const [anna, berta] = [await visit.person("anna"), await visit.person("berta")];
  expect(await visit.join(anna)).toMatchObject({
    state: "waiting",
    ahead: 0,
    seat: { startsAt: seconds },
  });
  app.advance(minute);
  expect(await visit.join(berta)).toMatchObject({ state: "waiting", ahead: 1, offer: null });
  expect(await visit.full()).toMatchObject([{ startsAt: seconds, seats: 8, waiting: 2 }]);
  expect(await visit.card()).toMatchObject({ seats: 8, waiting: 2 });

  await visit.cancel(0);
  const [offered] = await visit.mine(anna);
  expect(offered).toMatchObject({ state: "offered", offer: { startsAt: seconds } });
  // The clock of an offer begins at 8, here in London.
  expect(Date.parse(offered!.offer!.answerBy)).toBe(dayBegins(app.now()) + 2 * hour);
  expect((await visit.mine(berta))[0]).toMatchObject({ state: "waiting", ahead: 1 });
  // The seat is kept: the time stays full for other clients.
  expect(await codeOf(await visit.hold())).toEqual([409, "ERR_SLOT_TAKEN"]);
  expect(await visit.full()).toHaveLength(1);

  const answers = await Promise.all([1, 2].map(() => visit.answer("accept", offered!)));
  const places = await Promise.all(answers.map((answer) => answer.json()));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(places[0]).toMatchObject({ state: "booked", booking: { startsAt: seconds } });
  expect(places[1].booking.id).toBe(places[0].booking.id);
  expect(await visit.mine(anna)).toEqual([]);
  expect((await visit.mine(berta))[0]).toMatchObject({ state: "waiting", ahead: 0 });
  expect((await visit.card()).waiting).toBe(1);
});

function dayBegins(now: number): number {
  return Math.max(now, Date.parse(`${new Date(now).toISOString().slice(0, 10)}T08:00Z`));
}

test("two cancellations at once give two seats to the first two of three, each one offer", async () => {
  await using visit = await openFullGroup();
  const people = [];
  for (const name of ["anna", "berta", "carla"]) {
    const person = await visit.person(name);
    people.push(await visit.join(person));
    visit.app.advance(1000);
  }
  await Promise.all([visit.cancel(0), visit.cancel(1), visit.work(), visit.work()]);
  const states = await Promise.all(people.map(async (place) => (await visit.read(place)).state));
  expect(states).toEqual(["offered", "offered", "waiting"]);
  const mails = await visit.mails();
  expect(mails.filter(({ template }) => template === "waiting-seat-offer").map(({ to }) => to))
    .toEqual(["anna@example.ee", "berta@example.ee"]);
  expect(await codeOf(await visit.hold())).toEqual([409, "ERR_SLOT_TAKEN"]);
});

test("one freed seat has one winner among the person in line and twenty visitors", async () => {
  await using visit = await openFullGroup();
  const anna = await visit.join(await visit.person("anna"));
  const visitors = Array.from({ length: 20 }, (_, nth) => visit.book(`fast${nth}@example.ee`));
  const [, ...booked] = await Promise.all([visit.cancel(0), ...visitors]);
  const won = (booked as Response[]).filter(({ status }) => status === 201).length;
  await visit.work();
  const { state } = await visit.read(anna);
  expect(won + (state === "offered" ? 1 : 0)).toBe(1);
});

test("an unanswered seat goes on to the next in line, and a declined one is free in the end", async () => {
  await using visit = await openFullGroup();
  const { app } = visit;
  const anna = await visit.join(await visit.person("anna"));
  app.advance(minute);
  const berta = await visit.join(await visit.person("berta"));
  await visit.cancel(0);
  const missed = await visit.read(anna);
  app.advance(Date.parse(missed.offer!.answerBy) - app.now());
  expect(await codeOf(await visit.answer("accept", missed))).toEqual([409, "ERR_OFFER_ENDED"]);
  expect((await visit.hold()).status).toBe(409);
  expect(await visit.work()).toBe(1);
  expect(await visit.read(anna)).toMatchObject({ state: "ended", endedBy: "missed" });
  const next = await visit.read(berta);
  expect(next.state).toBe("offered");
  const declined = await visit.answer("decline", next);
  expect(await declined.json()).toMatchObject({ state: "ended", endedBy: "left" });
  expect((await visit.answer("decline", next)).status).toBe(200);
  expect((await visit.hold()).status).toBe(201);
  expect(await visit.work()).toBe(0);
});

test("a person waits once for a time, and refusals say why", async () => {
  await using visit = await openFullGroup();
  const { app, therapist, clients, times, group } = visit;
  const anna = await visit.person("anna");
  const first = await visit.join(anna);
  const again = await Promise.all([1, 2, 3].map(() => visit.join(anna)));
  expect(again.map(({ token }) => token)).toEqual([1, 2, 3].map(() => first.token));
  expect((await visit.mails("anna@example.ee")).map(({ template }) => template))
    .toEqual(["waiting-seat-joined"]);
  const refused = async (answer: Response | Promise<Response>) => await codeOf(await answer);
  expect(await refused(visit.wait(anna, new Date(times.at(-1)!).toISOString())))
    .toEqual([409, "ERR_SEATS_LEFT"]);
  const night = new Date(app.now() + 9 * day + 3 * minute).toISOString();
  expect(await refused(visit.wait(anna, night))).toEqual([409, "ERR_SLOT_NOT_OFFERED"]);
  expect(await refused(visit.wait(clients[0]!))).toEqual([409, "ERR_CLIENT_BUSY"]);
  expect(await refused(visit.wait(therapist))).toEqual([409, "ERR_OWN_CALENDAR"]);
  const unknown = group.uri.replace(/[^/]+$/, crypto.randomUUID());
  const body = { eventTypeUri: unknown, startsAt: visit.startsAt };
  expect(await refused(app.post("/waiting-lists/seats", body, anna.headers)))
    .toEqual([404, "ERR_NOT_FOUND"]);
  expect((await visit.card()).waiting).toBe(1);

  // The general list of the practitioner is another one.
  const { people } = await (await app.get("/waiting-lists/people", therapist.headers)).json();
  expect(people).toEqual([]);
  await visit.leave(first);
  expect(await visit.mine(anna)).toEqual([]);
  expect((await visit.card()).waiting).toBe(0);
});

test("a person who books a free seat otherwise no longer waits", async () => {
  await using visit = await openFullGroup();
  const anna = await visit.person("anna");
  await visit.join(anna);
  await visit.cancel(0);
  const offered = (await visit.mine(anna))[0]!;
  await visit.cancel(1);
  const booked = await visit.app.post("/therapy-sessions", {
    therapistId: visit.therapist.user.therapistId,
    userId: anna.user.id,
    ...await seatOf(visit, "anna@example.ee"),
  }, anna.headers);
  expect(booked.ok).toBe(true);
  await visit.work();
  expect(await visit.read(offered)).toMatchObject({ state: "booked", endedBy: "booked" });
  expect((await visit.hold()).status).toBe(201);
});

async function seatOf(visit: Awaited<ReturnType<typeof openFullGroup>>, email: string) {
  const answer = await visit.book(email);
  const { resource } = await answer.json();
  return { eventUrl: resource.event, eventInviteeUrl: resource.uri };
}

test("the line moves with its group, and is offered a seat of the new time", async () => {
  await using visit = await openFullGroup();
  const { app, path, therapist, times } = visit;
  const anna = await visit.join(await visit.person("anna"));
  app.advance(minute);
  const berta = await visit.join(await visit.person("berta"));
  await visit.cancel(0);
  const before = await visit.read(anna);
  expect(before.state).toBe("offered");
  const to = times.at(-1)!;
  const moved = await app.post(
    `/therapy-sessions/${visit.sessions[1].id}/reschedule-group`,
    { startsAt: to, reason: "Ruum on kinni" },
    therapist.headers,
  );
  expect([moved.status, path]).toEqual([200, path]);
  const startsAt = `${to.slice(0, 19)}Z`;
  const after = await visit.read(anna);
  expect(after).toMatchObject({ state: "offered", seat: { startsAt }, offer: { startsAt } });
  expect(await visit.read(berta)).toMatchObject({ state: "waiting", seat: { startsAt } });
  expect(await codeOf(await visit.answer("accept", before))).toEqual([409, "ERR_OFFER_ENDED"]);
  expect((await visit.mails("anna@example.ee")).map(({ template }) => template)).toEqual([
    "waiting-seat-joined",
    "waiting-seat-offer",
    "waiting-seat-moved",
    "waiting-seat-offer",
  ]);
  expect((await visit.hold()).status).toBe(201);
});

test("a group can move over a seat that is kept for a person in line", async () => {
  await using visit = await openFullGroup();
  const anna = await visit.join(await visit.person("anna"));
  await visit.cancel(0);
  const to = new Date(Date.parse(visit.startTime) - 15 * minute).toISOString();
  const moved = await visit.app.post(
    `/therapy-sessions/${visit.sessions[1].id}/reschedule-group`,
    { startsAt: to, reason: "Veidi varem" },
    visit.therapist.headers,
  );
  expect(moved.status).toBe(200);
  expect(await visit.read(anna)).toMatchObject({ seat: { startsAt: to.replace(".000", "") } });
});

test("a cancelled group ends the line with one calm mail each, and keeps no seat", async () => {
  await using visit = await openFullGroup();
  const { app, therapist } = visit;
  const anna = await visit.join(await visit.person("anna"));
  app.advance(minute);
  const berta = await visit.join(await visit.person("berta"));
  await visit.cancel(0);
  const cancelled = await app.post(
    `/therapy-sessions/${visit.sessions[1].id}/cancel-group`,
    { reason: "Jäin haigeks" },
    therapist.headers,
  );
  expect(cancelled.status).toBe(200);
  for (const place of [anna, berta]) {
    expect(await visit.read(place)).toMatchObject({ state: "ended", endedBy: "cancelled" });
  }
  expect((await visit.mails("berta@example.ee")).map(({ template }) => template))
    .toEqual(["waiting-seat-joined", "waiting-seat-cancelled"]);
  expect(await visit.work()).toBe(0);
});

test("the line ends when no seat can be booked any more, and its data after a month", async () => {
  await using visit = await openFullGroup();
  const { app } = visit;
  const anna = await visit.join(await visit.person("anna"));
  const startsAt = Date.parse(visit.startTime);
  const { holds } = app.ports.scheduling;
  const time = await holds!.findGroupTime(visit.group.uri, startsAt, app.now());
  expect(time!.bookUntil).toBeLessThan(startsAt);
  app.advance(time!.bookUntil - app.now() - minute);
  await visit.work();
  expect((await visit.read(anna)).state).toBe("waiting");
  app.advance(minute + 1);
  await visit.work();
  expect(await visit.read(anna)).toMatchObject({ state: "ended", endedBy: "passed" });
  expect(await visit.full()).toEqual([]);
  app.advance(30 * day + minute);
  await deleteExpiredRows(app.ports, app.now());
  const { token } = anna;
  expect((await app.post("/waiting-lists/link/read", { token })).status).toBe(400);
});

test("a seat that the practitioner adds goes to the first in line", async () => {
  await using visit = await openFullGroup();
  const anna = await visit.join(await visit.person("anna"));
  expect(await visit.work()).toBe(0);
  const id = visit.group.uri.split("/").at(-1);
  await visit.app.database.transaction((connection) =>
    connection.run(sql`update event_types set capacity = 9 where id = ${id}`)
  );
  expect(await visit.work()).toBe(1);
  expect(await visit.read(anna)).toMatchObject({ state: "offered" });
  expect(await visit.work()).toBe(0);
});

test("an erased person leaves the line, and the kept seat goes to the next", async () => {
  await using visit = await openFullGroup();
  const { app } = visit;
  const anna = await visit.person("anna");
  await visit.join(anna);
  app.advance(minute);
  const berta = await visit.join(await visit.person("berta"));
  await visit.cancel(0);
  const { personalData, users } = app.ports.persistence;
  const archive = await personalData.collect((await users.find(anna.user.id))!);
  expect(archive.waitingLists).toMatchObject([{
    startsAt: Date.parse(visit.startTime),
    offers: [{ status: "open" }],
  }]);
  const password = "a password of mine alone";
  expect((await app.post("/user/me/erase", { password }, anna.headers)).status).toBe(200);
  await visit.work();
  expect(await visit.read(berta)).toMatchObject({ state: "offered", ahead: 0 });
});

test("a sick day ends the line for a seat of its groups at once, with a mail", async () => {
  await using visit = await openFullGroup();
  const { app, startsAt, therapist } = visit;
  const [anna, berta] = [await visit.person("anna"), await visit.person("berta")];
  await visit.join(anna);
  app.advance(minute);
  await visit.join(berta);
  await visit.cancel(0);
  expect((await visit.mine(anna))[0]).toMatchObject({ state: "offered" });
  await visit.mails();
  const awayUntil = async (toDate: string) => {
    const answer = await app.post("/absences", { toDate }, therapist.headers);
    expect(answer.status, await answer.clone().text()).toBe(200);
  };
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  if (dayOf(Date.parse(startsAt) - day) > dayOf(app.now())) {
    await awayUntil(dayOf(Date.parse(startsAt) - day));
    expect(await visit.mails()).toEqual([]);
  }
  await awayUntil(dayOf(Date.parse(startsAt)));
  const mails = await visit.mails();
  expect(mails.map(({ to, template }) => [to, template])).toEqual([
    ["anna@example.ee", "waiting-seat-cancelled"],
    ["berta@example.ee", "waiting-seat-cancelled"],
  ]);
  expect([await visit.mine(anna), await visit.mine(berta)]).toEqual([[], []]);
  expect(await visit.full()).toEqual([]);
  await awayUntil(dayOf(Date.parse(startsAt)));
  expect(await visit.mails()).toEqual([]);
});
