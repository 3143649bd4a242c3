import { expect, test } from "vitest";
import { openTestApp, type TestApp } from "../test-app.ts";
import {
  bookAtProvider,
  bookSession,
  newClient,
  offeredTimes,
  type Person,
} from "./booked-session.ts";
import { hour } from "backend/domain/duration.ts";

const clientEmail = "client@demo.heaolu.ee";
const therapistEmail = "therapist1@demo.heaolu.ee";

async function both(app: TestApp) {
  const client = await app.signIn(clientEmail);
  const therapist = await app.signIn(therapistEmail);
  return { client, therapist, therapistId: therapist.user.therapistId as string };
}

async function codeOf(response: Response): Promise<[number, string]> {
  return [response.status, (await response.json()).errCode];
}

test("a journal is paged, latest first, each session once", async () => {
  await using app = await openTestApp();
  const { client } = await both(app);
  const whole = await app.get("/therapy-sessions/me?limit=100", client.headers);
  expect(whole.headers.get("cache-control")).toBe("private, no-cache");
  const expected = await whole.json();
  expect(expected.length).toBeGreaterThan(3);

  const walked = [];
  let address: string | null = "/therapy-sessions/me?limit=2";
  while (address) {
    const page: Response = await app.get(address, client.headers);
    expect(page.status).toBe(200);
    walked.push(...await page.json());
    const next = /<\/api([^>]+)>; rel="next"/.exec(page.headers.get("link") ?? "");
    address = next?.[1] ?? null;
    expect(address ?? "").not.toContain("unknown");
  }
  expect(walked).toEqual(expected);
  const starts = walked.map(({ startsAt }: { startsAt: string }) => startsAt);
  expect(starts).toEqual(starts.toSorted().reverse());
  const touched = await app.send("PUT", `/therapy-sessions/${walked[0].id}`, {}, client.headers);
  expect(await touched.json()).toEqual(walked[0]);
  expect(await codeOf(await app.get("/therapy-sessions/me?cursor=none", client.headers)))
    .toEqual([400, "ERR_INVALID_INPUT"]);
  expect(await codeOf(await app.get("/therapy-sessions/me?limit=101", client.headers)))
    .toEqual([400, "ERR_INVALID_INPUT"]);
});

test("a booking appears once for client and practitioner, with the terms of that day", async () => {
  await using app = await openTestApp();
  const { client, therapist, therapistId } = await both(app);
  const { practice, startTime, body, session } = await bookSession(app, client, therapistId);
  expect(session).toMatchObject({
    status: "booked",
    priceCents: practice.priceCents,
    practiceType: practice.type,
    durationMinutes: practice.durationMinutes,
    therapist: { id: therapistId },
    client: { id: client.user.id, name: client.user.name, email: null },
    canCancel: true,
    canRate: false,
    ...{ eventUrl: body.eventUrl, eventInviteeUrl: body.eventInviteeUrl },
  });
  expect(Date.parse(session.startsAt)).toBe(Date.parse(startTime));

  const again = await app.post("/therapy-sessions", body, client.headers);
  expect(again.status).toBe(200);
  expect(await again.json()).toEqual(session);

  const mine = await (await app.get("/therapy-sessions/me?limit=100", client.headers)).json();
  expect(mine.filter(({ id }: { id: string }) => id === session.id)).toEqual([session]);
  const theirs = await (await app.get("/therapy-sessions/therapist?limit=100", therapist.headers))
    .json();
  const reach = async (person: Person) => {
    const found = await (await app.get(`/therapy-sessions/${session.id}`, person.headers)).json();
    return found.client.email;
  };
  expect(theirs.map(({ id }: { id: string }) => id)).toContain(session.id);
  expect([await reach(therapist), await reach(client)]).toEqual([clientEmail, null]);
  const mails = await app.ports.persistence.transaction(({ outbox }) =>
    outbox.claimDue(app.now(), app.now() + 1, 100)
  );
  expect(mails.map(({ to, template }) => [to, template])).toEqual(
    expect.arrayContaining([[clientEmail, "session-booked"]]),
  );
  expect(mails.filter(({ template }) => template === "session-booked-therapist")).toHaveLength(1);
});

