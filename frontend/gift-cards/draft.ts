import { languages } from "../i18n/language.ts";
import { centsOf } from "../euros.ts";
import { keepTexts, typedTexts } from "../form-draft.ts";
import type { GiftCardOptions, GiftCardOrder } from "./queries.ts";
import { isEmailAddress } from "../email-address.ts";

const empty = {
  /** Suggested cents, or "own". */
  amount: "7500",
  ownAmount: "",
  design: "christmas-spruce",
  language: "et",
  recipientName: "",
  buyerName: "",
  buyerEmail: "",
  message: "",
  by: "email",
  to: "recipient",
  email: "",
  when: "paid",
  on: "",
  line1: "",
  postalCode: "",
  city: "",
  country: "EE",
  arrives: "",
};

/** The form of a gift card as it is typed. */
export type GiftCardDraft = typeof empty;

export type DraftField = keyof GiftCardDraft;

export function draftKey(userId: string | undefined): string {
  return `${userId ?? "guest"}.gift-card`;
}

export function readDraft(key: string, start: Partial<GiftCardDraft>): GiftCardDraft {
  const typed = typedTexts(key);
  const names = Object.keys(empty) as DraftField[];
  const kept = names.flatMap((name) => typed[name] ? [[name, typed[name]] as const] : []);
  return { ...empty, ...start, ...Object.fromEntries(kept) };
}

export function keepDraft(key: string, draft: GiftCardDraft): void {
  keepTexts(key, draft);
}

/** Null when it is no amount. */
export function amountOf({ amount, ownAmount }: GiftCardDraft): number | null {
  return amount === "own" ? centsOf(ownAmount) : Number(amount);
}

export function postageOf({ by }: GiftCardDraft, { postageCents }: GiftCardOptions): number {
  return by === "post" ? postageCents : 0;
}

/** The fields that cannot be sent as they are. */
export function wrongFields(draft: GiftCardDraft, options: GiftCardOptions): DraftField[] {
  const { leastCents, mostCents, earliestMail, latest } = options;
  const cents = amountOf(draft);
  const isPost = draft.by === "post";
  const isMailed = !isPost && draft.to === "recipient";
  const isDated = !isPost && draft.when === "day";
  const wrong: Partial<Record<DraftField, boolean>> = {
    ownAmount: cents === null || cents < leastCents || cents > mostCents,
    recipientName: draft.recipientName.trim() === "",
    buyerName: draft.buyerName.trim() === "",
    email: isMailed && !isEmailAddress(draft.email.trim()),
    on: isDated && (draft.on < earliestMail || draft.on > latest),
    line1: isPost && draft.line1.trim() === "",
    postalCode: isPost && draft.postalCode.trim() === "",
    city: isPost && draft.city.trim() === "",
    arrives: isPost &&
      (draft.arrives < options.earliestArrival || draft.arrives > latest),
    buyerEmail: !isEmailAddress(draft.buyerEmail.trim()),
  };
  return (Object.keys(wrong) as DraftField[]).filter((field) => wrong[field]);
}

function deliveryOf(draft: GiftCardDraft, options: GiftCardOptions): GiftCardOrder["delivery"] {
  if (draft.by === "post") {
    return {
      by: "post",
      arrives: draft.arrives,
      address: {
        line1: draft.line1.trim(),
        postalCode: draft.postalCode.trim(),
        city: draft.city.trim(),
        country: options.countries.find((code) => code === draft.country) ?? "EE",
      },
    };
  }
  const on = draft.when === "day" ? draft.on : null;
  return draft.to === "buyer"
    ? { by: "email", to: "buyer", on }
    : { by: "email", to: "recipient", email: draft.email.trim(), on };
}

/** What is sent; the fields are right by then. */
export function orderOf(draft: GiftCardDraft, options: GiftCardOptions): GiftCardOrder {
  return {
    amountCents: amountOf(draft) ?? 0,
    design: options.designs.find((design) => design === draft.design) ?? "christmas-spruce",
    language: languages.find((language) => language === draft.language) ?? "et",
    buyer: { name: draft.buyerName.trim(), email: draft.buyerEmail.trim() },
    recipientName: draft.recipientName.trim(),
    message: draft.message.trim(),
    delivery: deliveryOf(draft, options),
  };
}

const fieldOfPath: Record<string, DraftField> = {
  "amountCents": "ownAmount",
  "recipientName": "recipientName",
  "message": "message",
  "buyer.name": "buyerName",
  "buyer.email": "buyerEmail",
  "delivery.email": "email",
  "delivery.on": "on",
  "delivery.arrives": "arrives",
  "delivery.address.line1": "line1",
  "delivery.address.postalCode": "postalCode",
  "delivery.address.city": "city",
  "delivery.address.country": "country",
};

/** What the server says about fields. */
export function refusedFields(
  errors: { path: string; message: string }[],
): Partial<Record<DraftField, string>> {
  return Object.fromEntries(
    errors.flatMap(({ path, message }) => {
      const field = fieldOfPath[path];
      return field ? [[field, message]] : [];
    }),
  );
}

/**
 * With how many of how many practitioners an amount pays a session: of ten where there are more. `prices` are the lowest
 * ones of each practitioner, sorted, in cents.
 */
export function coverage(prices: readonly number[], cents: number): { part: number; of: number } {
  const covered = prices.filter((price) => price <= cents).length;
  if (prices.length <= 10) return { part: covered, of: prices.length };
  const part = Math.floor((covered / prices.length) * 10);
  return { part: covered > 0 ? Math.max(1, part) : 0, of: 10 };
}
