import { afterAll, expect, test } from "vitest";
import { listenOnLoopback } from "tests/support/loopback.ts";
import type { Payment } from "../../domain/money/payment.ts";
import { externalPagePayment } from "./external-page.ts";
import { payment, paymentContract } from "./payment.contract.ts";
import { signatureHeader, signatureMatches, signatureOf } from "./signature.ts";

const secret = "a secret shared with the page, 32 characters";
const now = Date.parse("2026-11-20T07:00:00Z");
const server = await listenOnLoopback();
afterAll(server.close);

let state: "pending" | "paid" = "pending";
const paidOut = new Set<string>();

server.answer = (request, response) => {
  let body = "";
  request.on("data", (part) => body += part);
  request.on("end", () => {
    const signature = String(request.headers[signatureHeader]);
    if (!signatureMatches(secret, { signature, body }, now)) {
      response.statusCode = 401;
      return response.end();
    }
    const question = JSON.parse(body);
    if (request.url === "/refund") paidOut.add(question.refund);
    const answer = JSON.stringify(
      request.url === "/refund"
        ? { status: "done", reference: `refund-${question.refund}` }
        : eventBody(state, question.payment),
    );
    response.setHeader(signatureHeader, signatureOf(secret, answer, now));
    response.end(answer);
  });
};

function eventBody(status: "pending" | "paid" | "expired", id: string) {
  const about = { id: `${status}-${id}`, payment: id, reference: id, status };
  return status === "paid" ? { ...about, amount: 7500, currency: "EUR" } : about;
}

const settings = {
  pageUrl: "https://pay.example/page?shop=heaolu",
  secret,
  statusUrl: `${server.url}/status`,
  refundUrl: `${server.url}/refund`,
};

paymentContract(() =>
  Promise.resolve({
    provider: externalPagePayment(settings),
    sign(outcome, { id }: Payment, at: number) {
      const body = new TextEncoder().encode(JSON.stringify(eventBody(outcome, id)));
      const signature = signatureOf(secret, body, at);
      return { body, header: (name) => name === signatureHeader ? signature : undefined };
    },
    answerWith: (outcome) => state = outcome,
  })
);

test("what the page gets is signed: the amount cannot be changed on the way", async () => {
  const provider = externalPagePayment(settings);
  const pages = { returnUrl: "https://heaolu.example/r", eventUrl: "https://heaolu.example/e" };
  const { url } = await provider.open(payment, pages);
  const { searchParams } = new URL(url);
  const signature = searchParams.get("signature")!;
  searchParams.delete("signature");
  expect(Object.fromEntries(searchParams)).toMatchObject({
    shop: "heaolu",
    payment: payment.id,
    amount: "7500",
    currency: "EUR",
    return_url: pages.returnUrl,
    event_url: pages.eventUrl,
  });
  expect(signatureMatches(secret, { signature, body: searchParams.toString() }, now)).toBe(true);
  searchParams.set("amount", "1");
  expect(signatureMatches(secret, { signature, body: searchParams.toString() }, now)).toBe(false);
});

test.each(["error", "redirected", "nonsense"] as const)(
  "a status address that answers %s counts as unreachable",
  async (outage) => {
    server.outage = outage;
    await expect(externalPagePayment(settings).find(payment, now))
      .rejects.toMatchObject({ code: "ERR_PROVIDER_UNAVAILABLE" });
    server.outage = null;
  },
);

test("without an address for refunds the operator pays by hand", async () => {
  const provider = externalPagePayment({ ...settings, refundUrl: null, statusUrl: null });
  expect(await provider.find(payment, now)).toBeNull();
  expect(await provider.refund({ id: "r", payment, amountCents: 1 }, now))
    .toEqual({ state: "manual", reference: null });
});
