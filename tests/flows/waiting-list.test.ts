import { expect, test } from "vitest";
import { day, hour, minute } from "backend/domain/duration.ts";
import { deleteExpiredRows } from "backend/use-cases/retention/delete-expired-rows.ts";
import { offeredTimes, type Person } from "./booked-session.ts";
import type { TestApp } from "../test-app.ts";
import { editorOf } from "./profile-steps.ts";
import { anything, openVisit } from "./waiting-list-steps.ts";

const codeOf = async (answer: Response) => [answer.status, (await answer.json()).errCode];

test("a cancelled time is offered to the first person, kept, and booked with one accept", async () => {
  await using visit = await openVisit();
  const { app, booked } = visit;
  const [anna, berta] = [await visit.client("anna"), await visit.client("berta")];
  expect(await visit.join(anna)).toMatchObject({ state: "waiting", ahead: 0, offer: null });
  app.advance(minute);
  expect(await visit.join(berta)).toMatchObject({ state: "waiting", ahead: 1, offer: null });
  expect((await visit.cancel()).status).toBe(200);

  const offered = (await visit.place(anna))!;
  expect(offered).toMatchObject({ state: "offered", offer: { startsAt: booked.startsAt } });
  // Two hours by day: the cancellation is at 9:01 in Tallinn.
  expect(Date.parse(offered.offer!.answerBy)).toBe(app.now() + 2 * hour);
  expect(await visit.place(berta)).toMatchObject({ state: "waiting", offer: null });
  expect(await codeOf(await visit.hold(booked.startTime))).toEqual([409, "ERR_SLOT_TAKEN"]);
  expect(await visit.people()).toMatchObject([
    { offer: { startsAt: booked.startsAt, answerBy: offered.offer!.answerBy } },
    { offer: null },
  ]);

  const answers = await Promise.all([
    visit.answer("accept", offered),
    visit.answer("accept", offered),
  ]);
  const places = await Promise.all(answers.map((answer) => answer.json()));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(places[0]).toMatchObject({ state: "booked", booking: { startsAt: booked.startsAt } });
  expect(places[1].booking.id).toBe(places[0].booking.id);
  expect(await visit.place(anna)).toBeUndefined();
  expect(await visit.place(berta)).toMatchObject({ ahead: 0 });
  const { times } = await offeredTimes(app, visit.therapistId);
  expect(times).not.toContain(booked.startTime);
});

test("an accepted offer is paid on site, also where sessions are paid when booking", async () => {
  await using visit = await openVisit();
  const editor = await editorOf(visit.app, "therapist1@demo.heaolu.ee");
  await editor.publish(() => ({ prepaid: true }));
  const anna = await visit.client("anna");
  await visit.join(anna);
  await visit.cancel();
  const accepted = await visit.answer("accept", (await visit.place(anna))!);
  const { booking } = await accepted.json();
  const session = await visit.app.get(`/therapy-sessions/${booking.id}`, anna.headers);
  expect(await session.json()).toMatchObject({ prepaid: false, paidCents: 0, status: "booked" });
});

test("an offer without an answer goes to the next person, and then the time is free", async () => {
  await using visit = await openVisit();
  const { app, booked } = visit;
  const [anna, berta] = [await visit.client("anna"), await visit.client("berta")];
  const annas = await visit.join(anna);
  app.advance(minute);
  const bertas = await visit.join(berta);
  await visit.cancel();
  const missed = await visit.read(annas);

  app.advance(2 * hour);
  // The deadline counts although the job has not run yet, and the time is still kept.
  expect(await codeOf(await visit.answer("accept", missed))).toEqual([409, "ERR_OFFER_ENDED"]);
  expect((await visit.hold(booked.startTime)).status).toBe(409);
  expect(await visit.work()).toBe(1);
  expect(await visit.read(annas)).toMatchObject({ state: "waiting", offer: { status: "missed" } });
  const next = await visit.read(bertas);
  expect(next).toMatchObject({ state: "offered", offer: { startsAt: booked.startsAt } });

  expect((await visit.answer("decline", next)).status).toBe(200);
  expect(await visit.read(bertas)).toMatchObject({ state: "waiting", ahead: 1 });
  expect(await visit.work()).toBe(0);
  expect((await visit.hold(booked.startTime)).status).toBe(201);
  expect((await offerMails(app, "anna@example.ee")).length).toBe(2);
});

