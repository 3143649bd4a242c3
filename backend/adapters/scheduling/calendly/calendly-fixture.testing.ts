import { seedFixture } from "tests/calendly-sim/seed-fixture.ts";
import { openSimulator, type SimulatorOptions } from "tests/calendly-sim/simulator.ts";
import type { Scheduling } from "../../../ports/scheduling.ts";
import type { Fixture } from "../scheduling-fixture.testing.ts";
import { calendlyScheduling, type CalendlySettings } from "./calendly.ts";

const start = Date.parse("2026-11-16T04:00:00Z");

/** The contract's fixture on a simulated Calendly. Its clock is the `now` of each call. */
export function openFixture(
  settings: SimulatorOptions["settings"] = {},
  more: Partial<CalendlySettings> = {},
) {
  const clock = { now: start };
  const simulator = openSimulator({
    settings: { requestsPerMinute: 100_000, ...settings },
    clock: () => clock.now,
  });
  const { anna, bert, token, session, inPerson, retired, berts } = seedFixture(simulator.world);
  const scheduling = calendlyScheduling({
    token: token.value,
    webhookKey: "whk-test-key",
    apiUrl: simulator.apiUrl,
    pageUrl: simulator.pageUrl,
    clock: () => clock.now,
    wait: () => Promise.resolve(),
    ...more,
  });
  const { uris } = simulator;
  return {
    simulator,
    clock,
    token,
    people: { anna, bert },
    types: { session, inPerson, retired, berts },
    scheduling: withClock(scheduling, clock),
    now: start,
    anna: uris.user(anna),
    bert: uris.user(bert),
    session: uris.eventType(session),
    inPerson: uris.eventType(inPerson),
    retired: uris.eventType(retired),
    berts: uris.eventType(berts),
    page: { account: anna.slug, slug: session.slug },
    supports: { places: false, cancellers: false, successors: false },
    close: () => simulator[Symbol.asyncDispose](),
  } satisfies Fixture & Record<string, unknown>;
}

export type CalendlyFixture = ReturnType<typeof openFixture>;

function withClock(scheduling: Scheduling, clock: { now: number }): Scheduling {
  const timed = ["listAvailableTimes", "listNextTimes", "book", "cancel", "reschedule"];
  return new Proxy(scheduling, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function" || !timed.includes(String(name))) return member;
      return (...given: unknown[]) => {
        clock.now = Number(given.at(-1));
        return member.apply(target, given);
      };
    },
  });
}
