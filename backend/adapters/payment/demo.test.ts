import { expect, test } from "vitest";
import { demoPayment } from "./demo.ts";
import { payment, paymentContract } from "./payment.contract.ts";

const publicUrl = "https://heaolu.example";
const provider = demoPayment({ key: new Uint8Array(32).fill(7), publicUrl });

paymentContract(() =>
  Promise.resolve({
    provider,
    sign: (outcome, opened, now) => provider.testPage!.eventOf(opened, outcome, now),
  })
);

test("the page of a payment opens only with its own token", async () => {
  const { url } = await provider.open(payment, { returnUrl: publicUrl, eventUrl: publicUrl });
  const [, token = ""] = url.split("#");
  const { tokenMatches } = provider.testPage!;
  expect(tokenMatches(payment.id, token)).toBe(true);
  expect(tokenMatches(payment.reference, token)).toBe(false);
  expect(tokenMatches(payment.id, "")).toBe(false);
});
