import { expect, test } from "vitest";
import { checkIntegrity } from "db/check.ts";
import { openDatabase } from "db/open.ts";
import { type Server, startServer } from "../support/server.ts";

const rounds = 5;
const clients = 8;

test("a server killed during bookings has lost none that it confirmed", async () => {
  const directory = await Deno.makeTempDir({ prefix: "killed-" });
  const confirmed: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const server = await startServer(directory);
    const booking = book(server, await freeTimes(server), round, confirmed);
    await new Promise((next) => setTimeout(next, 150 + round * 60));
    await server.stop("SIGKILL");
    await booking;
  }

  const database = openDatabase(`file:${directory}/heaolu.db`);
  const kept = await database.read.values<[string]>(
    "select id from invitees where status = 'active'",
  );
  const ids = new Set(kept.map(([id]) => id));
  expect(confirmed.length).toBeGreaterThan(rounds);
  expect(confirmed.filter((uri) => !ids.has(uri.split("/").at(-1)!))).toEqual([]);
  expect(await checkIntegrity(database.read)).toEqual([]);
  await database.close();
  await Deno.remove(directory, { recursive: true });
}, 120_000);

test("a server that gets SIGTERM finishes its requests and exits with 0", async () => {
  const directory = await Deno.makeTempDir({ prefix: "stopped-" });
  const server = await startServer(directory);
  const confirmed: string[] = [];
  const booking = book(server, await freeTimes(server), 0, confirmed);
  await new Promise((next) => setTimeout(next, 200));
  const { code } = await server.stop("SIGTERM");
  await booking;
  expect(code).toBe(0);
  expect(confirmed.length).toBeGreaterThan(0);
  await Deno.remove(directory, { recursive: true });
}, 60_000);

/** Books one free time after another for eight visitors until the server is gone. */
async function book(
  server: Server,
  requests: Wish[],
  round: number,
  confirmed: string[],
): Promise<void> {
  let next = 0;
  await Promise.all(Array.from({ length: clients }, async (_, client) => {
    while (next < requests.length) {
      const booking = requests[next++]!;
      try {
        const response = await server.post("/api/calendly/invitees", {
          ...booking,
          invitee: {
            name: "Client",
            email: `client-${round}-${client}-${next}@example.ee`,
            timezone: "Europe/Tallinn",
          },
        });
        if (response.status !== 201) continue;
        confirmed.push((await response.json()).resource.uri);
      } catch {
        return; // The server is gone: what it answered last is what counts.
      }
    }
  }));
}

type Wish = { event_type: string; start_time: string };

async function freeTimes(server: Server): Promise<Wish[]> {
  const from = Date.now() + 60_000;
  const range = new URLSearchParams({
    start_time: new Date(from).toISOString(),
    end_time: new Date(from + 28 * 86_400_000).toISOString(),
  });
  const types = await (await server.get("/api/calendly/event-types?count=20")).json();
  const requests: Wish[] = [];
  for (const { uri } of types.collection) {
    const path = `/api/calendly/event-type-available-times?event_type=${encodeURIComponent(uri)}`;
    const { collection } = await (await server.get(`${path}&${range}`)).json();
    for (const { start_time } of collection) requests.push({ event_type: uri, start_time });
  }
  return requests.filter((_, index) => index % 4 === 0);
}
