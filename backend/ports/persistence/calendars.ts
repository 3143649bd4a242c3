import type { StartTime } from "../../domain/availability.ts";
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

  /** The slugs of accounts that begin with this one. */
  slugsLike(slug: string): Promise<Set<string>>;
  /** An account without hours, with the default settings. Instants in ms. */
  addAccount(account: NewAccount): Promise<void>;
  renameAccount(id: string, as: { name: string; email: string }): Promise<void>;
  /**
   * Renames the places the account knows by id or by their former name and adds new ones. A place that is left out
   * stays as long as hours are in it.
   */
  savePlaces(
    accountId: string,
    places: { id: string; name: string; formerName: string | null }[],
    now: number,
  ): Promise<void>;
  /** The slugs of an account's event types, by id. */
  typeSlugs(accountId: string): Promise<Map<string, string>>;
  saveEventType(type: SavedEventType, now: number): Promise<void>;
  /** With their coming events. */
  renameEventTypes(
    ids: string[],
    as: { name: string; color: string },
    now: number,
  ): Promise<void>;
  removeEventTypes(ids: string[]): Promise<void>;
}

type NewAccount = {
  id: string;
  slug: string;
  name: string;
  email: string;
  createdAt: number;
};

type SavedEventType =
  & Pick<
    EventType,
    | "slug"
    | "name"
    | "description"
    | "durationMinutes"
    | "meetingTypes"
    | "oncePerClient"
    | "color"
    | "position"
    | "active"
  >
  & {
    id: string;
    accountId: string;
    bufferMinutes: number | null;
    capacity: number;
    startTimes: StartTime[];
  };

export type StoredEventType = Omit<EventType, "uri" | "schedulingUrl" | "ownerUri"> & {
  id: string;
  accountId: string;
  accountSlug: string;
};
