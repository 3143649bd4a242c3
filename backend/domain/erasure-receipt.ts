import { backupsKeptFor } from "./retention.ts";

export const erasedParts = [
  "notes",
  "ratings",
  "comments",
  "exercises",
  "testResults",
  "clientQuestions",
  "savedSearches",
  "files",
] as const;

export type ErasedPart = (typeof erasedParts)[number];

/** What a person keeps as proof of the erasure. Nothing of it is stored. Instants in ms. */
export type ErasureReceipt = {
  number: string;
  erasedAt: number;
  /** How many of each were deleted, besides the account itself. */
  deleted: Record<ErasedPart, number>;
  /** Sessions that practitioners keep without the person. */
  namelessSessions: number;
  /** When no backup has the data any more. */
  backupsEndAt: number;
};

export function erasureReceipt(
  id: string,
  counts: Pick<ErasureReceipt, "deleted" | "namelessSessions">,
  now: number,
): ErasureReceipt {
  return {
    number: id.slice(-12).toUpperCase(),
    erasedAt: now,
    ...counts,
    backupsEndAt: now + backupsKeptFor,
  };
}

/** What is signed: every statement of the receipt. */
export function receiptText(receipt: ErasureReceipt): string {
  const { number, erasedAt, deleted, namelessSessions, backupsEndAt } = receipt;
  return JSON.stringify([
    number,
    erasedAt,
    erasedParts.map((part) => deleted[part]),
    namelessSessions,
    backupsEndAt,
  ]);
}
