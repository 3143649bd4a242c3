import { expect, test } from "vitest";
import { day } from "backend/domain/duration.ts";
import { retention } from "backend/domain/retention.ts";
import { deleteExpiredRows } from "backend/use-cases/retention/delete-expired-rows.ts";
import { checkInvariants } from "db/check.ts";
import { openTestApp } from "../test-app.ts";
import { newClient, offeredTimes, type Person, signedInAs } from "./booked-session.ts";
import { codeFor, type Guest, guestSteps, liisa } from "./guest-steps.ts";
import { codeOf } from "./session-request-steps.ts";

const paul: Guest = { email: "paul.kask@example.ee", name: "Paul Kask" };

/** A practitioner who takes no new clients. */
async function openClosedVisit() {
  const app = await openTestApp();
  const practitioner = await app.signIn("therapist1@demo.heaolu.ee");
  const therapistId: string = practitioner.user.therapistId;
  const { practice, times } = await offeredTimes(app, therapistId, 28);
  await app.ports.persistence.transaction(({ therapists }) =>
    therapists.setAcceptingNewClients(therapistId, "no", app.now())
  );
  const wish = { name: "For the course", practiceId: practice.id, singleUse: true };
  return {
    app,
    practitioner,
    therapistId,
    practice,
    times,
    guest: guestSteps(app, therapistId),
    wish,
    create: (more = {}) => app.post("/secret-links", { ...wish, ...more }, practitioner.headers),
    async link(more = {}): Promise<{ id: string; token: string }> {
      const answer = await this.create(more);
      expect(answer.status).toBe(201);
      const { id, url } = await answer.json();
      return { id, token: url.split("/booking/link#")[1] };
    },
    list: async (headers: Record<string, string> = practitioner.headers) =>
      (await (await app.get("/secret-links", headers)).json()).links,
    open: (token: string) => app.post("/secret-links/open", { token }),
    status: async (token: string) =>
      (await (await app.post("/secret-links/open", { token })).json()).status,
    revoke: (id: string, headers: Record<string, string> = practitioner.headers) =>
      app.post(`/secret-links/${id}/revoke`, {}, headers),
    book: ({ user, headers }: Person, nth: number, token?: string) =>
      app.post("/calendly/invitees", {
        event_type: practice.eventTypeUri,
        start_time: times[nth]!,
        invitee: { name: user.name, email: user.email, timezone: "Europe/Tallinn" },
        ...(token && { secret_link: token }),
      }, headers),
    [Symbol.asyncDispose]: async () => {
      expect(await checkInvariants(app.database.read)).toEqual([]);
      await app[Symbol.asyncDispose]();
    },
  };
}

test("a guest books by a single-use link where new clients are not taken, and the link is used up", async () => {
  await using visit = await openClosedVisit();
  const { app, guest } = visit;
  const { token } = await visit.link();
  const opened = await (await visit.open(token)).json();
  expect(opened).toMatchObject({
    status: "open",
    therapist: { id: visit.therapistId, isShown: true },
    page: { practice: { type: visit.practice.type, priceCents: visit.practice.priceCents } },
  });

  const held = await guest.hold();
  const requested = await guest.request(held, liisa, { secretLink: token });
  expect(await visit.status(token)).toBe("open");
  const code = await codeFor(app, liisa.email);
  const confirmed = await guest.confirm(requested, code);
  expect(confirmed.status).toBe(200);
  expect(await visit.status(token)).toBe("used");
  const [link] = await visit.list();
  expect(link).toMatchObject({ status: "used", uses: 1, url: null, singleUse: true });

  const sessionPath = `/therapy-sessions/${(await confirmed.json()).booking.id}`;
  const seen = async (headers: Record<string, string>) =>
    (await (await app.get(sessionPath, headers)).json()).secretLink;
  expect(await seen(visit.practitioner.headers)).toBe("For the course");
  const client = await signedInAs(app, liisa.email);
  expect(await seen(client)).toBeNull();

  // A repetition is the same booking; a cancelled one does not open the link again.
  expect((await guest.confirm(requested, code)).status).toBe(200);
  expect((await app.post(`${sessionPath}/cancel`, {}, client)).status).toBe(200);
  expect(await visit.status(token)).toBe("used");
  expect(await codeOf(await visit.book(await newClient(app, paul.email), 3, token)))
    .toEqual([409, "ERR_SECRET_LINK_USED"]);
});

test("of two people who book by a single-use link at once, one wins", async () => {
  await using visit = await openClosedVisit();
  const { app, guest } = visit;
  const { token } = await visit.link();
  const [anna, berta] = await Promise.all([
    newClient(app, "anna@example.ee"),
    newClient(app, "berta@example.ee"),
  ]);
  const requested = await guest.request(await guest.hold(9), liisa, { secretLink: token });
  const code = await codeFor(app, liisa.email);
  const answers = await Promise.all([
    visit.book(anna, 0, token),
    guest.confirm(requested, code),
    visit.book(berta, 5, token),
  ]);
  const codes = await Promise.all(answers.map(codeOf));
  expect(codes.filter(([, errCode]) => errCode === "ERR_SECRET_LINK_USED")).toHaveLength(2);
  expect(codes.filter(([status]) => status === 200 || status === 201)).toHaveLength(1);
  expect(await visit.list()).toMatchObject([{ uses: 1, status: "used" }]);
});

