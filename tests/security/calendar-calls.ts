import { day, hour } from "backend/domain/duration.ts";
import type { Call } from "./matrix-calls.ts";
import type { Actor, Fixture } from "./matrix-fixture.ts";

/** The first hour of the first open time of the coming days. */
async function openHour({ app, headers }: Fixture, actor: Actor) {
  const owner = actor === "otherPractitioner" ? "otherPractitioner" : "practitioner";
  const date = (days: number) => new Date(app.now() + days * day).toISOString().slice(0, 10);
  const path = `/availability/calendar?from=${date(20)}&to=${date(50)}`;
  const { days } = await (await app.get(path, headers(owner))).json() as {
    days: { open: { startsAt: string }[] }[];
  };
  const { startsAt } = days.flatMap(({ open }) => open)[0]!;
  const endsAt = new Date(Date.parse(startsAt) + hour).toISOString();
  return { owner, time: { startsAt, endsAt } } as const;
}

export async function openTime(fixture: Fixture, actor: Actor): Promise<Call> {
  return { body: (await openHour(fixture, actor)).time };
}

export async function closedTime(fixture: Fixture, actor: Actor): Promise<Call> {
  const { owner, time } = await openHour(fixture, actor);
  await fixture.app.post("/availability/closed-times", time, fixture.headers(owner));
  return { query: time };
}

/** Of a practice of the practitioner. */
export async function bookingForClient(fixture: Fixture): Promise<Call> {
  const { practice, times } = await fixture.offered();
  return {
    body: {
      eventTypeUrl: practice.eventTypeUri,
      startsAt: times[0],
      client: { email: `${crypto.randomUUID()}@example.ee`, name: "Mari Tamm", language: "et" },
    },
  };
}
