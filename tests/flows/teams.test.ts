import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { eventTypes } from "db/schema/scheduling.ts";
import { therapists } from "db/schema/therapists.ts";
import { day } from "backend/domain/duration.ts";
import { countOfWeek, weekReadFrom } from "backend/domain/team-times.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { newClient } from "./booked-session.ts";
import { codeOf, waitingMails } from "./session-fixtures.ts";
import {
  details,
  givingTheSame,
  holdAny,
  type Member,
  memberOf,
  teamOf,
  type TeamTime,
  timesOf,
} from "./team-steps.ts";

async function twoMembers(app: TestApp) {
  const [anu, berit] = [await memberOf(app, 1), await memberOf(app, 2)];
  const team = await teamOf(app, [anu, berit]);
  const kind = await givingTheSame(app, [anu, berit]);
  return { anu, berit, ...team, kind };
}

async function sessionsOfWeek(app: TestApp, eventTypeUri: string, startsAt: string) {
  const id = eventTypeUri.split("/").at(-1)!;
  const { calendars } = app.ports.persistence;
  const accountId = (await calendars.accountsOf([id])).get(id)!;
  const instant = Date.parse(startsAt);
  const [calendar] = await calendars.load([accountId], weekReadFrom(instant));
  const { busy, account: { timeZone } } = calendar!;
  return countOfWeek(busy, { timeZone, instant, now: app.now() });
}

const membersOf = async (app: TestApp, { headers }: Member) =>
  (await (await app.get("/teams", headers)).json()).teams
    .map(({ members }: { members: { name: string; joinedAt: string | null }[] }) =>
      members.map(({ name, joinedAt }) => [name, joinedAt !== null])
    );

test("an invited practitioner is shown on the team's page only after accepting, and may leave", async () => {
  await using app = await openTestApp();
  const [anu, berit] = [await memberOf(app, 1), await memberOf(app, 2)];
  const made = await app.post("/teams", details, anu.headers);
  const team = await made.json();
  expect(made.headers.get("Location")).toBe(`/api/teams/${team.id}`);
  const shown = async () => {
    const page = await (await app.get(`/teams/${team.slug}`)).json();
    return page.members.map(({ name }: { name: string }) => name);
  };
  const invite = { practitioner: `https://heaolu.ee/therapist/view/${berit.slug}?lng=ru` };
  const bookingPage = { practitioner: `http://localhost:8000/@${berit.slug}` };
  const add = (body: unknown) => app.post(`/teams/${team.id}/members`, body, anu.headers);
  for (const body of [invite, invite, bookingPage]) expect((await add(body)).status).toBe(200);
  expect(await membersOf(app, berit)).toEqual([[[anu.name, true], [berit.name, false]]]);
  expect(await shown()).toEqual([anu.name]);

  await app.post(`/teams/${team.id}/accept`, undefined, berit.headers);
  expect(await shown()).toEqual([anu.name, berit.name]);

  const leave = await app.send(
    "DELETE",
    `/teams/${team.id}/members/${berit.id}`,
    undefined,
    berit.headers,
  );
  expect(leave.status).toBe(204);
  expect(await shown()).toEqual([anu.name]);
  expect((await waitingMails(app)).map(({ template, facts }) => [template, facts.team])).toEqual([
    ["team-invitation", details.name],
    ["team-joined", details.name],
    ["team-left", details.name],
  ]);
});

test("an invitation is accepted only by its practitioner, and only the owner manages the team", async () => {
  await using app = await openTestApp();
  const [anu, berit, carl] = [
    await memberOf(app, 1),
    await memberOf(app, 2),
    await memberOf(app, 3),
  ];
  const { id } = await teamOf(app, [anu, berit]);
  const invite = { practitioner: carl.slug };
  const member = (person: Member) => `/teams/${id}/members/${person.id}`;
  const answers = await Promise.all([
    app.post(`/teams/${id}/members`, invite, berit.headers),
    app.post(`/teams/${id}/accept`, undefined, carl.headers),
    app.send("PUT", `/teams/${id}`, details, carl.headers),
    app.send("DELETE", member(anu), undefined, berit.headers),
    app.send("DELETE", member(anu), undefined, anu.headers),
    app.send("PUT", `/teams/${id}/owner`, { therapistId: carl.id }, anu.headers),
  ]);
  expect(await Promise.all(answers.map(codeOf))).toEqual([
    [403, "ERR_FORBIDDEN"],
    [404, "ERR_NOT_FOUND"],
    [404, "ERR_NOT_FOUND"],
    [403, "ERR_FORBIDDEN"],
    [409, "ERR_TEAM_OWNER"],
    [404, "ERR_NOT_FOUND"],
  ]);
  await app.send("PUT", `/teams/${id}/owner`, { therapistId: berit.id }, anu.headers);
  const left = await app.send("DELETE", member(anu), undefined, anu.headers);
  expect(left.status).toBe(204);
  expect(await membersOf(app, berit)).toEqual([[[berit.name, true]]]);
});

