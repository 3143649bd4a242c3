export const onSiteMethods = ["cash", "card", "transfer", "other"] as const;

export type OnSiteMethod = (typeof onSiteMethods)[number];

/** What the practitioner took for a session without the marketplace, in cents. */
export type OnSitePayment = {
  amountCents: number;
  method: OnSiteMethod;
  /** YYYY-MM-DD, in the zone of the session. */
  day: string;
  /** In ms. */
  recordedAt: number;
};

/** As the history of the session keeps it, for example "55.00 EUR, cash, 2026-11-28". */
export function onSiteText({ amountCents, method, day }: OnSitePayment): string {
  return `${(amountCents / 100).toFixed(2)} EUR, ${method}, ${day}`;
}