test("a booking is verified with the provider and not taken from the browser", async () => {
  await using app = await openTestApp();
  const { client, therapistId } = await both(app);
  const other = await newClient(app, "kerli@example.ee");
  const { practice, times } = await offeredTimes(app, therapistId);
  const booked = await bookAtProvider(app, client, practice.eventTypeUri, times[0]!);
  const truth = { therapistId, userId: client.user.id, ...booked };
  const make = async (body: object, person: Person = client) =>
    await codeOf(await app.post("/therapy-sessions", body, person.headers));

  const before = await counted(app);
  const unconfirmed = [409, "ERR_BOOKING_NOT_CONFIRMED"];
  const invented = `${booked.eventInviteeUrl.slice(0, -4)}0000`;
  expect(await make({ ...truth, eventInviteeUrl: invented })).toEqual(unconfirmed);
  const lookAlikes = ["http://localhost.evil.com:8000", "http://localhost:8000@evil.com"];
  for (const host of lookAlikes) {
    const elsewhere = booked.eventInviteeUrl.replace("http://localhost:8000", host);
    expect(await make({ ...truth, eventInviteeUrl: elsewhere })).toEqual(unconfirmed);
  }
  expect(await make({ ...truth, eventUrl: `${booked.eventUrl}x` })).toEqual(unconfirmed);
  const { items: [stranger] } = await app.ports.persistence.therapists.listShown({ limit: 1 });
  expect(stranger!.id).not.toBe(therapistId);
  expect(await make({ ...truth, therapistId: stranger!.id })).toEqual(unconfirmed);
  expect(await make({ ...truth, userId: other.user.id })).toEqual([403, "ERR_FORBIDDEN"]);
  expect(await make({ ...truth, userId: other.user.id }, other)).toEqual([403, "ERR_FORBIDDEN"]);
  expect(await make({ ...truth, therapistId: "x" })).toEqual([400, "ERR_INVALID_INPUT"]);
  expect(await counted(app)).toEqual(before);
  expect((await app.post("/therapy-sessions", truth, client.headers)).status).toBe(201);

  const gone = await bookAtProvider(app, client, practice.eventTypeUri, times.at(-1)!);
  await app.ports.scheduling.cancel({ eventUri: gone.eventUrl }, "client", "", app.now());
  expect(await make({ ...truth, ...gone })).toEqual(unconfirmed);
});

test("after the session the client rates and both comment; the practitioner cannot rate", async () => {
  await using app = await openTestApp();
  const made = await both(app);
  const { session } = await bookSession(app, made.client, made.therapistId);
  const path = `/therapy-sessions/${session.id}`;
  expect(await codeOf(await app.post(`${path}/rate`, { rating: 5 }, made.client.headers)))
    .toEqual([409, "ERR_NOT_FINISHED"]);

  app.advance(Date.parse(session.endsAt) - app.now());
  const { client, therapist } = await both(app);
  const rated = await app.post(`${path}/rate`, { rating: 4 }, client.headers);
  expect(await rated.json()).toMatchObject({ status: "finished", rating: 4, canRate: true });
  expect(await codeOf(await app.post(`${path}/rate`, { rating: 5 }, therapist.headers)))
    .toEqual([403, "ERR_FORBIDDEN"]);
  expect(await codeOf(await app.post(`${path}/rate`, { rating: 6 }, client.headers)))
    .toEqual([400, "ERR_INVALID_INPUT"]);

  const commented = await app.post(`${path}/comment`, { comment: "Aitäh!" }, client.headers);
  expect(commented.status).toBe(201);
  const answered = await app.post(`${path}/comment`, { comment: "Kena" }, therapist.headers);
  expect((await answered.json()).comments).toMatchObject([
    { comment: "Aitäh!", isTherapistComment: false, mine: false },
    { comment: "Kena", isTherapistComment: true, mine: true },
  ]);
  const claim = { comment: "Suurepärane!", isTherapistComment: true };
  expect(await codeOf(await app.post(`${path}/comment`, claim, client.headers)))
    .toEqual([403, "ERR_FORBIDDEN"]);
  const better = await app.post(
    `${path}/update-comment`,
    { comment: "Suur tänu!" },
    client.headers,
  );
  expect((await better.json()).comments).toMatchObject([{ comment: "Suur tänu!" }, {
    comment: "Kena",
  }]);

  app.advance(15 * 24 * hour);
  const later = await app.signIn(clientEmail);
  expect(await codeOf(await app.post(`${path}/rate`, { rating: 1 }, later.headers)))
    .toEqual([409, "ERR_RATING_CLOSED"]);
  expect(await codeOf(await app.send("DELETE", `${path}/rate`, undefined, later.headers)))
    .toEqual([409, "ERR_RATING_CLOSED"]);
});

