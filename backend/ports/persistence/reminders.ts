import type { RemindedStarts, ReminderKind } from "../../domain/reminder.ts";

export interface Reminders {
  /** Ids of booked sessions without this reminder whose client wants reminders, earliest start first. */
  listWaiting(kind: ReminderKind, starts: RemindedStarts, limit: number): Promise<string[]>;
}
