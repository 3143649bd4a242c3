import { expect, test } from "vitest";
import { minute } from "../../domain/duration.ts";
import type { Payment } from "../../domain/money/payment.ts";
import type { PaymentProvider, SignedRequest } from "../../ports/payment.ts";

const now = Date.parse("2026-11-20T07:00:00Z");

export const payment: Payment = {
  id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
  kind: "gift-card",
  reference: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d11",
  state: "pending",
  amountCents: 7500,
  refundedCents: 0,
  lines: [{ account: "gift-card:1", amountCents: 7500 }],
  description: "Kinkekaart: Anna",
  language: "et",
  buyerUserId: null,
  buyerName: "Liisa",
  buyerEmail: "liisa@example.ee",
  provider: "demo",
  providerReference: null,
  pageUrl: null,
  failure: null,
  flag: null,
  createdAt: now,
  expiresAt: now + 31 * minute,
  paidAt: null,
  updatedAt: now,
};

const pages = {
  returnUrl: "https://heaolu.example/gift-card/bought/1#secret",
  eventUrl: "https://heaolu.example/api/payment-events",
};

type ProviderUnderTest = {
  provider: PaymentProvider;
  /** A genuine event about the opened payment, signed at `now` (ms). */
  sign(outcome: "paid" | "expired", payment: Payment, now: number): SignedRequest;
  /** What the provider answers about a payment; not of providers that answer nothing. */
  answerWith?: (outcome: "pending" | "paid") => void;
};

/** The tests of every payment adapter. */
export function paymentContract(open: () => Promise<ProviderUnderTest>): void {
  test("the page of a payment is opened once, however often it is requested", async () => {
    const { provider } = await open();
    const page = await provider.open(payment, pages);
    expect(new URL(page.url).protocol).toMatch(/^https?:$/);
    expect(await provider.open(payment, pages)).toEqual(page);
  });

  test("a genuine event says what was paid, each time with the same id", async () => {
    const { provider, sign } = await open();
    const { reference } = await provider.open(payment, pages);
    const opened = { ...payment, providerReference: reference };
    const event = await provider.readEvent(sign("paid", opened, now), now);
    expect(event).toMatchObject({
      kind: "paid",
      paymentId: payment.id,
      reference,
      amountCents: 7500,
    });
    expect(await provider.readEvent(sign("paid", opened, now), now)).toEqual(event);
    const expired = await provider.readEvent(sign("expired", opened, now), now);
    expect(expired).toMatchObject({ kind: "expired", paymentId: payment.id });
  });

  test("events that are changed, unsigned, signed otherwise or repeated later are refused", async () => {
    const { provider, sign } = await open();
    const { reference } = await provider.open(payment, pages);
    const opened = { ...payment, providerReference: reference };
    const { body, header } = sign("paid", opened, now);
    const text = new TextDecoder().decode(body);
    const cheaper = new TextEncoder().encode(text.replace("7500", "0001"));
    const other = (name: string) => header(name)?.replace(/.$/, (last) => last === "0" ? "1" : "0");
    expect(text).toContain("7500");
    expect(await provider.readEvent({ body: cheaper, header }, now)).toBeNull();
    expect(await provider.readEvent({ body, header: () => undefined }, now)).toBeNull();
    expect(await provider.readEvent({ body, header: () => "t=1,v1=00" }, now)).toBeNull();
    expect(await provider.readEvent({ body, header: other }, now)).toBeNull();
    expect(await provider.readEvent({ body, header }, now + 6 * minute)).toBeNull();
    expect(await provider.readEvent({ body, header }, now + 4 * minute)).not.toBeNull();
  });

  test("a provider that answers requests says what became of a payment", async () => {
    const { provider, answerWith } = await open();
    const { reference } = await provider.open(payment, pages);
    const opened = { ...payment, providerReference: reference };
    if (!answerWith) return expect(await provider.find(opened, now)).toBeNull();
    answerWith("pending");
    expect(await provider.find(opened, now)).toMatchObject({ kind: "pending" });
    answerWith("paid");
    expect(await provider.find(opened, now)).toMatchObject({ kind: "paid", amountCents: 7500 });
  });

  test("a refund is paid once, however often it is requested", async () => {
    const { provider } = await open();
    const { reference } = await provider.open(payment, pages);
    const request = {
      id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d19",
      payment: { ...payment, providerReference: reference },
      amountCents: 2500,
    };
    const refund = await provider.refund(request, now);
    expect(refund).toMatchObject({ state: "done", reference: expect.any(String) });
    expect(await provider.refund(request, now)).toEqual(refund);
  });
}
