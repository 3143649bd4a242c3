import { dayAt } from "../wall-clock.ts";
import { dateOf } from "../wall-clock.ts";

export const receiptKinds = ["receipt", "credit-note"] as const;

/** `number` is unique; those of a year have no gaps. `issuedAt` in ms. */
export type Receipt = {
  number: string;
  year: number;
  sequence: number;
  kind: (typeof receiptKinds)[number];
  paymentId: string;
  refundId: string | null;
  amountCents: number;
  issuedAt: number;
};

/** The year in Estonia, whose numbers a receipt continues. `now` in ms. */
export function receiptYear(now: number): number {
  return Number(dateOf(dayAt("Europe/Tallinn", now)).slice(0, 4));
}

/** For example `2026-00042`. */
export function receiptNumber(year: number, sequence: number): string {
  return `${year}-${String(sequence).padStart(5, "0")}`;
}