test("a time that the first person does not wait for goes to the second", async () => {
  await using visit = await openVisit();
  const { app, booked } = visit;
  const [anna, berta] = [await visit.client("anna"), await visit.client("berta")];
  const weekday = new Date(booked.startTime).getUTCDay() || 7;
  await visit.join(anna, { weekdays: [weekday % 7 + 1] });
  app.advance(minute);
  await visit.join(berta, { weekdays: [weekday] });
  await visit.cancel();
  expect(await visit.place(anna)).toMatchObject({ state: "waiting" });
  expect(await visit.place(berta)).toMatchObject({ state: "offered" });
});

test("leaving or being removed passes the kept time to the next person", async () => {
  await using visit = await openVisit();
  const { app } = visit;
  const people = [];
  for (const name of ["anna", "berta", "carla"]) {
    const person = await visit.client(name);
    people.push({ person, place: await visit.join(person) });
    app.advance(minute);
  }
  const [anna, berta, carla] = people;
  await visit.cancel();
  expect((await visit.read(anna!.place)).state).toBe("offered");
  const left = await app.post("/waiting-lists/link/leave", { token: anna!.place.token });
  expect(await left.json()).toMatchObject({ state: "ended" });
  expect(await visit.read(berta!.place)).toMatchObject({ state: "offered" });

  const [first] = await visit.people();
  const path = `/waiting-lists/people/${first.id}`;
  const stranger = await app.send("DELETE", path, undefined, berta!.person.headers);
  expect(stranger.status).toBe(403);
  const removed = await app.send("DELETE", path, undefined, visit.practitioner.headers);
  expect(removed.status).toBe(204);
  expect(await visit.read(berta!.place)).toMatchObject({ state: "ended" });
  expect(await visit.read(carla!.place)).toMatchObject({ state: "offered", ahead: 0 });
  expect((await visit.people()).length).toBe(1);

  // The link says what happened for a month.
  const { token } = anna!.place;
  app.advance(30 * day);
  await deleteExpiredRows(app.ports, app.now());
  expect((await app.post("/waiting-lists/link/read", { token })).status).toBe(200);
  app.advance(minute);
  await deleteExpiredRows(app.ports, app.now());
  expect((await app.post("/waiting-lists/link/read", { token })).status).toBe(400);
});

test("a time that a visitor holds is offered when the hold ends, and not when it is booked", async () => {
  await using visit = await openVisit();
  const { app, booked } = visit;
  const anna = await visit.client("anna");
  await app.send(
    "PUT",
    `/therapists/${visit.therapistId}/admission`,
    { acceptingNewClients: "yes" },
    visit.practitioner.headers,
  );
  const { times } = await offeredTimes(app, visit.therapistId);
  await visit.join(anna);
  // A time that was free before is no freed time when its hold ends.
  expect((await visit.hold(times.at(-1)!)).status).toBe(201);
  app.advance(6 * minute);
  await app.ports.scheduling.holds!.deleteExpired(app.now());
  expect(await visit.work()).toBe(0);

  // A visitor is faster than the notification of the cancellation.
  const { event, invitee } = (await app.ports.scheduling.findInvitee(
    booked.body.eventInviteeUrl,
  ))!;
  const freed = { eventUri: event.uri, inviteeUri: invitee.uri };
  await app.ports.scheduling.cancel(freed, "client", "", app.now());
  const { id, secret } = await (await visit.hold(booked.startTime)).json();
  expect(await visit.work()).toBe(0);
  const released = await app.send("DELETE", `/calendly/holds/${id}`, undefined, {
    "X-Hold-Secret": secret,
  });
  expect(released.status).toBe(204);
  expect(await visit.work()).toBe(1);
  expect(await visit.place(anna)).toMatchObject({ offer: { startsAt: booked.startsAt } });
  await visit.cancel();
});

