import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { DomainError, type ErrorCode } from "../../domain/errors.ts";
import { webCalendars, type WebCalendarsSettings } from "./web.ts";
import { oneMeeting, openCalendarServer } from "./web.testing.ts";

const fresh = { etag: null };

/** Names of a small internet on loopback: everything is outside but 127.0.0.9. */
function calendarsAt(names: Record<string, string[]>, settings: WebCalendarsSettings = {}) {
  const resolved: string[] = [];
  const calendars = webCalendars({
    anyScheme: true,
    mayAsk: (address) => address.startsWith("127.") && address !== "127.0.0.9",
    resolve(name) {
      resolved.push(name);
      return Promise.resolve(names[name] ?? []);
    },
    ...settings,
  });
  return { ...calendars, resolved };
}

async function refused(work: Promise<unknown>): Promise<ErrorCode | null> {
  const outcome = await work.catch((error: unknown) => error);
  return outcome instanceof DomainError ? outcome.code : null;
}

describe("a calendar that can be read", () => {
  test("is asked by its name at the address its name has, over TLS that bears the name", async () => {
    await using server = await openCalendarServer((_, response) => response.end(oneMeeting), {
      names: ["calendar.example"],
    });
    const names = { "calendar.example": ["127.0.0.1"], "other.example": ["127.0.0.1"] };
    const trusting = calendarsAt(names, { trusted: server.certificate });
    const { text } = await trusting.fetch(`https://calendar.example:${server.port}/a.ics`, fresh);
    expect(text).toBe(oneMeeting);
    expect(server.asked.map(({ host }) => host)).toEqual([`calendar.example:${server.port}`]);
    expect(await refused(trusting.fetch(`https://other.example:${server.port}/`, fresh)))
      .toBe("ERR_CALENDAR_UNREACHABLE");
    expect(
      await refused(calendarsAt(names).fetch(`https://calendar.example:${server.port}/`, fresh)),
    )
      .toBe("ERR_CALENDAR_UNREACHABLE");
    expect(server.asked).toHaveLength(1);
  });

  test("is read packed, too", async () => {
    await using server = await openCalendarServer((_, response) => {
      response.setHeader("Content-Encoding", "gzip");
      response.end(gzipSync(oneMeeting));
    });
    const { text } = await calendarsAt({}).fetch(`http://127.0.0.1:${server.port}/`, fresh);
    expect(text).toBe(oneMeeting);
  });

  test("that has not changed is not sent again", async () => {
    await using server = await openCalendarServer((request, response) => {
      response.setHeader("ETag", '"1"');
      if (request.headers["if-none-match"] === '"1"') response.writeHead(304).end();
      else response.end(oneMeeting);
    });
    const calendars = calendarsAt({});
    const first = await calendars.fetch(`http://127.0.0.1:${server.port}/`, fresh);
    expect(first).toEqual({ text: oneMeeting, etag: '"1"' });
    expect(await calendars.fetch(`http://127.0.0.1:${server.port}/`, first))
      .toEqual({ text: null, etag: '"1"' });
  });

  test("may have moved three times, and not four", async () => {
    await using server = await openCalendarServer((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left > 0) response.writeHead(302, { Location: `/${left - 1}` }).end();
      else response.end(oneMeeting);
    });
    const address = `http://127.0.0.1:${server.port}`;
    expect((await calendarsAt({}).fetch(`${address}/3`, fresh)).text).toBe(oneMeeting);
    expect(await refused(calendarsAt({}).fetch(`${address}/4`, fresh)))
      .toBe("ERR_CALENDAR_UNREACHABLE");
  });
});

