import { afterAll, expect, test } from "vitest";
import { createHmac } from "node:crypto";
import { listenOnLoopback } from "tests/support/loopback.ts";
import { payment, paymentContract } from "./payment.contract.ts";
import { stripePayment } from "./stripe.ts";

/** A double of the Stripe API, from its documentation: Checkout Sessions, refunds, idempotency keys. */
const server = await listenOnLoopback();
afterAll(server.close);

const webhookSecret = "whsec_test";
const sessionId = "cs_test_1";
const answers = new Map<string, string>();
let paymentStatus = "unpaid";
let refundStatus = "succeeded";
const sent: { path: string; form: URLSearchParams; authorization: string }[] = [];

function session() {
  return {
    id: sessionId,
    object: "checkout.session",
    url: "https://checkout.stripe.com/c/pay/cs_test_1",
    status: paymentStatus === "paid" ? "complete" : "open",
    payment_status: paymentStatus,
    client_reference_id: payment.id,
    payment_intent: "pi_1",
    amount_total: 7500,
    currency: "eur",
  };
}

server.answer = (request, response) => {
  let body = "";
  request.on("data", (part) => body += part);
  request.on("end", () => {
    const { pathname } = new URL(request.url!, server.url);
    const authorization = String(request.headers.authorization);
    sent.push({ path: pathname, form: new URLSearchParams(body), authorization });
    const key = request.headers["idempotency-key"];
    const known = typeof key === "string" ? answers.get(key) : undefined;
    const isRefund = pathname === "/v1/refunds";
    const fresh = JSON.stringify(
      isRefund
        ? { id: `re_${answers.size}`, object: "refund", status: refundStatus, amount: 2500 }
        : session(),
    );
    if (typeof key === "string" && !known) answers.set(key, fresh);
    response.setHeader("Content-Type", "application/json");
    response.end(known ?? fresh);
  });
};

const provider = stripePayment({ secretKey: "sk_test_1", webhookSecret, apiUrl: server.url });

function signed(type: string, object: object, at: number) {
  const text = JSON.stringify({ id: `evt_${type}`, object: "event", type, data: { object } });
  const seconds = Math.floor(at / 1000);
  const mac = createHmac("sha256", webhookSecret).update(`${seconds}.${text}`).digest("hex");
  return {
    body: new TextEncoder().encode(text),
    header: (name: string) => name === "stripe-signature" ? `t=${seconds},v1=${mac}` : undefined,
  };
}

paymentContract(() => {
  paymentStatus = "unpaid";
  return Promise.resolve({
    provider,
    sign: (outcome, _opened, at) =>
      outcome === "paid"
        ? signed("checkout.session.completed", { ...session(), payment_status: "paid" }, at)
        : signed("checkout.session.expired", session(), at),
    answerWith: (outcome) => paymentStatus = outcome === "paid" ? "paid" : "unpaid",
  });
});

test("Checkout gets the amount, the currency and the buyer, and our key", async () => {
  await provider.open(payment, { returnUrl: "https://heaolu.example/r#s", eventUrl: "" });
  const { form, authorization } = sent.find(({ path }) => path === "/v1/checkout/sessions")!;
  expect(authorization).toBe("Bearer sk_test_1");
  expect(Object.fromEntries(form)).toMatchObject({
    "mode": "payment",
    "line_items[0][price_data][unit_amount]": "7500",
    "line_items[0][price_data][currency]": "eur",
    "client_reference_id": payment.id,
    "customer_email": "liisa@example.ee",
  });
});

test("a completed page that waits for the bank is no payment yet; its end comes as its own event", async () => {
  const now = Date.parse("2026-11-20T07:00:00Z");
  const unpaid = { ...session(), payment_status: "unpaid" };
  expect(await provider.readEvent(signed("checkout.session.completed", unpaid, now), now))
    .toMatchObject({ kind: "pending" });
  const failed = signed("checkout.session.async_payment_failed", unpaid, now);
  expect(await provider.readEvent(failed, now)).toMatchObject({ kind: "failed" });
  const charge = { amount_refunded: 2500, metadata: { payment: payment.id } };
  expect(await provider.readEvent(signed("charge.refunded", charge, now), now))
    .toMatchObject({ kind: "refunded", refundedCents: 2500 });
  expect(await provider.readEvent(signed("customer.created", {}, now), now)).toBe("other");
});

test("a refund that Stripe refuses has failed, and after an outage it is tried again", async () => {
  const opened = { ...payment, providerReference: sessionId };
  refundStatus = "failed";
  const request = { id: "refused", payment: opened, amountCents: 1 };
  expect(await provider.refund(request, 0)).toMatchObject({ state: "failed" });
  refundStatus = "succeeded";
  server.outage = "error";
  await expect(provider.find(opened, 0)).rejects.toMatchObject({
    code: "ERR_PROVIDER_UNAVAILABLE",
  });
  server.outage = null;
});
