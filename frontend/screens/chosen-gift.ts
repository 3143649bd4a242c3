import type { components } from "../api/schema.d.ts";
import { recordedAt } from "./recorded-names.ts";

type Schemas = components["schemas"];

/** A gift card as it is bought. */
export type Gift = Schemas["NewGiftCard"];

const recordedCents = 7500;

function deliveryOf({ delivery }: Gift) {
  const on = "on" in delivery ? delivery.on : null;
  return {
    delivery,
    deliverAt: on ? `${on}T07:00:00Z` : null,
    sentAt: on ? null : new Date(recordedAt).toISOString(),
  };
}

/** Answers about the recorded gift card as if this one were bought. */
export function withGift(body: unknown, gift: Gift): unknown {
  if (Array.isArray(body)) return body.map((each) => withGift(each, gift));
  if (typeof body !== "object" || body === null) return body;
  const { amountCents, recipientName } = gift;
  const entries = Object.entries(body).map(([name, value]) => [
    name,
    name.endsWith("Cents") && value === recordedCents ? amountCents : withGift(value, gift),
  ]);
  const changed = Object.fromEntries(entries);
  if ("description" in changed) changed.description = `Gift card: ${recipientName}`;
  if ("recipientName" in changed) {
    Object.assign(changed, { design: gift.design, recipientName });
    if ("buyer" in changed) {
      Object.assign(changed, { buyer: gift.buyer, message: gift.message });
      const { sentAt, deliverAt, delivery } = deliveryOf(gift);
      Object.assign(
        changed,
        changed.state === "active" ? { sentAt, deliverAt, delivery } : { delivery },
      );
    }
  }
  return changed;
}