describe("addresses that are never asked", () => {
  test.each([
    "http://calendar.example/a.ics",
    "ftp://calendar.example/a.ics",
    "file:///etc/passwd",
    "data:text/calendar,BEGIN:VCALENDAR",
    "https://somebody:secret@calendar.example/a.ics",
    "https://calendar.example:8443/a.ics",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://[::ffff:169.254.169.254]/latest/meta-data",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://017700000001/",
    "https://localhost/",
    "https://",
    "calendar.example/a.ics",
    "",
  ])("%s", async (address) => {
    const resolve = () => Promise.resolve(["127.0.0.1"]);
    expect(await refused(webCalendars({ resolve }).fetch(address, fresh)))
      .toBe("ERR_CALENDAR_ADDRESS");
  });

  test("a name that means an address inside, among others outside", async () => {
    await using server = await openCalendarServer((_, response) => response.end(oneMeeting));
    const names = { "calendar.example": ["127.0.0.1", "127.0.0.9"] };
    expect(
      await refused(calendarsAt(names).fetch(`http://calendar.example:${server.port}/`, fresh)),
    )
      .toBe("ERR_CALENDAR_ADDRESS");
    expect(server.asked).toEqual([]);
  });

  test.each(["http://127.0.0.9:PORT/", "http://inside.example:PORT/", "file:///etc/passwd"])(
    "what a calendar outside points to inside: %s",
    async (target) => {
      await using inside = await openCalendarServer((_, response) => response.end(oneMeeting), {
        address: "127.0.0.9",
      });
      const location = target.replace("PORT", String(inside.port));
      await using outside = await openCalendarServer((_, response) =>
        response.writeHead(302, { Location: location }).end()
      );
      const calendars = calendarsAt({ "inside.example": ["127.0.0.9"] });
      expect(await refused(calendars.fetch(`http://127.0.0.1:${outside.port}/`, fresh)))
        .toBe("ERR_CALENDAR_ADDRESS");
      expect(outside.asked).toHaveLength(1);
      expect(inside.asked).toEqual([]);
    },
  );

  test("a name that means something else as soon as it was looked at", async () => {
    await using outside = await openCalendarServer((_, response) => response.end(oneMeeting), {
      address: "127.0.0.8",
    });
    await using inside = await openCalendarServer((_, response) => response.end(oneMeeting), {
      address: "127.0.0.9",
      port: outside.port,
    });
    let asked = 0;
    const resolve = () => Promise.resolve([asked++ === 0 ? "127.0.0.8" : "127.0.0.9"]);
    const calendars = calendarsAt({}, { resolve });
    const address = `http://rebinding.example:${outside.port}/`;
    expect((await calendars.fetch(address, fresh)).text).toBe(oneMeeting);
    expect([asked, outside.asked.length, inside.asked.length]).toEqual([1, 1, 0]);
    expect(await refused(calendars.fetch(address, fresh))).toBe("ERR_CALENDAR_ADDRESS");
    expect(inside.asked).toEqual([]);
  });
});

describe("a calendar that cannot be read", () => {
  const megabyte = " ".repeat(1_000_000);

  test.each<[string, ErrorCode, Parameters<typeof openCalendarServer>[0]]>([
    ["is gone", "ERR_CALENDAR_UNREACHABLE", (_, response) => response.writeHead(404).end()],
    ["is out of order", "ERR_CALENDAR_UNREACHABLE", (_, response) => response.writeHead(500).end()],
    ["hangs up", "ERR_CALENDAR_UNREACHABLE", (request) => request.socket.destroy()],
    ["hangs up halfway", "ERR_CALENDAR_UNREACHABLE", (request, response) => {
      response.writeHead(200, { "Content-Length": "1000" });
      response.write("BEGIN:VCALENDAR", () => request.socket.destroy());
    }],
    ["never says anything", "ERR_CALENDAR_UNREACHABLE", () => {}],
    ["never stops dripping", "ERR_CALENDAR_UNREACHABLE", (request, response) => {
      const drip = setInterval(() => response.write(" "), 20);
      request.socket.on("close", () => clearInterval(drip));
    }],
    ["says that it is huge", "ERR_CALENDAR_UNREADABLE", (_, response) => {
      response.writeHead(200, { "Content-Length": "2000001" });
      response.write(" ");
    }],
    ["turns out to be huge", "ERR_CALENDAR_UNREADABLE", (_, response) => {
      for (let part = 0; part < 3; part++) response.write(megabyte);
    }],
    ["unfolds to something huge", "ERR_CALENDAR_UNREADABLE", (_, response) => {
      response.setHeader("Content-Encoding", "gzip");
      response.end(gzipSync(megabyte.repeat(50)));
    }],
    ["is packed badly", "ERR_CALENDAR_UNREADABLE", (_, response) => {
      response.setHeader("Content-Encoding", "gzip");
      response.end("no gzip");
    }],
    ["is packed in another way", "ERR_CALENDAR_UNREADABLE", (_, response) => {
      response.setHeader("Content-Encoding", "br");
      response.end("?");
    }],
  ])("%s", async (_what, code, answer) => {
    await using server = await openCalendarServer(answer);
    // Who is slow is not waited for; who is not is judged by what comes, on a busy machine too.
    const timeLimit = code === "ERR_CALENDAR_UNREACHABLE" ? 300 : 20_000;
    const calendars = calendarsAt({}, { timeLimit });
    const started = performance.now();
    expect(await refused(calendars.fetch(`http://127.0.0.1:${server.port}/`, fresh))).toBe(code);
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  test("a name nobody has, and one that is looked for in vain", async () => {
    expect(await refused(calendarsAt({}).fetch("http://nobody.example/", fresh)))
      .toBe("ERR_CALENDAR_UNREACHABLE");
    const calendars = calendarsAt({}, { resolve: () => new Promise(() => {}), timeLimit: 100 });
    expect(await refused(calendars.fetch("http://slow.example/", fresh)))
      .toBe("ERR_CALENDAR_UNREACHABLE");
  });
});
