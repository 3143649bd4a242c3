import { type EventReader, listenTo } from "../support/event-reader.ts";
import { startServer } from "../support/server.ts";
import { median, ms, type Row } from "./rounds.ts";

const listeners = 200;
const rounds = 12;

/** From the request of a hold until the last of two hundred open pages is notified, in a separate server. */
export async function benchLive(): Promise<Row[]> {
  const directory = await Deno.makeTempDir();
  const server = await startServer(directory, { TRUSTED_PROXIES: "127.0.0.1,::1" });
  const crowd = await Promise.all(
    Array.from({ length: listeners }, (_, nth) =>
      // One address may have fifty streams.
      listenTo(`${server.origin}/api/live`, { "X-Forwarded-For": `10.0.0.${nth % 8}` })),
  );
  const times = await freeTimes(server);
  const waits: number[] = [];
  for (const [round, time] of times.slice(0, rounds).entries()) {
    const started = performance.now();
    const kept = await server.post("/api/calendly/holds", time, {
      "X-Forwarded-For": `10.1.0.${round}`,
    });
    if (!kept.ok) throw new Error(await kept.text());
    await Promise.all(crowd.map((reader) => hearsOf(reader, round + 1)));
    waits.push(performance.now() - started);
  }
  for (const reader of crowd) reader.hangUp();
  await server.stop();
  await Deno.remove(directory, { recursive: true });
  return [{
    what: `a time is taken until ${listeners} open pages know`,
    figure: `p50 ${ms(median(waits))}, worst ${ms(Math.max(...waits))}`,
    goal: "≤ 2 s",
  }];
}

async function freeTimes(server: Awaited<ReturnType<typeof startServer>>) {
  const found = await server.post("/api/therapists/search", { sort: "earliest", limit: 20 });
  const { therapists } = await found.json() as {
    therapists: { offer: { eventTypeUri: string }; nextTimes: { startsAt: string }[] }[];
  };
  return therapists.flatMap(({ offer, nextTimes }) =>
    nextTimes.slice(0, 1).map(({ startsAt }) => ({
      event_type: offer.eventTypeUri,
      start_time: startsAt,
    }))
  );
}

async function hearsOf(reader: EventReader, nth: number): Promise<void> {
  await reader.until(new RegExp(`(event: times[^]*?\n\n[^]*?){${nth}}`));
}
