import { createPackageOffer as limits } from "../../api/limits/package-offers.ts";
import type { PackageOffer, PackageOffers } from "../../api/package-offers.ts";
import { centsOf } from "../../euros.ts";

type Practices = PackageOffers["practices"];

export type Terms = Pick<
  PackageOffer,
  "practiceId" | "sessions" | "priceCents" | "validMonths" | "isOnSale"
>;

/** The form as it is typed. Without a price it has the suggested one. */
export type OfferTexts = {
  practiceId: string;
  sessions: string;
  price?: string;
  validMonths: string;
  isOnSale: "yes" | "no";
};

type Problem = "sessions" | "whole" | "price" | "decimals";

const leastPerSession = 100;
const suggestedShare = 0.9;

export function textsOf(offer: PackageOffer, euros: (cents: number) => string): OfferTexts {
  return {
    practiceId: offer.practiceId,
    sessions: String(offer.sessions),
    price: euros(offer.priceCents),
    validMonths: String(offer.validMonths),
    isOnSale: offer.isOnSale ? "yes" : "no",
  };
}

export function newTexts([first]: Practices): OfferTexts {
  return {
    practiceId: first?.practiceId ?? "",
    sessions: "5",
    validMonths: "12",
    isOnSale: "yes",
  };
}

function countOf(text: string): number | null {
  const count = /^\d+$/.test(text.trim()) ? Number(text) : null;
  const { minimum, maximum } = limits.sessions;
  return count !== null && count >= minimum && count <= maximum ? count : null;
}

function isFraction(text: string): boolean {
  return /^\d+[.,]\d+$/.test(text.trim());
}

/** What a form means: amounts in cents; `most` is null while the count is wrong. */
export function readOffer(texts: OfferTexts, practices: Practices) {
  const single = practices.find(({ practiceId }) => practiceId === texts.practiceId)?.priceCents ??
    0;
  const count = countOf(texts.sessions);
  const least = (count ?? limits.sessions.minimum) * leastPerSession;
  const most = count === null ? null : count * single;
  const suggested = Math.round(single * (count ?? 0) * suggestedShare / 100) * 100;
  const cents = texts.price === undefined ? suggested : centsOf(texts.price);
  const problems: { sessions?: Problem; price?: Problem } = {};
  if (count === null) problems.sessions = isFraction(texts.sessions) ? "whole" : "sessions";
  if (most !== null && (cents === null || cents < least || cents > most)) {
    const isLong = texts.price !== undefined && /[.,]\d{3,}$/.test(texts.price.trim());
    problems.price = isLong ? "decimals" : "price";
  }
  return { count, least, most, suggested, cents, problems };
}
