import type { Busy } from "../../domain/availability.ts";
import type { AvailabilityDraft } from "../../domain/availability-draft.ts";
import type { CalendarImport } from "../../domain/calendar-import.ts";
import type { AvailabilitySheet } from "../scheduling/availability.ts";

/** The hours of the embedded scheduler's accounts, and the calendars they import. Instants in ms. */
export interface StoredAvailability {
  find(accountId: string): Promise<AvailabilitySheet | null>;
  replace(accountId: string, draft: AvailabilityDraft, updatedAt: number): Promise<void>;

  listImports(accountId: string): Promise<CalendarImport[]>;
  findImport(accountId: string, id: string): Promise<CalendarImport | null>;
  /** Imports of all accounts whose `nextReadAt` has come, the longest overdue first. */
  listDueImports(now: number, limit: number): Promise<StoredImport[]>;
  /** The busy times of all imports that overlap [from, to), in order; at most a thousand. */
  listImported(
    accountId: string,
    range: { from: number; to: number },
  ): Promise<(Busy & { id: string; importName: string })[]>;
  /** The name of the import that makes an account busy in [startsAt, endsAt), or null. */
  nameOfImportAt(accountId: string, time: Busy): Promise<string | null>;
  addImport(accountId: string, calendar: CalendarImport, busy: Busy[]): Promise<void>;
  /** `busy` null: unchanged. Returns the account, or null when the import no longer exists. */
  saveImport(calendar: CalendarImport, busy: Busy[] | null): Promise<string | null>;
  removeImport(accountId: string, id: string): Promise<void>;
}

export type StoredImport = { accountId: string; calendar: CalendarImport };