test("a move and new hours free times, too; hours taken away end the offer", async () => {
  await using visit = await openVisit();
  const { app, booked, regular, practitioner } = visit;
  const { times } = await offeredTimes(app, visit.therapistId);
  const anna = await visit.client("anna");
  await visit.join(anna);
  const moved = await app.post(
    `/therapy-sessions/${booked.session.id}/reschedule`,
    { startsAt: times.at(-1) },
    regular.headers,
  );
  expect(moved.status).toBe(200);
  const offered = (await visit.place(anna))!;
  expect(offered.state).toBe("offered");

  const sheet = await (await app.get("/availability", practitioner.headers)).json();
  const {
    timeZone,
    rules,
    exceptions,
    vacations,
    places,
    travelTimes,
    stays,
    practices,
    settings,
  } = sheet;
  const date = offered.offer!.startsAt.slice(0, 10);
  const away = { id: crypto.randomUUID(), fromDate: date, toDate: date, note: "" };
  const draft = { timeZone, rules, exceptions, places, travelTimes, stays, practices, settings };
  const closed = await app.send(
    "PUT",
    "/availability",
    { ...draft, vacations: [...vacations, away] },
    practitioner.headers,
  );
  expect(closed.status).toBe(200);
  expect(await visit.place(anna)).toMatchObject({
    state: "waiting",
    offer: { status: "withdrawn" },
  });
  expect(await codeOf(await visit.answer("accept", offered))).toEqual([409, "ERR_OFFER_ENDED"]);
});

test("a kept time that the practitioner frees ends the offer and stays free", async () => {
  await using visit = await openVisit();
  const { app, practitioner, booked } = visit;
  for (const name of ["anna", "berta"]) await visit.join(await visit.client(name));
  await visit.cancel();
  const { times } = await (await app.get("/availability/blocking-times", practitioner.headers))
    .json();
  const kept = times.find(({ kind }: { kind: string }) => kind === "offer");
  const path = `/availability/blocking-times/${kept.id}`;
  expect((await app.send("DELETE", path, undefined, practitioner.headers)).status).toBe(204);
  expect(await visit.people()).toMatchObject([{ offer: null }, { offer: null }]);
  expect((await visit.hold(booked.startTime)).status).toBe(201);
});

test("joining again keeps the place, and refusals say why", async () => {
  await using visit = await openVisit();
  const { app, practitioner, therapistId } = visit;
  const anna = await visit.client("anna");
  const first = await visit.join(anna);
  app.advance(minute);
  await visit.join(await visit.client("berta"));
  const again = await visit.join(anna, { partsOfDay: ["evening"] });
  expect(again).toMatchObject({ ahead: 0, token: first.token, partsOfDay: ["evening"] });
  expect((await offerMails(app, "anna@example.ee")).map(({ template }) => template))
    .toEqual(["waiting-list-joined"]);

  const join = (person: Person, body = {}) =>
    app.post("/waiting-lists", { therapistId, ...anything, ...body }, person.headers);
  expect(await codeOf(await join(practitioner))).toEqual([409, "ERR_OWN_CALENDAR"]);
  expect(await codeOf(await join(anna, { practiceId: crypto.randomUUID() })))
    .toEqual([400, "ERR_INVALID_INPUT"]);
  await app.send(
    "PUT",
    `/therapists/${therapistId}/admission`,
    { acceptingNewClients: "no" },
    practitioner.headers,
  );
  expect(await codeOf(await join(anna))).toEqual([409, "ERR_NO_NEW_CLIENTS"]);
  expect((await join(visit.regular)).status).toBe(200);
  // No offers are made while no new clients are taken.
  await visit.cancel();
  expect(await visit.place(anna)).toMatchObject({ state: "waiting" });
  for (const token of [`${first.token}x`, `${first.token}.x`, `${crypto.randomUUID()}.x`, "x"]) {
    const read = await app.post("/waiting-lists/link/read", { token });
    expect(await codeOf(read)).toEqual([400, "ERR_INVALID_TOKEN"]);
  }
});

async function offerMails({ ports }: TestApp, email: string) {
  const waiting = await ports.persistence.transaction(({ outbox }) =>
    outbox.claimDue(9e15, 9e15, 99)
  );
  return waiting.filter(({ to, template }) => to === email && template.startsWith("waiting-list"));
}