test("a client withdraws a rating, and the history shows it", async () => {
  await using app = await openTestApp();
  const made = await both(app);
  const { session } = await bookSession(app, made.client, made.therapistId);
  const path = `/therapy-sessions/${session.id}`;
  app.advance(Date.parse(session.endsAt) - app.now());
  const { client, therapist } = await both(app);
  const takeBack = (headers = client.headers) =>
    app.send("DELETE", `${path}/rate`, undefined, headers);
  await app.post(`${path}/rate`, { rating: 1 }, client.headers);
  expect(await codeOf(await takeBack(therapist.headers))).toEqual([403, "ERR_FORBIDDEN"]);
  const back = await takeBack();
  expect([back.status, await back.json()])
    .toMatchObject([200, { rating: null, ratingOpenUntil: null, canRate: true }]);
  expect((await takeBack()).status).toBe(200);
  const history = await (await app.get(`${path}/history`, client.headers)).json();
  expect(history.map(({ action, reason }: Record<string, string>) => [action, reason])).toEqual([
    ["book", null],
    ["finish", null],
    ["rate", "1"],
    ["take-back-rating", null],
  ]);
});

test("the private note is visible to the client only, and a stale edit is refused", async () => {
  await using app = await openTestApp();
  const { client, therapist, therapistId } = await both(app);
  const { session } = await bookSession(app, client, therapistId);
  const path = `/therapy-sessions/${session.id}`;
  const put = (note: string, headers: Record<string, string>) =>
    app.send("PUT", path, { note }, headers);
  const secret = "kanaarilind 7f3a";

  const written = await put(secret, { ...client.headers, "If-Match": `"${session.updatedAt}"` });
  expect(written.status).toBe(200);
  expect((await written.json()).note).toBe(secret);
  const stale = { ...client.headers, "If-Match": `"${session.updatedAt}"` };
  expect(await codeOf(await put("teine", stale))).toEqual([412, "ERR_STALE"]);
  const fresh = { ...client.headers, "If-Match": written.headers.get("etag")! };
  expect((await put(secret, fresh)).status).toBe(200);
  expect(await codeOf(await put("minu", therapist.headers))).toEqual([403, "ERR_FORBIDDEN"]);

  const theirs = await app.get("/therapy-sessions/therapist?limit=100", therapist.headers);
  expect(await theirs.text()).not.toContain(secret);
  const answer = await app.post(`${path}/comment`, { comment: "Tere" }, therapist.headers);
  expect(await answer.text()).not.toContain(secret);
  const untouched = await app.send("PUT", path, {}, therapist.headers);
  expect(untouched.status).toBe(200);
  expect((await untouched.json()).note).toBeNull();
  const mine = await (await app.get("/therapy-sessions/me?limit=100", client.headers)).json();
  expect(mine.find(({ id }: { id: string }) => id === session.id).note).toBe(secret);
});

async function counted(app: TestApp): Promise<number> {
  const client = await app.signIn(clientEmail);
  const mine = await app.get("/therapy-sessions/me?limit=100", client.headers);
  return (await mine.json()).length;
}
