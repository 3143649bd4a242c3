import type { GiftCard, GiftCardState } from "../../domain/money/gift-card.ts";
import type { OrderedQuery } from "../page.ts";
import type { CountedPage } from "./sorted-list.ts";

export type GiftCardQuery = OrderedQuery & {
  state?: GiftCardState | undefined;
  /** Only paid cards that have to be put in the post. */
  toPost?: boolean | undefined;
  /** A part of a name, an address or the last four symbols of the code. */
  text?: string | undefined;
};

/** Instants in ms. */
export interface GiftCards {
  add(card: GiftCard): Promise<void>;
  find(id: string): Promise<GiftCard | null>;
  findByCode(codeHash: string): Promise<GiftCard | null>;
  /** The card that `id` replaced. */
  findReplacedBy(id: string): Promise<GiftCard | null>;
  save(card: GiftCard): Promise<void>;
  list(query: GiftCardQuery): Promise<CountedPage<GiftCard>>;
  /** Paid cards whose mail is due, the longest due first. */
  listDueMails(now: number, limit: number): Promise<GiftCard[]>;
  /** Active cards that end before `until`, the first to end first. */
  listEnding(until: number, limit: number): Promise<GiftCard[]>;
  /** The lowest price of each shown practitioner that is not free, in cents, the lowest first. */
  listLowestPrices(): Promise<number[]>;
}