test("without the link, or with one of another practice, new clients get no time", async () => {
  await using visit = await openClosedVisit();
  const { app } = visit;
  const anna = await newClient(app, "anna@example.ee");
  const hold = (secret_link?: string) =>
    app.post("/calendly/holds", {
      event_type: visit.practice.eventTypeUri,
      start_time: visit.times[0],
      ...(secret_link && { secret_link }),
    }, anna.headers);
  expect(await codeOf(await hold())).toEqual([409, "ERR_NO_NEW_CLIENTS"]);
  expect(await codeOf(await visit.book(anna, 0))).toEqual([409, "ERR_NO_NEW_CLIENTS"]);
  const therapist = (await app.ports.persistence.therapists.find(visit.therapistId))!;
  const other = therapist.practices.find(({ id }) => id !== visit.practice.id)!;
  const { token: foreign } = await visit.link({ practiceId: other.id });
  for (const token of [foreign, "x".repeat(43)]) {
    expect(await codeOf(await hold(token))).toEqual([409, "ERR_SECRET_LINK_ENDED"]);
    expect(await codeOf(await visit.book(anna, 0, token))).toEqual([409, "ERR_SECRET_LINK_ENDED"]);
  }
  expect(await codeOf(await visit.open("x".repeat(43)))).toEqual([400, "ERR_INVALID_TOKEN"]);
  const { token } = await visit.link();
  expect((await hold(token)).status).toBe(201);
  expect((await hold(token)).status).toBe(409);
  expect(await visit.status(token)).toBe("open");
});

test("a withdrawn link and one after its last day book nothing and name the practitioner", async () => {
  await using visit = await openClosedVisit();
  const { app, guest } = visit;
  const many = await visit.link({ singleUse: false, lastDay: "2026-11-21" });
  const withdrawn = await visit.link();
  const held = await guest.hold();
  const requested = await guest.request(held, liisa, { secretLink: withdrawn.token });
  expect((await visit.revoke(withdrawn.id)).status).toBe(200);
  expect((await visit.revoke(withdrawn.id)).status).toBe(200);
  const refused = await guest.confirm(requested, await codeFor(app, liisa.email));
  expect(await codeOf(refused)).toEqual([409, "ERR_SECRET_LINK_ENDED"]);
  const other = await app.signIn("therapist2@demo.heaolu.ee");
  expect((await visit.revoke(many.id, other.headers)).status).toBe(404);

  const anna = await newClient(app, "anna@example.ee");
  const berta = await newClient(app, "berta@example.ee");
  expect((await visit.book(anna, 3, many.token)).status).toBe(201);
  expect((await visit.book(berta, 9, many.token)).status).toBe(201);
  expect((await visit.list())[1]).toMatchObject({ uses: 2, status: "open" });
  app.advance(3 * day);
  const ended = await (await visit.open(many.token)).json();
  expect(ended).toMatchObject({
    status: "ended",
    page: null,
    therapist: { id: visit.therapistId, isShown: true },
  });
  expect(JSON.stringify(ended)).not.toContain("For the course");
  expect(await visit.status(withdrawn.token)).toBe("revoked");

  app.advance(retention.endedSecretLinks);
  await deleteExpiredRows(app.ports, app.now());
  expect(await visit.list(await signedInAs(app, "therapist1@demo.heaolu.ee"))).toEqual([]);
});

test("a request that waits for an answer uses no link up; the accepted one does", async () => {
  await using visit = await openClosedVisit();
  const { app, practitioner, practice } = visit;
  const rules = [{ practiceId: practice.id, rule: "always" }];
  await app.send("PUT", "/session-requests/rules", { rules }, practitioner.headers);
  const { token } = await visit.link();
  const send = async (email: string, nth: number) => {
    const { headers } = await newClient(app, email);
    const answer = await app.post("/session-requests", {
      eventType: practice.eventTypeUri,
      startsAt: visit.times[nth],
      timeZone: "Europe/Tallinn",
      secretLink: token,
    }, headers);
    expect(answer.status).toBe(201);
    return (await answer.json()).id;
  };
  const accept = (id: string) =>
    app.post(`/session-requests/${id}/accept`, { message: "" }, practitioner.headers);
  const [first, second] = [await send("anna@example.ee", 3), await send("berta@example.ee", 9)];
  expect(await visit.status(token)).toBe("open");
  expect((await accept(first)).status).toBe(200);
  expect(await visit.list()).toMatchObject([{ status: "used", uses: 1 }]);
  // The practitioner may still take the other one, as any client.
  expect((await accept(second)).status).toBe(200);
  expect(await visit.list()).toMatchObject([{ status: "used", uses: 1 }]);
});

test("a link opens a practice of a hidden practitioner, with its price", async () => {
  await using visit = await openClosedVisit();
  await visit.app.database.transaction(async (connection) => {
    await connection.run("update therapists set show_in_search = 0");
  });
  const { token } = await visit.link();
  expect(await (await visit.open(token)).json()).toMatchObject({
    therapist: { isShown: false },
    page: { practice: { priceCents: visit.practice.priceCents } },
  });
  const anna = await newClient(visit.app, "anna@example.ee");
  expect((await visit.book(anna, 3, token)).status).toBe(201);
});

test("a link needs a name, an own practice and a day that is ahead; its token is stored as a hash", async () => {
  await using visit = await openClosedVisit();
  for (const wrong of [{ name: " \u200b" }, { lastDay: "2026-11-01" }, { lastDay: "2026-02-30" }]) {
    expect(await codeOf(await visit.create(wrong))).toEqual([400, "ERR_INVALID_INPUT"]);
  }
  expect(await codeOf(await visit.create({ practiceId: crypto.randomUUID() })))
    .toEqual([409, "ERR_PRACTICE_NOT_OFFERED"]);
  const { token } = await visit.link();
  const rows = await visit.app.database.read.all("select * from secret_links");
  expect(JSON.stringify(rows)).not.toContain(token);
  expect((await visit.open(token)).headers.get("Cache-Control")).toBe("no-store");
});
