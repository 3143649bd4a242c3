import { expect, test } from "vitest";
import { sessionQuery } from "backend/use-cases/therapy-sessions/session-query.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { agreeTo, bookSession, newClient, type Person } from "./booked-session.ts";
import { bookedByBoth, signInBoth } from "./session-fixtures.ts";

async function found(app: TestApp, side: "me" | "therapist", person: Person, q: string) {
  const query = new URLSearchParams({ q, limit: "100" });
  const answer = await app.get(`/therapy-sessions/${side}?${query}`, person.headers);
  return (await answer.json()).map(({ id }: { id: string }) => id) as string[];
}

test("a client finds notes, comments and recommendations; the practitioner only what both share", async () => {
  await using app = await openTestApp();
  const made = await bookedByBoth(app);
  const { id } = made.session;
  const { headers } = made.client;
  await app.send("PUT", `${made.path}/note`, { note: "Õlad läksid Pehmeks" }, headers);
  await app.post(`${made.path}/comment`, { comment: "Võtan villased sokid" }, headers);
  app.advance(Date.parse(made.session.endsAt) - app.now());
  const { client, therapist } = await signInBoth(app);
  await app.post(
    `${made.path}/recommendations`,
    { practices: [], text: "Кёльнская вода и тишина" },
    therapist.headers,
  );

  for (const q of ["olad pehm", "VILLASE", "кельнск", `olad ${made.session.therapist.name}`]) {
    expect(await found(app, "me", client, q), q).toEqual([id]);
  }
  expect(await found(app, "me", client, "olad puudub")).toEqual([]);
  expect(await found(app, "therapist", therapist, "olad")).toEqual([]);
  expect(await found(app, "therapist", therapist, "pehmeks mari")).toEqual([]);
  expect(await found(app, "therapist", therapist, "villased")).toEqual([id]);
  expect(await found(app, "therapist", therapist, "тишина")).toEqual([id]);
});

test("the text of another person never matches, and filters still apply", async () => {
  await using app = await openTestApp();
  const { client, therapist, therapistId } = await signInBoth(app);
  const other = await newClient(app, "kerli@example.ee");
  await agreeTo(app, other);
  const { session } = await bookSession(app, other, therapistId);
  const path = `/therapy-sessions/${session.id}`;
  await app.send("PUT", `${path}/note`, { note: "Lumehelbeke" }, other.headers);
  await app.post(`${path}/comment`, { comment: "Jääpurikas" }, other.headers);
  for (const q of ["lumehelbeke", "jaapurikas"]) {
    expect(await found(app, "me", client, q)).toEqual([]);
    expect(await found(app, "me", other, q)).toEqual([session.id]);
  }
  expect(await found(app, "therapist", therapist, "lumehelbeke")).toEqual([]);
  const stranger = await app.signIn("therapist2@demo.heaolu.ee");
  expect(await found(app, "therapist", stranger, "jaapurikas")).toEqual([]);
  const past = await app.get("/therapy-sessions/me?q=lumehelbeke&when=past", other.headers);
  expect(await past.json()).toEqual([]);
});

test("a practice that does not exist and a span that ends before it begins are refused", async () => {
  await using app = await openTestApp();
  const { client, therapist } = await signInBoth(app);
  for (const [side, { headers }] of [["me", client], ["therapist", therapist]] as const) {
    const list = async (query: string) => {
      const answer = await app.get(`/therapy-sessions/${side}?${query}`, headers);
      return [answer.status, await answer.json()];
    };
    expect(await list("practiceType=MASAGE")).toMatchObject([400, {
      errors: [{ path: "practiceType", params: { nearest: "MASSAGE" } }],
    }]);
    expect(await list("from=2026-12-06&to=2026-12-05")).toMatchObject([400, {
      errors: [{ path: "to", errCode: "ERR_ENDS_BEFORE_START" }],
    }]);
    expect((await list("practiceType=MASSAGE&from=2026-12-06&to=2026-12-06"))[0]).toBe(200);
  }
});

test("texts are read from at most 1,000 sessions and 500,000 characters", async () => {
  await using app = await openTestApp();
  const { client, path } = await bookedByBoth(app);
  const entry = (await app.ports.persistence.therapySessions.findEntry(path.slice(-36), true))!;
  const context = {
    now: app.now(),
    language: "et" as const,
    account: {
      userId: client.user.id,
      signInId: "",
      email: client.user.email,
      name: client.user.name,
      therapistId: null,
      isAdmin: false,
    },
  };
  async function pagesRead(note: string): Promise<number> {
    let pages = 0;
    const items = Array.from({ length: 100 }, () => ({ ...entry, note }));
    await sessionQuery(app.ports, context, { limit: 20, q: "sõna" }, {
      list: () => Promise.resolve({ items, nextCursor: `${pages++}` }),
      listPairs: () => Promise.resolve([]),
      nameOf: ({ therapist }) => therapist.name,
    });
    return pages;
  }
  expect(await pagesRead("lühike")).toBe(10);
  expect(await pagesRead("pikk ".repeat(1000))).toBe(2);
});
