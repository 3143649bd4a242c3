import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { icalCalendarFiles } from "backend/adapters/calendar-files/ical.ts";
import { refreshDueImports } from "backend/use-cases/availability/refresh-due-imports.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { listenOnLoopback } from "../support/loopback.ts";
import { type Body, offered, read } from "./availability-steps.ts";
import type { Person } from "./booked-session.ts";
import { minute } from "backend/domain/duration.ts";

const secretPath = "/private-7c1f0e9d/basic.ics";
const week = ["2026-11-23T00:00:00Z", "2026-11-28T00:00:00Z"] as const;

function calendar(...days: string[]): string {
  const events = days.map((day) =>
    [
      "BEGIN:VEVENT",
      `UID:${day}`,
      "DTSTAMP:20261101T000000Z",
      `DTSTART;VALUE=DATE:${day}`,
      "SUMMARY:Hambaarst Tamme juures",
      "LOCATION:Tartu mnt 1",
      "END:VEVENT",
    ].join("\r\n")
  );
  return ["BEGIN:VCALENDAR", "VERSION:2.0", ...events, "END:VCALENDAR", ""].join("\r\n");
}

describe("an imported calendar", () => {
  const calendarFiles = icalCalendarFiles({ name: "Heaolu", email: "noreply@heaolu.example" }, {
    insecure: true,
    isAllowed: (address) => address === "127.0.0.1",
    resolve: () => Promise.resolve(["127.0.0.1"]),
    timeLimit: 20_000,
  });
  let app: TestApp;
  let server: Awaited<ReturnType<typeof listenOnLoopback>>;
  let therapist: Person;
  let body: Body;
  let words: { text: string; etag: string };

  beforeAll(async () => {
    app = await openTestApp({ broken: (ports) => ({ ...ports, calendarFiles }) });
    therapist = await app.signIn("therapist1@demo.heaolu.ee");
    await forgetAll();
    body = (await read(app, therapist)).body;
    server = await listenOnLoopback();
    server.answer = (request, response) => {
      response.setHeader("ETag", words.etag);
      if (request.headers["if-none-match"] === words.etag) response.writeHead(304).end();
      else response.end(words.text);
    };
  });
  afterAll(async () => {
    await server.close();
    await app[Symbol.asyncDispose]();
  });

  const own = () => body.eventTypes[1].url;
  const daysOffered = async () => [
    ...new Set((await offered(app, own(), ...week)).map((time) => time.slice(8, 10))),
  ];
  const imports = async () => (await read(app, therapist)).body.imports;

  /** Access tokens expire during these tests. */
  async function later(minutes: number) {
    app.advance(minutes * minute);
    therapist = await app.signIn("therapist1@demo.heaolu.ee");
  }

  async function add(calendar: object) {
    return await app.post("/availability/imports", calendar, therapist.headers);
  }

  async function addFile(text: string, name = "Töö") {
    const form = new FormData();
    form.set("name", name);
    form.set("file", new File([text], "work.ics", { type: "text/calendar" }));
    return await app.request("/api/availability/imports", {
      method: "POST",
      body: form,
      headers: therapist.headers,
    });
  }

  async function remove(id: string) {
    return await app.send("DELETE", `/availability/imports/${id}`, undefined, therapist.headers);
  }

  async function forgetAll() {
    for (const { id } of await imports()) expect((await remove(id)).status).toBe(204);
  }

  /** Whether any file on disk contains a word. */
  async function isOnDisk(word: string): Promise<boolean> {
    for await (const { name, isFile } of Deno.readDir(app.directory)) {
      if (!isFile) continue;
      const bytes = await Deno.readFile(`${app.directory}/${name}`);
      if (new TextDecoder("latin1").decode(bytes).includes(word)) return true;
    }
    return false;
  }

  test("from a file blocks its days, stores nothing else, and frees them when removed", async () => {
    expect(await daysOffered()).toEqual(["23", "24", "25", "26", "27"]);
    const answer = await addFile(calendar("20261124", "20261126"));
    expect(answer.status, await answer.clone().text()).toBe(201);
    const added = await answer.json();
    expect(added).toMatchObject({
      kind: "file",
      name: "Töö",
      host: null,
      busyTimes: 2,
      readAt: "2026-11-20T07:00:00Z",
      nextReadAt: null,
      coversUntil: "2029-11-22T07:00:00Z",
      unread: { events: 0, rules: [], timeZones: [] },
      lastError: null,
    });
    expect(await imports()).toEqual([added]);
    expect(await daysOffered()).toEqual(["23", "25", "27"]);

    const query = new URLSearchParams({ eventTypeUrl: own(), startsAt: "2026-11-24T10:00:00Z" });
    const why = await app.get(`/availability/why?${query}`, therapist.headers);
    expect((await why.json()).reasons).toContainEqual({
      code: "imported-busy",
      busyFrom: "2026-11-23T22:00:00Z",
      busyTo: "2026-11-24T22:00:00Z",
      importName: "Töö",
    });
    expect(await isOnDisk("Hambaarst")).toBe(false);

    expect((await remove(added.id)).status).toBe(204);
    expect((await remove(added.id)).status).toBe(404);
    expect(await daysOffered()).toEqual(["23", "24", "25", "26", "27"]);
  });

  test("from an address is read every half hour, encrypted at rest, and its address never shown again", async () => {
    words = { text: calendar("20261124"), etag: '"1"' };
    const answer = await add({ name: "Kodu", url: `${server.url}${secretPath}` });
    expect(answer.status, await answer.clone().text()).toBe(201);
    const { id } = await answer.json();
    expect(await imports()).toEqual([{
      id,
      kind: "url",
      name: "Kodu",
      host: "127.0.0.1",
      readAt: "2026-11-20T07:00:00Z",
      nextReadAt: "2026-11-20T07:30:00Z",
      busyTimes: 1,
      coversUntil: "2027-12-25T07:00:00Z",
      unread: { events: 0, rules: [], timeZones: [] },
      lastError: null,
    }]);
    expect(await isOnDisk("private-7c1f0e9d")).toBe(false);
    expect(await daysOffered()).toEqual(["23", "25", "26", "27"]);

    const ports = { ...app.ports, calendarFiles };
    server.requests.length = 0;
    await refreshDueImports(ports, app.now());
    expect(server.requests).toEqual([]);
    await later(31);
    await refreshDueImports(ports, app.now());
    expect(server.requests).toEqual([secretPath]);
    expect(await daysOffered()).toEqual(["23", "25", "26", "27"]);
    words = { text: calendar("20261125"), etag: '"2"' };
    await later(31);
    await refreshDueImports(ports, app.now());
    expect(await daysOffered()).toEqual(["23", "24", "26", "27"]);
  });

  test("leaves out what the practitioner declined, and names what it does not understand", async () => {
    await forgetAll();
    const event = (...lines: string[]) =>
      ["BEGIN:VEVENT", ...lines, "DURATION:P1D", "END:VEVENT"].join("\r\n");
    words = {
      text: calendar("20261126").replace(
        "END:VCALENDAR",
        [
          event(
            "UID:declined",
            "DTSTART;VALUE=DATE:20261124",
            "ATTENDEE;PARTSTAT=DECLINED:mailto:Therapist1@demo.heaolu.ee",
          ),
          event("UID:rule", "DTSTART;VALUE=DATE:20261125", "RRULE:FREQ=SECONDLY"),
          event("UID:broken", "DTSTART;VALUE=DATE:2026"),
          event("UID:zone", "DTSTART;TZID=Nowhere:20261127T000000"),
          "END:VCALENDAR",
        ].join("\r\n"),
      ),
      etag: '"faults"',
    };
    const answer = await add({ name: "Kodu", url: `${server.url}${secretPath}` });
    const unread = { events: 2, rules: ["FREQ=SECONDLY"], timeZones: ["Nowhere"] };
    expect(await answer.json()).toMatchObject({ busyTimes: 1, unread });
    expect(await daysOffered()).toEqual(["23", "24", "25"]);

    await later(31);
    await refreshDueImports({ ...app.ports, calendarFiles }, app.now());
    expect((await imports())[0]).toMatchObject({ readAt: "2026-11-20T08:33:00Z", unread });

    words = { text: calendar("20261125"), etag: '"right"' };
    await later(31);
    await refreshDueImports({ ...app.ports, calendarFiles }, app.now());
    expect((await imports())[0].unread).toEqual({ events: 0, rules: [], timeZones: [] });
  });

  test("that cannot be read keeps its times, shows the reason and is retried less often", async () => {
    const [{ id, readAt }] = await imports();
    server.outage = "error";
    const refresh = () =>
      app.post(`/availability/imports/${id}/refresh`, undefined, therapist.headers);
    const failed = await refresh();
    expect(failed.status).toBe(200);
    expect(await failed.json()).toMatchObject({
      readAt,
      busyTimes: 1,
      lastError: "ERR_CALENDAR_UNREACHABLE",
    });
    expect(await daysOffered()).toEqual(["23", "24", "26", "27"]);
    server.requests.length = 0;
    for (let turn = 0; turn < 12; turn++) {
      await later(30);
      await refreshDueImports({ ...app.ports, calendarFiles }, app.now());
    }
    expect(server.requests).toHaveLength(3);
    server.outage = "nonsense";
    expect((await (await refresh()).json()).lastError).toBe("ERR_CALENDAR_UNREADABLE");
    server.outage = null;
    expect(await (await refresh()).json()).toMatchObject({ lastError: null, busyTimes: 1 });
    await forgetAll();
  });

  test.each([
    ["ERR_CALENDAR_ADDRESS", { url: "ftp://calendar.example/a.ics" }],
    ["ERR_CALENDAR_ADDRESS", { url: "https://169.254.169.254/latest/meta-data" }],
    ["ERR_CALENDAR_UNREACHABLE", { url: "http://127.0.0.1:1/" }],
    ["ERR_CALENDAR_UNREADABLE", { text: "<html>Logi sisse</html>" }],
    ["ERR_INVALID_INPUT", { text: "" }],
    ["ERR_INVALID_INPUT", { url: "" }],
  ])("is refused with %s in three languages, and nothing is stored", async (code, sent) => {
    const titles = new Set<string>();
    const headers = therapist.headers;
    for (const language of ["et", "en", "ru"]) {
      therapist.headers = { ...headers, "Accept-Language": language } as typeof headers;
      const answer =
        await ("text" in sent ? addFile(sent.text!) : add({ name: "Töö", url: sent.url }));
      const { errCode, title } = await answer.json();
      expect([answer.status, errCode]).toEqual([400, code]);
      titles.add(title);
    }
    therapist.headers = headers;
    expect(titles.size).toBe(3);
    expect(await imports()).toEqual([]);
  });

  test("is refused when it is too large or neither a form nor an address", async () => {
    const large = await addFile(`${calendar()}${" ".repeat(2_100_000)}`);
    expect([large.status, (await large.json()).errCode]).toEqual([413, "ERR_TOO_LARGE"]);
    const text = await app.request("/api/availability/imports", {
      method: "POST",
      body: calendar(),
      headers: { ...therapist.headers, "Content-Type": "text/calendar" },
    });
    expect([text.status, (await text.json()).errCode])
      .toEqual([415, "ERR_UNSUPPORTED_MEDIA_TYPE"]);
    const nothing = await app.post("/availability/imports", {}, therapist.headers);
    expect((await nothing.json()).errors.map(({ path }: { path: string }) => path))
      .toEqual(["name", "url"]);
  });

  test("is limited to ten per practitioner", async () => {
    for (let nth = 0; nth < 10; nth++) expect((await addFile(calendar())).status).toBe(201);
    const answer = await addFile(calendar());
    expect([answer.status, (await answer.json()).errCode]).toEqual([400, "ERR_INVALID_INPUT"]);
    await forgetAll();
  });
});
