import { day, minute } from "backend/domain/duration.ts";
import { readData } from "db/seed/demo-data.ts";
import { regulars } from "db/seed/demo-history.ts";
import { type Server, startServer } from "../support/server.ts";
import { ms, percentile, rate, type Row, slopeOf } from "./rounds.ts";

const demoPassword = "heaolu-demo-2026";

type Sample = { at: number; megabytes: number };
type Wait = { at: number; ms: number };
type SentHeaders = Record<string, string>;
type Client = { email: string; headers: Promise<SentHeaders> | null; signedInAt: number };

/**
 * Visitors, clients and strangers with forged tokens at one server: a minute, as many as `SOAK_MINUTES` says, or twenty with
 * `--full`. What grows with time shows here: memory, waits, the log. Every booking that was acknowledged is read at the end.
 */
export async function benchSoak({ full }: { full: boolean }): Promise<Row[]> {
  const minutes = full ? 20 : Number(Deno.env.get("SOAK_MINUTES") ?? 1);
  const folder = await Deno.makeTempDir({ prefix: "bench-soak-" });
  const logFile = `${folder}/log`;
  const env = { LOG: "on", TRUSTED_PROXIES: "127.0.0.1,::1" };
  const server = await startServer(folder, env, { logFile });
  try {
    const load = mixedLoad(server);
    // What the first requests load stays in memory.
    await load.run(minutes > 1 ? minute : minute / 6);
    load.forget();
    const [samples] = await Promise.all([
      sampleMemory(server.pid, minutes * minute),
      load.run(minutes * minute),
    ]);
    const lost = await load.lostBookings();
    const { waits, booked, moved, cancelled, refused, failed } = load;
    const third = minutes * minute / 3;
    const p99 = (part: Wait[]) => percentile(part.map((wait) => wait.ms), 0.99);
    const early = p99(waits.filter(({ at }) => at < third));
    const late = p99(waits.filter(({ at }) => at >= 2 * third));
    const logged = (await Deno.stat(logFile)).size;
    const slope = slopeOf(samples.map(({ at, megabytes }) => [at / minute, megabytes]));
    const what = `Soak of ${minutes} min, mixed load`;
    return [{
      what,
      figure: `${rate(waits.length / (minutes * 60))}, p99 ${ms(late)} in the last third`,
      floor: `p99 ${ms(early)} in the first third`,
      ratio: `${Math.round(late / early * 100)} %`,
      goal: "≤ 150 %",
    }, {
      what: `${what}: memory`,
      figure: `${slope.toFixed(1)} MB a minute, ${Math.round(samples.at(-1)!.megabytes)} MB`,
      goal: "≤ 1 MB a minute over twenty",
    }, {
      what: `${what}: log`,
      figure: `${Math.round(logged / (waits.length + load.warmedUp))} bytes a request`,
      goal: "≤ 400",
    }, {
      what: `${what}: answers`,
      figure:
        `${booked} booked, ${moved} moved and ${cancelled} cancelled of them, ${lost} lost, ` +
        `${refused} refused, ${failed} of status 500 and more`,
      goal: "none lost, none failed",
    }];
  } finally {
    await server.stop();
    await Deno.remove(folder, { recursive: true });
  }
}

