import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../test-app.ts";
import { type Body, draftOf, put, read, slotsOf } from "./availability-steps.ts";
import { bookSession, newClient, type Person } from "./booked-session.ts";
import { hour, minute } from "backend/domain/duration.ts";

describe("the reasons why a time is not free", () => {
  let app: TestApp;
  let therapist: Person;
  let body: Body;
  beforeAll(async () => {
    app = await openTestApp();
    therapist = await app.signIn("therapist1@demo.heaolu.ee");
    body = (await read(app, therapist)).body;
  });
  afterAll(() => app[Symbol.asyncDispose]());

  async function why(startsAt: string, eventTypeUrl = body.eventTypes[1].url) {
    const query = new URLSearchParams({ eventTypeUrl, startsAt });
    const answer = await app.get(`/availability/why?${query}`, therapist.headers);
    expect(answer.status, await answer.clone().text()).toBe(200);
    return await answer.json();
  }

  test("say free exactly when the time is offered", async () => {
    const url = body.eventTypes[1].url;
    const days = { from: "2026-11-21", to: "2026-12-05" };
    const free = new Set(await slotsOf(app, therapist, { eventTypeUrl: url, ...days }));
    const start = Date.parse("2026-11-22T22:00:00Z");
    for (let at = start; at < start + 48 * hour; at += 30 * minute) {
      const startsAt = new Date(at).toISOString().replace(".000Z", "Z");
      const explained = await why(startsAt, url);
      expect([startsAt, explained.free]).toEqual([startsAt, free.has(startsAt)]);
      expect(explained.reasons.length > 0).toBe(!explained.free);
    }
  });

  test("are not given for years without a calendar", async () => {
    for (const startsAt of ["9999-12-31T23:59:59Z", "0001-01-01T00:00:00Z"]) {
      const query = new URLSearchParams({ eventTypeUrl: body.eventTypes[1].url, startsAt });
      const answer = await app.get(`/availability/why?${query}`, therapist.headers);
      expect([answer.status, (await answer.json()).errors[0].path]).toEqual([400, "startsAt"]);
    }
  });

  test("name the session at that time and its client", async () => {
    const client = await newClient(app, "klient@example.ee");
    const { session } = await bookSession(app, client, therapist.user.therapistId);
    const { free, reasons } = await why(session.startsAt);
    expect(free).toBe(false);
    expect(reasons).toContainEqual({
      code: "booked",
      busyFrom: session.startsAt,
      busyTo: session.endsAt,
      sessionId: session.id,
      clientName: client.user.name,
    });
    const after = await why(session.endsAt);
    expect(after.reasons).toContainEqual(expect.objectContaining({
      code: "buffer",
      minutes: body.settings.bufferMinutes,
      sessionId: session.id,
    }));
  });

  test("name the holiday, the vacation and the exception", async () => {
    await put(app, therapist, {
      ...draftOf(body),
      vacations: [{
        id: crypto.randomUUID(),
        fromDate: "2026-12-07",
        toDate: "2026-12-11",
        note: "",
      }],
      exceptions: [{ date: "2026-12-15", note: "", ranges: [] }],
    });
    const codes = async (startsAt: string) =>
      (await why(startsAt)).reasons.filter(({ code }: { code: string }) => code !== "off-step");
    expect(await codes("2026-12-08T10:00:00Z"))
      .toEqual([{ code: "vacation", fromDate: "2026-12-07", toDate: "2026-12-11" }]);
    expect(await codes("2026-12-15T10:00:00Z"))
      .toEqual([{ code: "exception", date: "2026-12-15", ranges: [] }]);
    expect(await codes("2026-12-24T12:00:00Z"))
      .toEqual([{ code: "public-holiday", date: "2026-12-24", holidayName: "jõululaupäev" }]);
    expect(await codes("2026-11-20T10:00:00Z"))
      .toContainEqual(expect.objectContaining({ code: "too-soon", minutes: 1440 }));
    expect(await codes("2027-06-08T10:00:00Z"))
      .toContainEqual(expect.objectContaining({ code: "beyond-horizon", days: 60 }));
    expect(await codes("2026-11-19T10:00:00Z")).toContainEqual({ code: "past" });
  });

  test("for a client booked in by the practitioner leave out what binds clients only", async () => {
    const eventTypeUrl = body.eventTypes[1].url;
    const codesBy = async (by: string, startsAt: string) => {
      const query = new URLSearchParams({ eventTypeUrl, startsAt, by });
      const answer = await app.get(`/availability/why?${query}`, therapist.headers);
      return (await answer.json()).reasons.map(({ code }: { code: string }) => code);
    };
    expect(await codesBy("client", "2026-11-20T10:05:00Z"))
      .toEqual(expect.arrayContaining(["too-soon", "off-step"]));
    expect(await codesBy("practitioner", "2026-11-20T10:05:00Z")).toEqual([]);
    expect(await codesBy("practitioner", "2026-11-19T10:00:00Z")).toEqual(["past"]);
    expect(await codesBy("practitioner", "2026-11-21T22:05:00Z"))
      .toEqual([expect.stringMatching(/^(closed-weekday|outside-hours)$/)]);
  });

  test("are given only to the owner of the event type", async () => {
    const other = await app.signIn("therapist2@demo.heaolu.ee");
    const query = new URLSearchParams({
      eventTypeUrl: body.eventTypes[0].url,
      startsAt: "2026-11-23T10:00:00Z",
    });
    const answer = await app.get(`/availability/why?${query}`, other.headers);
    expect([answer.status, (await answer.json()).errCode]).toEqual([404, "ERR_NOT_FOUND"]);
  });
});
