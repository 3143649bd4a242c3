import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { DomainError, type ErrorCode } from "../../domain/errors.ts";
import { oneMeeting, openCalendarServer } from "./calendar-server.testing.ts";
import { calendarFetcher, type FetchSettings } from "./fetch-calendar.ts";

const unknown = { etag: null };

/** A fetcher for which loopback addresses are public, except 127.0.0.9. */
function fetcher(names: Record<string, string[]> = {}, settings: FetchSettings = {}) {
  return calendarFetcher({
    insecure: true,
    isAllowed: (address) => address.startsWith("127.") && address !== "127.0.0.9",
    resolve: (name) => Promise.resolve(names[name] ?? []),
    ...settings,
  });
}

async function errorCode(work: Promise<unknown>): Promise<ErrorCode | null> {
  const outcome = await work.catch((error: unknown) => error);
  return outcome instanceof DomainError ? outcome.code : null;
}

describe("downloads a calendar", () => {
  test("over TLS when the certificate has the host name and is trusted", async () => {
    await using server = await openCalendarServer((_, response) => response.end(oneMeeting), {
      names: ["calendar.example"],
    });
    const names = { "calendar.example": ["127.0.0.1"], "other.example": ["127.0.0.1"] };
    const fetch = fetcher(names, { trustedCertificate: server.certificate });
    const { text } = await fetch(`https://calendar.example:${server.port}/a.ics`, unknown);
    expect(text).toBe(oneMeeting);
    expect(server.requests.map(({ host }) => host)).toEqual([`calendar.example:${server.port}`]);
    expect(await errorCode(fetch(`https://other.example:${server.port}/`, unknown)))
      .toBe("ERR_CALENDAR_UNREACHABLE");
    const untrusting = fetcher(names);
    expect(await errorCode(untrusting(`https://calendar.example:${server.port}/`, unknown)))
      .toBe("ERR_CALENDAR_UNREACHABLE");
    expect(server.requests).toHaveLength(1);
  });

  test("compressed with gzip", async () => {
    await using server = await openCalendarServer((_, response) => {
      response.setHeader("Content-Encoding", "gzip");
      response.end(gzipSync(oneMeeting));
    });
    const { text } = await fetcher()(`http://127.0.0.1:${server.port}/`, unknown);
    expect(text).toBe(oneMeeting);
  });

  test("only when it has changed since the known version", async () => {
    await using server = await openCalendarServer((request, response) => {
      response.setHeader("ETag", '"1"');
      if (request.headers["if-none-match"] === '"1"') response.writeHead(304).end();
      else response.end(oneMeeting);
    });
    const fetch = fetcher();
    const first = await fetch(`http://127.0.0.1:${server.port}/`, unknown);
    expect(first).toEqual({ text: oneMeeting, etag: '"1"' });
    expect(await fetch(`http://127.0.0.1:${server.port}/`, first))
      .toEqual({ text: null, etag: '"1"' });
  });

  test("through three redirects, not four", async () => {
    await using server = await openCalendarServer((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left > 0) response.writeHead(302, { Location: `/${left - 1}` }).end();
      else response.end(oneMeeting);
    });
    const address = `http://127.0.0.1:${server.port}`;
    expect((await fetcher()(`${address}/3`, unknown)).text).toBe(oneMeeting);
    expect(await errorCode(fetcher()(`${address}/4`, unknown))).toBe("ERR_CALENDAR_UNREACHABLE");
  });
});

