import type { Calendar } from "../../domain/calendar.ts";
import type { EventType } from "../../domain/scheduling.ts";
import type { Page, PageQuery } from "../page.ts";

/** The embedded scheduler's accounts and event types. */
export interface Calendars {
  /** Calendars of these accounts, or of all, each as of one moment; unknown ids are left out. `since` in ms. */
  load(accountIds: string[] | "all", since: number): Promise<Calendar[]>;
  /** The account of each event type; unknown types are left out. */
  accountsOf(eventTypeIds: string[]): Promise<Map<string, string>>;
  /** Active types of one account (its id or slug), or of all, in the account's order. */
  listEventTypes(query: PageQuery & { owner?: string }): Promise<Page<StoredEventType>>;
  findEventType(id: string): Promise<StoredEventType | null>;
  findEventTypeByPage(accountSlug: string, slug: string): Promise<StoredEventType | null>;
}

export type StoredEventType = Omit<EventType, "uri" | "schedulingUrl" | "ownerUri"> & {
  id: string;
  accountId: string;
  accountSlug: string;
};
