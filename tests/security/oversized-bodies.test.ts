import { afterAll, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { openFixture } from "./matrix-fixture.ts";

const fixture = await openFixture();
afterAll(() => fixture[Symbol.asyncDispose]());
const { app, users } = fixture;
const { session, past } = await fixture.booked();

/** A session as the database stores it, without the fields the call may change. */
async function sessionRow(id: string) {
  const found = await app.ports.persistence.therapySessions.findEntry(id, true);
  const { updatedAt: _, comments: __, note: ___, ...rest } = found!;
  return rest;
}

const greedy = {
  id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
  userId: users.otherClient.id,
  clientId: users.otherClient.id,
  client: { id: users.otherClient.id },
  therapistId: fixture.hiddenTherapistId,
  therapist: { id: fixture.hiddenTherapistId },
  status: "finished",
  startsAt: "2020-01-01T00:00:00Z",
  priceCents: 0,
  rating: 5,
  ratedAt: 1,
  cancelledBy: "admin",
  canRate: true,
  meetingCount: 99,
  createdAt: 1,
  isTherapistComment: false,
  authorUserId: users.otherClient.id,
  role: "admin",
};

test.each([
  ["PUT", "", { note: "Tere" }],
  ["POST", "/comment", { comment: "Tere" }],
  ["POST", "/update-comment", { comment: "Tere" }],
])("%s …/{id}%s refuses fields it is not for", async (method, suffix, meant) => {
  const before = await sessionRow(session.id);
  const path = `/therapy-sessions/${session.id}${suffix}`;
  const send = (body: object) => app.send(method, path, body, fixture.headers("owner"));
  expect((await send({ ...greedy, ...meant })).status).toBe(400);
  expect((await send(meant)).status).toBeLessThan(300);
  expect(await sessionRow(session.id)).toEqual(before);
});

test("a session that is sent back whole changes only the note", async () => {
  const before = await sessionRow(session.id);
  const path = `/therapy-sessions/${session.id}`;
  const read = await (await app.get(path, fixture.headers("owner"))).json();
  const changed = { ...read, status: "finished", rating: 5, note: "Tere" };
  const answer = await app.send("PUT", path, changed, fixture.headers("owner"));
  expect(answer.status, await answer.clone().text()).toBe(200);
  expect(await sessionRow(session.id)).toEqual(before);
});

test("a rating belongs to the caller's own session and has only the number", async () => {
  const before = await sessionRow(past.id);
  const path = `/therapy-sessions/${past.id}/rate`;
  const rate = (body: object) => app.post(path, body, fixture.headers("owner"));
  expect((await rate({ ...greedy, rating: 3 })).status).toBe(400);
  expect((await rate({ rating: 3 })).status).toBe(200);
  expect(await sessionRow(past.id)).toEqual({
    ...before,
    status: "finished",
    arrival: null,
    rating: 3,
    ratedAt: app.now(),
  });
});

test.each([0, 6, 4.5, -1, "5", null, [5], { $gt: 0 }, true, 1e21])(
  "%s is not a rating",
  async (rating) => {
    const before = await sessionRow(past.id);
    const path = `/therapy-sessions/${past.id}/rate`;
    expect((await app.post(path, { rating }, fixture.headers("owner"))).status).toBe(400);
    expect(await sessionRow(past.id)).toEqual(before);
  },
);

test("users cannot give themselves rights by changing their record", async () => {
  const me = await app.ports.persistence.users.find(users.owner.id);
  const body = {
    ...greedy,
    name: "Anu",
    email: "admin@example.ee",
    emailVerified: true,
    emailVerifiedAt: 1,
    passwordHash: "x",
    password: "x",
    roles: ["admin", "therapist"],
    isAdmin: true,
    is_admin: 1,
    therapistId: fixture.therapistId,
    disabledAt: null,
    pictureKey: "../../secret",
    profileUrl: "https://evil.example/x.png",
  };
  const answer = await app.send("PUT", `/user/${users.owner.id}`, body, fixture.headers("owner"));
  expect([200, 400]).toContain(answer.status);
  const after = await app.ports.persistence.users.find(users.owner.id);
  expect(after).toEqual({ ...me, name: after!.name, updatedAt: after!.updatedAt });
  expect((await app.get("/user", fixture.headers("owner"))).status).toBe(403);
});

test("the terms of a booking come from the practice and never from the browser", async () => {
  const { body, practice } = await fixture.bookedOnlyAtProvider();
  const book = (sent: object) => app.post("/therapy-sessions", sent, fixture.headers("owner"));
  expect((await book({ ...greedy, ...body })).status).toBe(400);
  const answer = await book({ priceCents: 1, practiceType: "X", status: "finished", ...body });
  expect(answer.status, await answer.clone().text()).toBe(201);
  expect(await answer.json()).toMatchObject({
    priceCents: practice.priceCents,
    practiceType: practice.type,
    status: "booked",
    rating: null,
    client: { id: users.owner.id },
  });
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "file:///etc/passwd",
  "https://calendly.com.evil.example/x",
  "https://evil.example/?http://localhost:8000",
  "http://localhost:8000@evil.example/",
  "http://localhost:8001/api/calendly/scheduled_events/x",
  "https://localhost:8000/api/calendly/scheduled_events/x",
  "http://LOCALHOST:8000\\@evil.example/",
  "http://127.0.0.1:8000/api/calendly/scheduled_events/x",
  "http://169.254.169.254/latest/meta-data",
  "//localhost:8000/api/calendly/scheduled_events/x",
  "http://localhost:8000/api/calendly/scheduled_events/../../user",
  "http://user:password@localhost:8000/api/calendly/scheduled_events/x",
])("%s is not a booking", async (url) => {
  const before = await countOfSessions();
  for (const field of ["eventUrl", "eventInviteeUrl"]) {
    const { body } = await fixture.bookedOnlyAtProvider();
    const sent = { ...body, [field]: url };
    const answer = await app.post("/therapy-sessions", sent, fixture.headers("owner"));
    expect([400, 409]).toContain(answer.status);
  }
  expect(await countOfSessions()).toBe(before);
});

async function countOfSessions(): Promise<unknown> {
  const rows = await app.database.read.all<unknown[]>(
    sql`select count(*) as count from therapy_sessions`,
  );
  return JSON.stringify(rows);
}
