import fc from "fast-check";
import { expect, test } from "vitest";
import { applyWebhookEvents } from "backend/use-cases/scheduling/apply-webhook-events.ts";
import { reconcileTherapySessions } from "backend/use-cases/therapy-sessions/reconcile-therapy-sessions.ts";
import { openingTime } from "../test-app.ts";
import { openCalendlyApp } from "./calendly-app.ts";
import { day, hour } from "backend/domain/duration.ts";

/** Monday, 25 January 2027, 9:00 in Tallinn: after every booking of the demo. */
const monday = openingTime + 66 * day;

/**
 * What happens to one booking at the provider. After each step its webhook event is delivered or
 * waits.
 */
const step = fc.record({
  act: fc.constantFrom("move", "cancel", "cancel by host"),
  arrives: fc.boolean(),
});
const life = fc.record({
  firstArrives: fc.boolean(),
  steps: fc.array(step, { maxLength: 3 }),
  /** The order in which waiting events are delivered, and which of them twice. */
  order: fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
});

test("the journal ends up right whatever happens at the provider and in whatever order events arrive", async () => {
  await using calendly = await openCalendlyApp();
  const { app, simulator, people, form } = calendly;
  const { therapySessions } = app.ports.persistence;
  people.session.horizonDays = 5000;
  let slot = 0;

  /** Each run uses its own time. */
  function nextTime(): number {
    const at = slot++;
    const week = Math.floor(at / 15);
    return monday + week * 7 * day + Math.floor(at / 3) % 5 * day + at % 3 * 2 * hour;
  }

  async function arrive(order: number[]): Promise<void> {
    await calendly.deliver(undefined, (waiting) => {
      const shuffled = waiting
        .map((item, at) => ({ item, key: order[at % order.length]! }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ item }) => item);
      return [...shuffled, ...shuffled.slice(0, order[0]! % 3)];
    });
    for (let turn = 0; turn < 2; turn++) {
      app.advance(15_000);
      await applyWebhookEvents(app.ports, app.now());
    }
  }

  await fc.assert(
    fc.asyncProperty(life, async ({ firstArrives, steps, order }) => {
      let invitee = simulator.bookFromPage(people.session, nextTime(), form);
      const chain = [invitee];
      if (firstArrives) await arrive(order);
      for (const { act, arrives } of steps) {
        if (invitee.status === "canceled") break;
        if (act === "move") {
          invitee = simulator.rescheduleFromPage(invitee, nextTime());
          chain.push(invitee);
        } else if (act === "cancel") simulator.cancelFromPage(invitee, "ill");
        else simulator.cancelByHost(invitee, "ill");
        if (arrives) await arrive(order);
      }
      await arrive(order);

      const sessions = await Promise.all(
        chain.map((one) => therapySessions.findByInvitee(simulator.uris.invitee(one))),
      );
      const last = sessions.at(-1);
      if (invitee.status === "active") {
        expect(last).toMatchObject({ status: "booked", startsAt: invitee.event.startsAt });
      } else expect(last?.status ?? "cancelled").toBe("cancelled");
      const known = sessions.filter((session) => session !== null);
      expect(new Set(known.map(({ id }) => id)).size).toBeLessThanOrEqual(1);
      app.advance(60_000);
      expect(await reconcileTherapySessions(app.ports, app.now()))
        .toEqual({ created: 0, moved: 0, cancelled: 0, freed: 0 });
    }),
    { numRuns: Number(Deno.env.get("RUNS") ?? 6), endOnFailure: true },
  );
});
