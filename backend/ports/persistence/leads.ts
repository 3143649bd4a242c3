import type { Lead, LeadState } from "../../domain/lead.ts";
import type { PageQuery } from "../page.ts";
import type { CountedPage } from "./sorted-list.ts";

export interface Leads {
  /** False when the address is stored already. */
  add(lead: Lead): Promise<boolean>;
  find(id: string): Promise<Lead | null>;
  findByEmail(email: string): Promise<Lead | null>;
  /** The lead whose invitation this user accepted. */
  findByUser(userId: string): Promise<Lead | null>;
  save(lead: Lead): Promise<void>;
  remove(id: string): Promise<void>;
  list(query: LeadQuery): Promise<CountedPage<Lead>>;
  /** Instants (ms): leads that were never confirmed, that came to an end, or with which nothing happened since then. */
  deleteBefore(instants: { unconfirmed: number; ended: number; silent: number }): Promise<void>;
}

export type LeadQuery = PageQuery & {
  /** A part of the address or the name. */
  text?: string | undefined;
  /** By default all with a confirmed address. */
  state?: LeadState | undefined;
  order: "newest" | "oldest";
};