function mixedLoad(server: Server) {
  let begin = performance.now();
  const load = {
    waits: [] as Wait[],
    warmedUp: 0,
    booked: 0,
    moved: 0,
    cancelled: 0,
    refused: 0,
    failed: 0,
    /** Forgets the figures so far. */
    forget() {
      load.warmedUp = load.waits.length;
      load.waits = [];
      load.refused = 0;
      load.failed = 0;
    },
    async run(duration: number) {
      begin = performance.now();
      const isOver = () => performance.now() - begin > duration;
      const people = [visit, visit, visit, visit, live, live, attack];
      await Promise.all(people.map(async (once) => {
        while (!isOver()) {
          await once();
          await pause(50 + Math.random() * 100);
        }
      }));
    },
    async lostBookings() {
      let lost = 0;
      for (const { path, client } of bookings) {
        if ((await call(path, { headers: await signIn(client) })).status !== 200) lost++;
      }
      return lost;
    },
  };
  const bookings: { path: string; client: Client }[] = [];
  let slugs: string[] = [];
  // A person may book and move thirty times an hour.
  const clients: Client[] = [...readData("clients").clients, ...regulars()]
    .map(({ email }) => ({ email, headers: null, signedInAt: 0 }));
  return load;

  async function call(path: string, init: RequestInit = {}) {
    const from = `10.${random(256)}.${random(256)}.1`;
    const started = performance.now();
    const answer = await fetch(`${server.origin}${path}`, {
      ...init,
      headers: { "X-Forwarded-For": from, ...init.headers },
    });
    const text = await answer.text();
    const now = performance.now();
    load.waits.push({ at: started - begin, ms: now - started });
    if (answer.status >= 500) load.failed++;
    else if (answer.status >= 400) load.refused++;
    const isJson = answer.headers.get("Content-Type")?.includes("json");
    return { status: answer.status, body: isJson ? JSON.parse(text) : text };
  }

  function send(path: string, body: unknown, headers: SentHeaders = {}) {
    return call(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  }

  async function visit() {
    const { body } = await send("/api/therapists/search", {
      priceToCents: 3000 + random(7000),
      limit: 20,
    });
    slugs = body.therapists.map(({ slug }: { slug: string }) => slug);
    const slug = slugs[random(slugs.length)];
    if (slug) await call(`/therapist/view/${slug}?lng=${["et", "en", "ru"][random(3)]}`);
  }

  async function signIn(client: Client): Promise<SentHeaders> {
    if (!client.headers || performance.now() - client.signedInAt > 4 * minute) {
      client.signedInAt = performance.now();
      const login = { email: client.email, password: demoPassword };
      client.headers = send("/api/auth/login", login).then(({ body }) => ({
        Authorization: `Bearer ${body.accessToken}`,
      }));
    }
    return await client.headers;
  }

  /** A client reads the journal and books a free time; of two bookings one is moved and one is cancelled. */
  async function live() {
    const client = clients[random(clients.length)]!;
    const headers = await signIn(client);
    await call("/api/therapy-sessions/me?limit=50", { headers });
    const slug = slugs[random(slugs.length)];
    if (!slug) return;
    const { body: { practices } } = await call(`/api/therapists/${slug}`);
    const eventType: string = practices[0]?.eventTypeUri;
    const query = new URLSearchParams({
      event_type: eventType,
      start_time: new Date(Date.now() + minute).toISOString(),
      end_time: new Date(Date.now() + 7 * day).toISOString(),
    });
    const { body: { collection } } = await call(
      `/api/calendly/event-type-available-times?${query}`,
    );
    const anyTime = (): string | undefined => collection?.[random(collection.length)]?.start_time;
    const time = anyTime();
    if (!time) return;
    const { status, body } = await send("/api/calendly/invitees", {
      event_type: eventType,
      start_time: time,
      invitee: { name: "Mari", email: client.email, timezone: "Europe/Tallinn" },
    }, { ...headers, "Idempotency-Key": crypto.randomUUID() });
    if (status !== 201) return;
    load.booked++;
    const { body: journal } = await call("/api/therapy-sessions/me?limit=100", { headers });
    const session = journal.find(({ eventUrl }: { eventUrl: string }) =>
      eventUrl === body.resource.event
    );
    const path = `/api/therapy-sessions/${session?.id}`;
    bookings.push({ path, client });
    if (random(2) === 0) {
      const moved = await send(`${path}/reschedule`, { startsAt: anyTime() }, headers);
      if (moved.status === 200) load.moved++;
    }
    if (random(2) === 0) {
      const cancelled = await send(`${path}/cancel`, { reason: "Soak" }, headers);
      if (cancelled.status === 200) load.cancelled++;
    }
  }

  async function attack() {
    await call("/api/user/me", { headers: { Authorization: `Bearer ${crypto.randomUUID()}` } });
    await send("/api/auth/login", {
      email: `x${random(1e6)}@example.ee`,
      password: "wrong-password",
    });
    await call(`/api/therapy-sessions/${crypto.randomUUID()}`);
  }
}

async function sampleMemory(pid: number, duration: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  const begin = performance.now();
  for (let at = 0; at < duration; at = performance.now() - begin) {
    const status = await Deno.readTextFile(`/proc/${pid}/status`);
    samples.push({ at, megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024 });
    await pause(duration / 60);
  }
  return samples;
}

function random(below: number): number {
  return Math.floor(Math.random() * below);
}

function pause(ms: number): Promise<void> {
  return new Promise((next) => setTimeout(next, ms));
}