describe("refuses the address", () => {
  test.each([
    "http://calendar.example/a.ics",
    "ftp://calendar.example/a.ics",
    "file:///etc/passwd",
    "data:text/calendar,BEGIN:VCALENDAR",
    "https://user:secret@calendar.example/a.ics",
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
    expect(await errorCode(calendarFetcher({ resolve })(address, unknown)))
      .toBe("ERR_CALENDAR_ADDRESS");
  });

  test("when one of several resolved addresses is private", async () => {
    await using server = await openCalendarServer((_, response) => response.end(oneMeeting));
    const fetch = fetcher({ "calendar.example": ["127.0.0.1", "127.0.0.9"] });
    expect(await errorCode(fetch(`http://calendar.example:${server.port}/`, unknown)))
      .toBe("ERR_CALENDAR_ADDRESS");
    expect(server.requests).toEqual([]);
  });

  test.each(["http://127.0.0.9:PORT/", "http://private.example:PORT/", "file:///etc/passwd"])(
    "when a public server redirects to %s",
    async (target) => {
      await using inside = await openCalendarServer((_, response) => response.end(oneMeeting), {
        address: "127.0.0.9",
      });
      const location = target.replace("PORT", String(inside.port));
      await using outside = await openCalendarServer((_, response) =>
        response.writeHead(302, { Location: location }).end()
      );
      const fetch = fetcher({ "private.example": ["127.0.0.9"] });
      expect(await errorCode(fetch(`http://127.0.0.1:${outside.port}/`, unknown)))
        .toBe("ERR_CALENDAR_ADDRESS");
      expect(outside.requests).toHaveLength(1);
      expect(inside.requests).toEqual([]);
    },
  );

  test("when the name resolves to a private address from the second time on", async () => {
    await using outside = await openCalendarServer((_, response) => response.end(oneMeeting), {
      address: "127.0.0.8",
    });
    await using inside = await openCalendarServer((_, response) => response.end(oneMeeting), {
      address: "127.0.0.9",
      port: outside.port,
    });
    let lookups = 0;
    const resolve = () => Promise.resolve([lookups++ === 0 ? "127.0.0.8" : "127.0.0.9"]);
    const fetch = fetcher({}, { resolve });
    const address = `http://rebinding.example:${outside.port}/`;
    expect((await fetch(address, unknown)).text).toBe(oneMeeting);
    expect([lookups, outside.requests.length, inside.requests.length]).toEqual([1, 1, 0]);
    expect(await errorCode(fetch(address, unknown))).toBe("ERR_CALENDAR_ADDRESS");
    expect(inside.requests).toEqual([]);
  });
});

describe("fails when the server", () => {
  const megabyte = " ".repeat(1_000_000);

  test.each<[string, ErrorCode, Parameters<typeof openCalendarServer>[0]]>([
    ["responds 404", "ERR_CALENDAR_UNREACHABLE", (_, response) => response.writeHead(404).end()],
    ["responds 500", "ERR_CALENDAR_UNREACHABLE", (_, response) => response.writeHead(500).end()],
    ["hangs up", "ERR_CALENDAR_UNREACHABLE", (request) => request.socket.destroy()],
    ["hangs up halfway", "ERR_CALENDAR_UNREACHABLE", (request, response) => {
      response.writeHead(200, { "Content-Length": "1000" });
      response.write("BEGIN:VCALENDAR", () => request.socket.destroy());
    }],
    ["never responds", "ERR_CALENDAR_UNREACHABLE", () => {}],
    ["never ends its response", "ERR_CALENDAR_UNREACHABLE", (request, response) => {
      const drip = setInterval(() => response.write(" "), 20);
      request.socket.on("close", () => clearInterval(drip));
    }],
    ["announces too many bytes", "ERR_CALENDAR_UNREADABLE", (_, response) => {
      response.writeHead(200, { "Content-Length": "2000001" });
      response.write(" ");
    }],
    ["sends too many bytes", "ERR_CALENDAR_UNREADABLE", (_, response) => {
      for (let part = 0; part < 3; part++) response.write(megabyte);
    }],
    ["sends too many compressed bytes", "ERR_CALENDAR_UNREADABLE", (_, response) => {
      response.setHeader("Content-Encoding", "gzip");
      response.end(gzipSync(megabyte.repeat(50)));
    }],
    ["sends invalid gzip", "ERR_CALENDAR_UNREADABLE", (_, response) => {
      response.setHeader("Content-Encoding", "gzip");
      response.end("no gzip");
    }],
    ["uses another encoding", "ERR_CALENDAR_UNREADABLE", (_, response) => {
      response.setHeader("Content-Encoding", "br");
      response.end("?");
    }],
  ])("%s", async (_situation, code, respond) => {
    await using server = await openCalendarServer(respond);
    // Reading the body takes long on a busy machine, so only the unreachable cases have a short limit.
    const timeLimit = code === "ERR_CALENDAR_UNREACHABLE" ? 300 : 20_000;
    const fetch = fetcher({}, { timeLimit });
    const started = performance.now();
    expect(await errorCode(fetch(`http://127.0.0.1:${server.port}/`, unknown))).toBe(code);
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  test("has an unknown name, or one that never resolves", async () => {
    expect(await errorCode(fetcher()("http://unknown.example/", unknown)))
      .toBe("ERR_CALENDAR_UNREACHABLE");
    const fetch = fetcher({}, { resolve: () => new Promise(() => {}), timeLimit: 100 });
    expect(await errorCode(fetch("http://slow.example/", unknown)))
      .toBe("ERR_CALENDAR_UNREACHABLE");
  });
});