test("what an administrator does to a team is on record, what its owner does is not", async () => {
  await using app = await openTestApp();
  const [anu, berit] = [await memberOf(app, 1), await memberOf(app, 2)];
  const admin = await app.signIn("admin@demo.heaolu.ee");
  const mine = await (await app.post("/teams", details, anu.headers)).json();
  await app.send("PUT", `/teams/${mine.id}`, { ...details, name: "Ruum" }, anu.headers);
  const logged = async () => {
    const { items } = await app.ports.persistence.adminActions
      .list({ limit: 10, order: "oldest", subject: "therapist" });
    return items.filter(({ action }) => action === "edit-team")
      .map(({ subjectName, detail }) => [subjectName, detail.team]);
  };
  expect(await logged()).toEqual([]);
  await app.post(`/teams/${mine.id}/members`, { practitioner: berit.slug }, admin.headers);
  await app.post("/teams", { ...details, owner: berit.slug }, admin.headers);
  expect(await logged()).toEqual([[anu.name, "Ruum"], [berit.name, details.name]]);
});

test("a person sends at most 40 invitations to teams in an hour", async () => {
  await using app = await openTestApp();
  const [anu, berit] = [await memberOf(app, 1), await memberOf(app, 2)];
  const { id } = await (await app.post("/teams", details, anu.headers)).json();
  const path = `/teams/${id}/members`;
  const invite = () => app.post(path, { practitioner: berit.slug }, anu.headers);
  for (let sent = 0; sent < 40; sent++) {
    expect((await invite()).status).toBe(200);
    await app.send("DELETE", `${path}/${berit.id}`, undefined, anu.headers);
  }
  expect(await codeOf(await invite())).toEqual([429, "ERR_TOO_MANY_REQUESTS"]);
});

test("the details are changed by one of two who read the same version", async () => {
  await using app = await openTestApp();
  const anu = await memberOf(app, 1);
  const { version, id } = await (await app.post("/teams", details, anu.headers)).json();
  const save = (name: string) =>
    app.send("PUT", `/teams/${id}`, { ...details, name }, { ...anu.headers, "If-Match": version });
  expect((await save("Ruum")).status).toBe(200);
  expect(await codeOf(await save("Tuba"))).toEqual([412, "ERR_STALE"]);
  // The name is the subject of mails to others.
  const refused = await app.post(
    "/teams",
    { ...details, name: "http://evil.ee Team" },
    anu.headers,
  );
  const { errors } = await refused.json();
  expect([refused.status, errors[0].errCode]).toEqual([400, "ERR_ADDRESS_IN_NAME"]);
});

test("a team is free when a member is, and a hidden member or one without room for new clients is left out", async () => {
  await using app = await openTestApp();
  const { path, kind, anu, berit } = await twoMembers(app);
  const times = await timesOf(app, path, kind);
  const range = { from: app.now(), to: app.now() + 14 * day };
  const [ofAnu, ofBerit] = await Promise.all(
    kind.offered.map((uri) => app.ports.scheduling.listAvailableTimes(uri, range, app.now())),
  );
  const expected = new Set([...ofAnu!, ...ofBerit!].map(({ startsAt }) => startsAt));
  expect(times.map(({ startsAt }) => Date.parse(startsAt)))
    .toEqual([...expected].toSorted((a, b) => a - b));

  await app.send(
    "PUT",
    `/therapists/${anu.id}/admission`,
    { acceptingNewClients: "no" },
    anu.headers,
  );
  const without = await timesOf(app, path, kind);
  expect(without.map(({ startsAt }) => Date.parse(startsAt)))
    .toEqual(ofBerit!.map(({ startsAt }) => startsAt));

  await app.database.transaction((tx) =>
    tx.update(therapists).set({ showInSearch: false }).where(eq(therapists.id, berit.id))
  );
  expect(await timesOf(app, path, kind)).toEqual([]);
});

test("while a member is away, the team's times are those of the others", async () => {
  await using app = await openTestApp();
  const { path, kind, anu, berit } = await twoMembers(app);
  const before = await timesOf(app, path, kind);
  const both = before.findLast(({ free }) => free.length === 2)!;
  const toDate = both.startsAt.slice(0, 10);
  expect((await app.post("/absences", { toDate }, anu.headers)).status).toBe(200);
  const during = (await timesOf(app, path, kind)).filter(({ startsAt }) =>
    startsAt <= both.startsAt
  );
  expect(during.length).toBeGreaterThan(0);
  for (const { free } of during) {
    expect(free.map(({ therapistId }) => therapistId)).toEqual([berit.id]);
  }
  const client = await newClient(app, "anna@example.ee");
  const held = await holdAny(app, path, kind, both.startsAt, client.headers);
  expect(await held.json()).toMatchObject({ therapistId: berit.id });
});

