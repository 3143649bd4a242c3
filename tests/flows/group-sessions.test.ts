import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../test-app.ts";
import { newMails } from "../support/sign-in-steps.ts";
import { bookedGroup } from "./booked-group.ts";
import {
  bookAtProvider,
  bookSession,
  newClient,
  type Person,
  signedInAs,
} from "./booked-session.ts";
import { day } from "backend/domain/duration.ts";

type EventType = {
  uri: string;
  kind: string;
  capacity: number;
  once_per_client: boolean;
  profile: { owner: string };
};
type Time = { start_time: string; invitees_remaining: number };

let app: TestApp;
let therapist: Person;
let types: EventType[];
let group: EventType;

beforeAll(async () => {
  app = await openTestApp();
  therapist = await app.signIn("therapist3@demo.heaolu.ee");
  const response = await app.get(
    `/calendly/event-types?user=${app.ports.scheduling.resourceUri("users/rasmus-tihase")}`,
  );
  types = (await response.json()).collection;
  group = types.find(({ kind }) => kind === "group")!;
});
afterAll(() => app[Symbol.asyncDispose]());

async function timesOf(type: EventType, from = 0, to = 30): Promise<Time[]> {
  const query = new URLSearchParams({
    event_type: type.uri,
    start_time: new Date(app.now() + from * day).toISOString(),
    end_time: new Date(app.now() + to * day).toISOString(),
  });
  const response = await app.get(`/calendly/event-type-available-times?${query}`);
  expect(response.status).toBe(200);
  return (await response.json()).collection;
}

async function book(type: EventType, startTime: string, email: string) {
  return await app.post("/calendly/invitees", {
    event_type: type.uri,
    start_time: startTime,
    invitee: { name: "Mari Maasikas", email, timezone: "Europe/Tallinn" },
  }, await signedInAs(app, email));
}

async function seatsAt(startTime: string): Promise<number> {
  const times = await timesOf(group);
  return times.find(({ start_time }) => start_time === startTime)?.invitees_remaining ?? 0;
}

describe("a group session", () => {
  test("is named as a group to its client, in the booking and in the mail of each language", async () => {
    await using app = await openTestApp();
    const { clients, path } = await bookedGroup(app, { keepsMails: true });
    expect(await (await app.get(path, clients[0]!.headers)).json()).toMatchObject({ seats: 8 });
    const mails = await newMails(app);
    const groupIn = (to: string) => mails.find((mail) => mail.to === to)?.text;
    expect(groupIn("et@example.ee")).toContain("Rühm, kuni 8 osalejat");
    expect(groupIn("en@example.ee")).toContain("Group of up to 8");
    expect(groupIn("ru@example.ee")).toContain("Группа, участников не больше 8");
    const { session } = await bookSession(app, clients[0]!, therapist.user.therapistId!, 8);
    expect(session).toMatchObject({ seats: 1 });
  });

  test("has its city in the language of each mail", async () => {
    await using app = await openTestApp();
    const { clients } = await bookedGroup(app);
    const kulli = await app.signIn("therapist1@demo.heaolu.ee");
    const { session } = await bookSession(app, clients[2]!, kulli.user.therapistId!);
    expect(session.place).toMatch(/, Tallinn$/);
    const mails = await newMails(app);
    expect(mails.find(({ to }) => to === "ru@example.ee")?.text)
      .toContain(session.place.replace("Tallinn", "Таллинн"));
    expect(mails.find(({ to }) => to === kulli.user.email)?.text).toContain(session.place);
  });

  test("shows eight seats in the demo, four of them taken", async () => {
    expect(group).toMatchObject({ kind: "group", kind_description: "Group", capacity: 8 });
    const remaining = (await timesOf(group)).map(({ invitees_remaining }) => invitees_remaining);
    expect(remaining.filter((seats) => seats === 4)).toHaveLength(1);
    expect(remaining.filter((seats) => seats === 7)).toHaveLength(1);
    expect(remaining.filter((seats) => seats === 8).length).toBeGreaterThan(5);
    const query = new URLSearchParams({
      user: group.profile.owner,
      status: "active",
      count: "100",
      invitee_email: "peeter.vahermae@demo.heaolu.ee",
    });
    const response = await app.get(`/calendly/scheduled-events?${query}`, therapist.headers);
    const counters = (await response.json()).collection.map((event: {
      invitees_counter: unknown;
    }) => event.invitees_counter);
    expect(counters).toContainEqual({ total: 4, active: 4, limit: 8 });
  });

  test("gives its free seats to exactly as many of twenty concurrent callers", async () => {
    const time = (await timesOf(group)).find(({ invitees_remaining }) => invitees_remaining === 8)!;
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, at) => book(group, time.start_time, `guest${at}@example.ee`)),
    );
    const statuses = responses.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(8).fill(201), ...Array(12).fill(409)]);
    for (const response of responses) {
      const answer = await response.json();
      if (response.status === 409) expect(answer.errCode).toBe("ERR_SLOT_TAKEN");
    }
    expect(await seatsAt(time.start_time)).toBe(0);
  });

  test("stays for the others when one guest cancels in the journal", async () => {
    const time = (await timesOf(group)).find(({ invitees_remaining }) => invitees_remaining === 8)!;
    const guests = await Promise.all(
      ["one", "two"].map((name) => newClient(app, `${name}@example.ee`)),
    );
    const sessions = [];
    for (const guest of guests) {
      const addresses = await bookAtProvider(app, guest, group.uri, time.start_time);
      const made = await app.post("/therapy-sessions", {
        therapistId: therapist.user.therapistId,
        userId: guest.user.id,
        ...addresses,
      }, guest.headers);
      expect(made.status).toBe(201);
      sessions.push(await made.json());
    }
    expect(await seatsAt(time.start_time)).toBe(6);
    const [one, two] = guests as [Person, Person];
    const path = `/therapy-sessions/${sessions[0].id}/cancel`;
    expect((await app.post(path, undefined, one.headers)).status).toBe(200);
    expect(await seatsAt(time.start_time)).toBe(7);
    const left = await app.get(`/therapy-sessions/${sessions[1].id}`, two.headers);
    expect(await left.json()).toMatchObject({ status: "booked", canCancel: true });
    const again = await bookAtProvider(app, one, group.uri, time.start_time);
    expect(again.eventUrl).toBeTruthy();
    expect(await seatsAt(time.start_time)).toBe(6);
  });
});

test("an introduction can be booked once per address, and the time stays free for others", async () => {
  const intro = types.find(({ once_per_client }) => once_per_client)!;
  const times = await timesOf(intro);
  const [first, second] = [times[0]!, times.at(-1)!];
  expect((await book(intro, first.start_time, "new@example.ee")).status).toBe(201);
  const again = await book(intro, second.start_time, "New@Example.ee");
  expect(again.status).toBe(409);
  expect((await again.json()).errCode).toBe("ERR_ONCE_PER_CLIENT");
  expect((await book(intro, second.start_time, "other@example.ee")).status).toBe(201);
});
