import type { Busy } from "../../domain/availability.ts";
import type { AvailabilityDraft, PracticeDraft } from "../../domain/availability-draft.ts";
import type { CalendarImport } from "../../domain/calendar-import.ts";

export type StoredPractice = Omit<PracticeDraft, "eventTypeUri"> & { eventTypeId: string };

/** Hours with practices by the ids of their event types. */
export type StoredDraft = Omit<AvailabilityDraft, "practices"> & { practices: StoredPractice[] };

/** The hours of the embedded scheduler's accounts, and the calendars they import. Instants in ms. */
export interface StoredAvailability {
  /** `updatedAt` in ms. With the practices that are offered. */
  find(accountId: string): Promise<StoredDraft & { updatedAt: number } | null>;
  /** Practices that are not of the account are left out. */
  replace(accountId: string, draft: StoredDraft, updatedAt: number): Promise<void>;

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
