import { expect, test } from "vitest";
import { hour } from "./duration.ts";
import { afterTry, newDelivery, replay, webhookSecret } from "./webhook.ts";

const now = Date.parse("2026-11-20T07:00:00Z");
const first = newDelivery(
  { id: "1", webhookId: "2", event: "session.booked", therapySessionId: "3" },
  now,
);

test("a delivery is tried eight times in about a day and then failed", () => {
  let [delivery, at] = [first, now];
  while (delivery.state === "waiting") {
    at = delivery.nextTryAt!;
    delivery = afterTry(delivery, { statusCode: 500, durationMs: 12 }, at);
  }
  expect(delivery).toMatchObject({ state: "failed", tries: 8, statusCode: 500, nextTryAt: null });
  expect((at - now) / hour).toBeGreaterThan(23);
  expect((at - now) / hour).toBeLessThan(26);
  expect(replay(delivery, at)).toMatchObject({
    id: "1",
    state: "waiting",
    tries: 0,
    nextTryAt: at,
  });
});

test("only a status of 2xx delivers", () => {
  const state = (statusCode: number | null) =>
    afterTry(first, { statusCode, durationMs: 1 }, now).state;
  expect([204, 301, 410, null].map(state)).toEqual(["delivered", "waiting", "waiting", "waiting"]);
  expect(() => replay(first, now)).toThrow("ERR_ILLEGAL_TRANSITION");
});

test("a secret is base64 of its 32 bytes", () => {
  const random = `${"-_".repeat(21)}A`;
  expect(atob(webhookSecret(random).slice("whsec_".length))).toHaveLength(32);
});
