import Stripe from "stripe";
import { DomainError } from "../../domain/errors.ts";
import type { Payment, PaymentEvent } from "../../domain/money/payment.ts";
import type { PaymentProvider } from "../../ports/payment.ts";

type StripeSettings = { secretKey: string; webhookSecret: string; apiUrl: string };

const toleranceSeconds = 300;
const timeoutMs = 15_000;

/** Stripe Checkout by Stripe's own library. The reference of a payment is the id of its Checkout Session. */
export function stripePayment(
  { secretKey, webhookSecret, apiUrl }: StripeSettings,
): PaymentProvider {
  const { protocol, hostname, port } = new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    ...(port === "" ? {} : { port }),
    httpClient: Stripe.createFetchHttpClient(),
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
  });

  return {
    name: "stripe",

    async open(payment, { returnUrl }) {
      const session = await answered(stripe.checkout.sessions.create({
        mode: "payment",
        line_items: [{
          quantity: 1,
          price_data: {
            currency: "eur",
            unit_amount: payment.amountCents,
            product_data: { name: payment.description },
          },
        }],
        client_reference_id: payment.id,
        customer_email: payment.buyerEmail,
        locale: payment.language,
        expires_at: Math.floor(payment.expiresAt / 1000),
        success_url: returnUrl,
        cancel_url: returnUrl,
        metadata: { payment: payment.id },
        payment_intent_data: { metadata: { payment: payment.id } },
      }, { idempotencyKey: `open-${payment.id}` }));
      if (!session.url) throw new DomainError("ERR_PROVIDER_UNAVAILABLE");
      return { url: session.url, reference: session.id };
    },

    async readEvent({ header, body }, now) {
      const signature = header("stripe-signature");
      if (!signature) return null;
      try {
        return eventOf(
          await stripe.webhooks.constructEventAsync(
            new TextDecoder().decode(body),
            signature,
            webhookSecret,
            toleranceSeconds,
            undefined,
            now,
          ),
        );
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
        // Signed by Stripe, but no JSON of an event.
        if (error instanceof SyntaxError) return "other";
        throw error;
      }
    },

    async find({ providerReference }) {
      if (providerReference === null) return null;
      const session = await answered(stripe.checkout.sessions.retrieve(providerReference));
      return session.status === "expired"
        ? { ...aboutSession(session, `found-expired-${session.id}`), kind: "expired" }
        : stateOf(session, `found-${session.payment_status}-${session.id}`);
    },

    async refund({ id, payment, amountCents }) {
      const intent = await intentOf(payment);
      if (intent === null) return { state: "failed", reason: "Stripe has no payment for it" };
      try {
        const refund = await stripe.refunds.create(
          { payment_intent: intent, amount: amountCents, metadata: { refund: id } },
          { idempotencyKey: `refund-${id}` },
        );
        return refund.status === "failed" || refund.status === "canceled"
          ? { state: "failed", reason: refund.failure_reason ?? refund.status }
          : { state: "done", reference: refund.id };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) {
          return { state: "failed", reason: error.message };
        }
        throw unavailable(error);
      }
    },

    testPage: null,
  };

  async function intentOf({ providerReference }: Payment): Promise<string | null> {
    if (providerReference === null) return null;
    const { payment_intent: intent } = await answered(
      stripe.checkout.sessions.retrieve(providerReference),
    );
    return typeof intent === "string" ? intent : intent?.id ?? null;
  }
}

function eventOf(event: Stripe.Event): PaymentEvent | "other" {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return ofOurs(event.data.object) ? stateOf(event.data.object, event.id) : "other";
    case "checkout.session.async_payment_failed":
      return ofOurs(event.data.object)
        ? { ...aboutSession(event.data.object, event.id), kind: "failed", reason: "bank" }
        : "other";
    case "checkout.session.expired":
      return ofOurs(event.data.object)
        ? { ...aboutSession(event.data.object, event.id), kind: "expired" }
        : "other";
    case "charge.refunded": {
      const { metadata, amount_refunded } = event.data.object;
      if (!metadata.payment) return "other";
      const about = { id: event.id, paymentId: metadata.payment, reference: null };
      return { ...about, kind: "refunded", refundedCents: amount_refunded };
    }
    default:
      return "other";
  }
}

function ofOurs({ client_reference_id }: Stripe.Checkout.Session): boolean {
  return /^[\da-f-]{36}$/.test(client_reference_id ?? "");
}

/** A completed session may wait for the bank. */
function stateOf(session: Stripe.Checkout.Session, id: string): PaymentEvent {
  const { payment_status, amount_total, currency } = session;
  const about = aboutSession(session, id);
  return payment_status === "paid"
    ? { ...about, kind: "paid", amountCents: amount_total ?? 0, currency: currency ?? "" }
    : { ...about, kind: "pending" };
}

function aboutSession({ client_reference_id, id: reference }: Stripe.Checkout.Session, id: string) {
  return { id, paymentId: client_reference_id ?? "", reference };
}

async function answered<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (error) {
    throw unavailable(error);
  }
}

/** Errors of the network and of Stripe; a mistake of ours stays what it is. */
function unavailable(error: unknown): unknown {
  const isOurs = error instanceof Stripe.errors.StripeInvalidRequestError;
  return error instanceof Stripe.errors.StripeError && !isOurs
    ? new DomainError("ERR_PROVIDER_UNAVAILABLE")
    : error;
}
