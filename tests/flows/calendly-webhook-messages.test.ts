import { expect, test } from "vitest";
import { applyWebhookEvents } from "backend/use-cases/scheduling/apply-webhook-events.ts";
import { signatureOf } from "../calendly-sim/deliveries.ts";
import { openingTime } from "../test-app.ts";
import { type CalendlyApp, openCalendlyApp, webhookKey } from "./calendly-app.ts";
import { day, hour, minute } from "backend/domain/duration.ts";

/** Tuesday, 24 November 2026, 10:00 in Tallinn, and the day after. */
const tuesday = openingTime + 4 * day + hour;

/** Runs the job after the delay that gives the browser the first chance. */
async function follow({ app }: CalendlyApp) {
  app.advance(10_000);
  return await applyWebhookEvents(app.ports, app.now());
}

function bookOnPage({ simulator, people, form }: CalendlyApp, startsAt = tuesday) {
  return simulator.bookFromPage(people.session, startsAt, form);
}

test("webhook messages with a wrong signature or an old timestamp are refused", async () => {
  await using calendly = await openCalendlyApp();
  const { app } = calendly;
  bookOnPage(calendly);
  const [delivery] = calendly.simulator.deliveries.waiting;
  const { body } = delivery!;
  const now = Math.floor(app.now() / 1000);
  const signed = (key: string, seconds = now, text = body) => signatureOf(key, seconds, text);
  const forged = [
    "",
    "nonsense",
    `t=${now}`,
    `v1=${"0".repeat(64)}`,
    `t=${now},v1=${"0".repeat(64)}`,
    `t=${now},v1=zz`,
    signed("another key"),
    signed(webhookKey, now - 181),
    signed(webhookKey, now + 181),
    signed(webhookKey).replace(`t=${now}`, `t=${now + 1}`),
    signed(webhookKey).toUpperCase(),
  ];
  for (const signature of forged) {
    const answer = await calendly.post({ body, signature });
    expect([signature, answer.status]).toEqual([signature, 401]);
  }
  const tampered = body.replace("kerli@example.ee", "other@example.ee");
  expect((await calendly.post({ body: tampered, signature: signed(webhookKey) })).status).toBe(401);
  const spaced = JSON.stringify(JSON.parse(body), null, 1);
  expect((await calendly.post({ body: spaced, signature: signed(webhookKey) })).status).toBe(401);
  for (const text of ["{", "[]", "{}", '{"event":"invitee.created","payload":null}']) {
    const answer = await calendly.post({ body: text, signature: signed(webhookKey, now, text) });
    expect([text, answer.status]).toEqual([text, 400]);
  }
  const elsewhere = '{"event":"invitee.created","payload":{"uri":"https://evil.example/x"}}';
  expect(
    (await calendly.post({ body: elsewhere, signature: signed(webhookKey, now, elsewhere) }))
      .status,
  )
    .toBe(400);
  const unasked =
    '{"event":"contact.created","payload":{"uri":"https://api.calendly.com/contacts/1"}}';
  expect(
    (await calendly.post({ body: unasked, signature: signed(webhookKey, now, unasked) })).status,
  )
    .toBe(204);
  expect(await follow(calendly)).toEqual({ followed: 0, failed: 0 });

  const rotated = `${signed("another key")},${signed(webhookKey).split(",")[1]}`;
  expect((await calendly.post({ body, signature: rotated })).status).toBe(204);
  expect((await calendly.post({ body, signature: signed(webhookKey, now) })).status).toBe(204);
  expect(await follow(calendly)).toEqual({ followed: 1, failed: 0 });
  expect(await calendly.journal()).toHaveLength(1);
});

test("a correctly signed but false message books nothing, because the invitee is read from the provider", async () => {
  await using calendly = await openCalendlyApp();
  const invented = JSON.stringify({
    event: "invitee.created",
    created_at: new Date(calendly.app.now()).toISOString(),
    payload: {
      uri: "https://api.calendly.com/scheduled_events/GONE/invitees/NOBODY",
      email: "kerli@example.ee",
      status: "active",
    },
  });
  const signature = signatureOf(webhookKey, Math.floor(calendly.app.now() / 1000), invented);
  expect((await calendly.post({ body: invented, signature })).status).toBe(204);
  expect(await follow(calendly)).toEqual({ followed: 1, failed: 0 });
  expect(await calendly.journal()).toEqual([]);
});

test("webhook events wait while the provider is down and are applied afterwards", async () => {
  await using calendly = await openCalendlyApp();
  bookOnPage(calendly);
  await calendly.deliver();
  calendly.simulator.faults.add({
    kind: "server-error",
    path: /invitees|scheduled_events/,
    times: 1000,
  });
  expect(await follow(calendly)).toEqual({ followed: 0, failed: 1 });
  expect(await follow(calendly)).toEqual({ followed: 0, failed: 1 });
  calendly.simulator.faults.clear();
  expect(await follow(calendly)).toEqual({ followed: 0, failed: 0 });
  calendly.app.advance(2 * minute);
  expect(await follow(calendly)).toEqual({ followed: 1, failed: 0 });
  expect(await calendly.journal()).toHaveLength(1);
});
