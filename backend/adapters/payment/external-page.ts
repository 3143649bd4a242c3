import { DomainError } from "../../domain/errors.ts";
import { currency } from "../../domain/money/payment.ts";
import type { PaymentProvider } from "../../ports/payment.ts";
import { readProviderEvent } from "./provider-event.ts";
import { signatureHeader, signatureMatches, signatureOf } from "./signature.ts";

type ExternalPageSettings = {
  pageUrl: string;
  secret: string;
  /** Answers with the state of a payment; null when only events report it. */
  statusUrl: string | null;
  /** Where refunds are requested; null when the operator makes them by hand. */
  refundUrl: string | null;
};

const timeoutMs = 10_000;
const mostBytes = 100_000;

/** A payment page with a shared secret: every message in either direction is signed with it. docs/operations.md describes them. */
export function externalPagePayment(
  { pageUrl, secret, statusUrl, refundUrl }: ExternalPageSettings,
): PaymentProvider {
  return {
    name: "external",

    open(payment, { returnUrl, eventUrl }) {
      const url = new URL(pageUrl);
      const parameters = {
        payment: payment.id,
        amount: String(payment.amountCents),
        currency,
        description: payment.description,
        language: payment.language,
        email: payment.buyerEmail,
        expires: String(Math.floor(payment.expiresAt / 1000)),
        return_url: returnUrl,
        event_url: eventUrl,
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      // The time of the payment, so that the page opened again has the same address.
      url.searchParams.set(
        "signature",
        signatureOf(secret, url.search.slice(1), payment.createdAt),
      );
      return Promise.resolve({ url: url.href, reference: payment.id });
    },

    readEvent({ header, body }, now) {
      const signature = header(signatureHeader);
      const isGenuine = signatureMatches(secret, { signature, body }, now);
      return Promise.resolve(isGenuine ? readProviderEvent(body) : null);
    },

    async find(payment, now) {
      if (statusUrl === null) return null;
      const answer = await ask(statusUrl, { payment: payment.id }, now);
      const event = readProviderEvent(answer);
      return event === "other" ? null : event;
    },

    async refund({ id, payment, amountCents }, now) {
      if (refundUrl === null) return { state: "manual", reference: null };
      const request = { refund: id, payment: payment.id, amount: amountCents, currency };
      const { status, reference = null, reason = "" } = JSON.parse(
        await ask(refundUrl, request, now),
      ) as { status?: string; reference?: string | null; reason?: string };
      if (status === "refused") return { state: "failed", reason };
      if (status !== "done") throw new DomainError("ERR_PROVIDER_UNAVAILABLE");
      return { state: "done", reference };
    },

    testPage: null,
  };

  /** A signed question, and its answer when that is signed too. */
  async function ask(url: string, question: object, now: number): Promise<string> {
    const body = JSON.stringify(question);
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          [signatureHeader]: signatureOf(secret, body, now),
        },
        body,
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer = await response.text();
      const signature = response.headers.get(signatureHeader) ?? undefined;
      const isGenuine = response.ok && answer.length <= mostBytes &&
        signatureMatches(secret, { signature, body: answer }, now);
      if (isGenuine) return answer;
    } catch {
      // Told to the caller below, like an answer that is not signed.
    }
    throw new DomainError("ERR_PROVIDER_UNAVAILABLE");
  }
}
