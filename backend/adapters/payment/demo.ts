import { Buffer } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";
import type { PaymentProvider, TestOutcome } from "../../ports/payment.ts";
import type { Payment } from "../../domain/money/payment.ts";
import { readProviderEvent } from "./provider-event.ts";
import { signatureHeader, signatureMatches, signatureOf } from "./signature.ts";

/**
 * A provider of our own to try the product with: its page asks for no card, and its events are signed and read as those of a
 * real one. `key` has 32 bytes.
 */
export function demoPayment(
  { key, publicUrl }: { key: Uint8Array; publicUrl: string },
): PaymentProvider {
  const secret = Buffer.from(key).toString("base64url");
  const tokenOf = (paymentId: string) =>
    createHmac("sha256", secret).update(`page ${paymentId}`).digest("base64url");

  return {
    name: "demo",

    open({ id }) {
      return Promise.resolve({
        url: `${publicUrl}/payments/${id}/demo#${tokenOf(id)}`,
        reference: `demo-${id}`,
      });
    },

    readEvent({ header, body }, now) {
      const signature = header(signatureHeader);
      const isOurs = signatureMatches(secret, { signature, body }, now);
      return Promise.resolve(isOurs ? readProviderEvent(body) : null);
    },

    // The page reports each outcome at once: there is nothing more to ask.
    find: () => Promise.resolve(null),

    refund: ({ id }) => Promise.resolve({ state: "done", reference: `demo-refund-${id}` }),

    testPage: {
      tokenMatches(paymentId, token) {
        const [expected, given] = [Buffer.from(tokenOf(paymentId)), Buffer.from(token)];
        return expected.length === given.length && timingSafeEqual(expected, given);
      },

      eventOf(payment, outcome, now) {
        const body = new TextEncoder().encode(JSON.stringify(eventBody(payment, outcome)));
        const signature = signatureOf(secret, body, now);
        return { body, header: (name) => name === signatureHeader ? signature : undefined };
      },
    },
  };
}

function eventBody({ id, amountCents }: Payment, outcome: TestOutcome) {
  const about = { id: `demo-${id}-${outcome}`, payment: id, reference: `demo-${id}` };
  if (outcome === "paid") {
    return { ...about, status: outcome, amount: amountCents, currency: "EUR" };
  }
  return { ...about, status: outcome, ...(outcome === "failed" ? { reason: "card-limit" } : {}) };
}
