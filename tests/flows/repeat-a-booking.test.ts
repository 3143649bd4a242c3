import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signedInAs } from "./booked-session.ts";
import { codeOf, openVisit } from "./visitor.ts";
import { day } from "backend/domain/duration.ts";

type Visit = Awaited<ReturnType<typeof openVisit>>;

let app: Visit["app"];
let freeTimes: Visit["freeTimes"];
let isFree: Visit["isFree"];
let timesApart: Visit["timesApart"];
let invitation: Visit["invitation"];
let book: Visit["book"];

beforeAll(async () => {
  ({ app, freeTimes, isFree, timesApart, invitation, book } = await openVisit());
});
afterAll(() => app[Symbol.asyncDispose]());

describe("a repeated request", () => {
  const key = () => ({ "Idempotency-Key": crypto.randomUUID() });

  test("with the same key books once and gets the same answer", async () => {
    const [time] = await freeTimes();
    const [body, headers] = [invitation(time!.start_time), key()];
    const first = await book(body, headers);
    const second = await book(body, headers);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.text()).toBe(await first.text());
    expect(second.headers.get("idempotency-replayed")).toBe("true");
  });

  test("with its fields in another order gets the same answer", async () => {
    const [time] = await freeTimes();
    const [body, headers] = [invitation(time!.start_time), key()];
    const reversed = (part: unknown): unknown =>
      typeof part !== "object" || part === null || Array.isArray(part) ? part : Object.fromEntries(
        Object.entries(part).toReversed().map(([name, value]) => [name, reversed(value)]),
      );
    const first = await book(body, headers);
    const second = await book(reversed(body) as typeof body, headers);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.text()).toBe(await first.text());
  });

  test("sent twenty times at once makes one booking", async () => {
    const [time] = await freeTimes();
    const body = invitation(time!.start_time);
    const headers = { ...key(), ...await signedInAs(app, body.invitee.email) };
    const responses = await Promise.all(Array.from({ length: 20 }, () => book(body, headers)));
    const answers = await Promise.all(responses.map((response) => response.json()));
    const uris = new Set(answers.flatMap(({ resource }) => resource?.uri ?? []));
    expect(uris.size).toBe(1);
    for (const [at, { status }] of responses.entries()) {
      if (status === 201) continue;
      expect([status, answers[at].errCode]).toEqual([409, "ERR_REQUEST_IN_PROGRESS"]);
    }
  });

  test("with the key of another body is refused", async () => {
    const [one, two] = await timesApart(2);
    const headers = key();
    const email = "two-bodies@example.ee";
    expect((await book(invitation(one!.start_time, email), headers)).status).toBe(201);
    const other = await book(invitation(two!.start_time, email), headers);
    expect(await codeOf(other)).toEqual([422, "ERR_IDEMPOTENCY_MISMATCH"]);
    expect(await isFree(two!.start_time)).toBe(true);
  });

  test("with a key another user used is a separate request", async () => {
    const times = await timesApart(2);
    const headers = key();
    const booked = await Promise.all(
      times.map(({ start_time }) => book(invitation(start_time), headers)),
    );
    expect(booked.map(({ status }) => status)).toEqual([201, 201]);
  });

  test("is recognised by its key for a day", async () => {
    const [time] = await timesApart(1);
    const [body, headers] = [invitation(time!.start_time), key()];
    expect((await book(body, headers)).status).toBe(201);
    app.advance(day - 1);
    const repeated = await book(body, headers);
    expect([repeated.status, repeated.headers.get("idempotency-replayed")]).toEqual([201, "true"]);
    app.advance(2);
    expect(await codeOf(await book(body, headers))).toEqual([409, "ERR_SLOT_TAKEN"]);
  });

  test("may try again after a refusal", async () => {
    const [time] = await freeTimes();
    const [body, headers] = [invitation(time!.start_time), key()];
    const wrong = { ...body, start_time: "2020-01-01T00:00:00Z" };
    expect((await book(wrong, headers)).status).toBe(409);
    expect((await book(body, headers)).status).toBe(201);
  });
});
