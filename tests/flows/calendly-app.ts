import {
  calendlyScheduling,
  type CalendlySettings,
} from "backend/adapters/scheduling/calendly/calendly.ts";
import { linkCalendar } from "backend/use-cases/therapists/link-calendar.ts";
import { seedFixture } from "../calendly-sim/seed-fixture.ts";
import { openSimulator } from "../calendly-sim/simulator.ts";
import type { Settings } from "../calendly-sim/state.ts";
import { openingTime, openTestApp } from "../test-app.ts";
import { newClient } from "./booked-session.ts";

export const webhookKey = "whk-test-key-of-the-app";
export const webhookUrl = "http://127.0.0.1:1/api/calendly/webhooks";

type Options = {
  settings?: Partial<Settings>;
  adapter?: Partial<CalendlySettings>;
};

/**
 * The app with a simulated Calendly. The demo's first practitioner is linked to Anna's session
 * there. Webhook events are delivered by `deliver`, because no server listens here.
 */
export async function openCalendlyApp({ settings = {}, adapter = {} }: Options = {}) {
  const clock = { now: () => openingTime };
  const simulator = openSimulator({
    settings: { requestsPerMinute: 100_000, ...settings },
    clock: () => clock.now(),
  });
  const people = seedFixture(simulator.world);
  const app = await openTestApp({
    scheduling: (now) => {
      clock.now = now;
      return calendlyScheduling({
        token: people.token.value,
        webhookKey,
        apiUrl: simulator.apiUrl,
        pageUrl: simulator.pageUrl,
        clock: now,
        wait: () => Promise.resolve(),
        ...adapter,
      });
    },
  });
  const { user } = await app.signIn("therapist1@demo.heaolu.ee");
  const offered = await app.ports.persistence.therapists.find(user.therapistId);
  people.session.durationMinutes = offered!.practices.find(({ intro }) => !intro)!.durationMinutes;
  const { therapist } = await linkCalendar(app.ports, app.now(), {
    therapist: "therapist1@demo.heaolu.ee",
    url: `${simulator.pageUrl}/anna/session`,
  });
  await app.ports.scheduling.provider!.subscribe(webhookUrl);
  const client = await newClient(app, "kerli@example.ee");

  /** Delivers the waiting webhook messages, unchanged or as `spoil` changes them. */
  async function deliver(
    spoil: (message: { body: string; signature: string }) => typeof message = (same) => same,
    order: <Item>(items: Item[]) => Item[] = (items) => items,
  ): Promise<number[]> {
    const waiting = simulator.deliveries.waiting.filter(({ isDone }) => !isDone);
    const statuses: number[] = [];
    for (const delivery of order(waiting)) {
      delivery.isDone = true;
      const { body } = delivery;
      const message = spoil({ body, signature: simulator.deliveries.sign(delivery) });
      statuses.push((await post(message)).status);
    }
    return statuses;
  }

  async function post({ body, signature }: { body: string; signature: string }) {
    const { pathname, search } = new URL(simulator.world.hooks[0]?.callbackUrl ?? webhookUrl);
    return await app.request(`${pathname}${search}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(signature && { "Calendly-Webhook-Signature": signature }),
      },
      body,
    });
  }

  /** The client's sessions, latest start first. Read from the database, because tokens expire while test time passes. */
  async function journal() {
    const { therapySessions } = app.ports.persistence;
    return (await therapySessions.listOfClient(client.user.id, { limit: 100 })).items;
  }

  return {
    app,
    simulator,
    people,
    therapist,
    client,
    deliver,
    post,
    journal,
    /** The values the hosted page is prefilled with for our client. */
    form: { name: client.user.name as string, email: client.user.email as string },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await simulator[Symbol.asyncDispose]();
    },
  };
}

export type CalendlyApp = Awaited<ReturnType<typeof openCalendlyApp>>;
