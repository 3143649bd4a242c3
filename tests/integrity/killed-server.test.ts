import { afterAll, expect, test } from "vitest";
import { checkIntegrity } from "db/check.ts";
import { openDatabase } from "db/open.ts";
import { type Server, startServer } from "../support/server.ts";
import { demoPassword } from "../test-app.ts";

/** `RUNS` sets another number. */
const rounds = Number(Deno.env.get("RUNS") ?? 1);
const clients = ["client", "therapist1", "therapist2", "therapist3"];
const settings = { MAX_OPEN_BOOKINGS: "100" };

const directory = await Deno.makeTempDir({ prefix: "killed-" });
afterAll(() => Deno.remove(directory, { recursive: true }));

test("a server killed during bookings has lost none that it confirmed", async () => {
  const confirmed: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const server = await startServer(directory, settings);
    const before = confirmed.length;
    const booking = book(server, await signIn(server), await freeTimes(server), confirmed);
    await expect.poll(() => confirmed.length, { timeout: 60_000 }).toBeGreaterThan(before);
    await new Promise((next) => setTimeout(next, round * 60));
    await server.stop("SIGKILL");
    await booking;
  }

  const database = openDatabase(`file:${directory}/heaolu.db`);
  const kept = await database.read.values<[string]>(
    "select id from invitees where status = 'active'",
  );
  const ids = new Set(kept.map(([id]) => id));
  expect(confirmed.length).toBeGreaterThanOrEqual(rounds);
  expect(confirmed.filter((uri) => !ids.has(uri.split("/").at(-1)!))).toEqual([]);
  expect(await checkIntegrity(database.read)).toEqual([]);
  await database.close();
});

test("a server that gets SIGTERM finishes its requests and exits with 0", async () => {
  const server = await startServer(directory, settings);
  const confirmed: string[] = [];
  const booking = book(server, await signIn(server), await freeTimes(server), confirmed);
  await expect.poll(() => confirmed.length, { timeout: 60_000 }).toBeGreaterThan(0);
  const { code } = await server.stop("SIGTERM");
  await booking;
  expect(code).toBe(0);
});

/** Books one free time after another, two at once for each client, until the server is gone. */
async function book(
  server: Server,
  people: Person[],
  requests: Wish[],
  confirmed: string[],
): Promise<void> {
  let next = 0;
  await Promise.all([...people, ...people].map(async ({ email, headers }) => {
    while (next < requests.length) {
      const booking = requests[next++]!;
      try {
        const invitee = { name: "Client", email, timezone: "Europe/Tallinn" };
        const body = { ...booking, invitee };
        const response = await server.post("/api/calendly/invitees", body, headers);
        if (response.status !== 201) continue;
        confirmed.push((await response.json()).resource.uri);
      } catch {
        return; // The server is gone: what it answered last is what counts.
      }
    }
  }));
}

type Person = { email: string; headers: Record<string, string> };

async function signIn(server: Server): Promise<Person[]> {
  return await Promise.all(clients.map(async (name) => {
    const email = `${name}@demo.heaolu.ee`;
    const answer = await server.post("/api/auth/login", { email, password: demoPassword });
    const { accessToken } = await answer.json();
    return { email, headers: { Authorization: `Bearer ${accessToken}` } };
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