test("a time goes to the free member with fewer sessions that week, the next one to the other", async () => {
  await using app = await openTestApp();
  const { path, kind, anu, berit } = await twoMembers(app);
  const ids = [anu.id, berit.id];
  const both = (await timesOf(app, path, kind)).filter(({ free }) => free.length === 2);
  const startsAt = both[0]!.startsAt;
  const sessions = await Promise.all(
    kind.offered.map((uri) => sessionsOfWeek(app, uri, startsAt)),
  );
  const first = sessions[1]! < sessions[0]! ? 1 : 0;
  const held = [];
  for (let person = 0; person < 3; person++) {
    const { headers } = await newClient(app, `p${person}@example.ee`);
    held.push(await holdAny(app, path, kind, startsAt, headers));
  }
  const [one, two] = await Promise.all(held.slice(0, 2).map((answer) => answer.json()));
  expect([one.therapistId, two.therapistId]).toEqual([ids[first], ids[1 - first]]);
  const third = await held[2]!.json();
  expect([held[2]!.status, third.errCode]).toEqual([409, "ERR_SLOT_TAKEN"]);
  expect(third.alternatives.length).toBeGreaterThan(0);
});

test("a time is held only with a member who is free in the chosen way to meet", async () => {
  await using app = await openTestApp();
  const { path, kind, anu } = await twoMembers(app);
  const byVideo = kind.offered[1]!.split("/").at(-1)!;
  await app.database.transaction((tx) =>
    tx.update(eventTypes).set({ meetingTypes: ["VIDEO_CALL"] }).where(eq(eventTypes.id, byVideo))
  );
  const isInPerson = ({ meetingTypes }: TeamTime["free"][number]) =>
    meetingTypes.includes("IN_PERSON");
  const { startsAt } = (await timesOf(app, path, kind))
    .find(({ free }) => free.length === 2 && isInPerson(free[0]!))!;
  const hold = async (person: string) => {
    const { headers } = await newClient(app, `${person}@example.ee`);
    return await holdAny(app, path, kind, startsAt, headers, "IN_PERSON");
  };
  expect((await (await hold("anna")).json()).therapistId).toBe(anu.id);
  const refused = await (await hold("boris")).json();
  expect(refused.errCode).toBe("ERR_SLOT_TAKEN");
  const times = await timesOf(app, path, kind);
  for (const alternative of refused.alternatives) {
    const { free } = times.find((time) => Date.parse(time.startsAt) === Date.parse(alternative))!;
    expect(free.some(isInPerson)).toBe(true);
  }
});

test("of many clients for one time of a team each member gets one, also while a member is booked directly", async () => {
  await using app = await openTestApp();
  const { path, kind } = await twoMembers(app);
  const startsAt = (await timesOf(app, path, kind)).find(({ free }) => free.length === 2)!.startsAt;
  const people = await Promise.all(
    Array.from({ length: 6 }, (_, at) => newClient(app, `p${at}@example.ee`)),
  );
  const answers = await Promise.all([
    app.post("/calendly/holds", { event_type: kind.offered[0], start_time: startsAt }),
    ...people.map(({ headers }) => holdAny(app, path, kind, startsAt, headers)),
  ]);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  const left = await timesOf(app, path, kind);
  expect(left.some((time) => time.startsAt === startsAt)).toBe(false);
});

test("a held time of a team is booked like any other, and stays when the member leaves", async () => {
  await using app = await openTestApp();
  const { id, path, kind, berit } = await twoMembers(app);
  const client = await newClient(app, "anna@example.ee");
  const time = (await timesOf(app, path, kind))
    .find(({ free }) => free.length === 1 && free[0]!.therapistId === berit.id)!;
  const held = await (await holdAny(app, path, kind, time.startsAt, client.headers)).json();
  expect(held.therapistId).toBe(berit.id);
  const booked = await app.post("/calendly/invitees", {
    event_type: held.eventTypeUri,
    start_time: time.startsAt,
    invitee: { name: "Anna", email: "anna@example.ee", timezone: "Europe/Tallinn" },
    hold: { id: held.id, secret: held.secret },
  }, client.headers);
  expect(booked.status, await booked.clone().text()).toBe(201);
  await app.send("DELETE", `/teams/${id}/members/${berit.id}`, undefined, berit.headers);
  const left = (await waitingMails(app)).find(({ template }) => template === "team-left")!;
  expect(Number(left.facts.upcoming)).toBeGreaterThan(0);
  const sessions = await (await app.get("/therapy-sessions/me", client.headers)).json();
  expect(JSON.stringify(sessions)).toContain("booked");
});
