import type { RemindedStarts, ReminderKind, ReminderReader } from "../../domain/reminder.ts";

export interface Reminders {
  /** Ids of booked sessions without this reminder whose reader wants reminders, earliest start first. */
  listWaiting(
    reminder: { kind: ReminderKind; reader: ReminderReader },
    starts: RemindedStarts,
    limit: number,
  ): Promise<string[]>;
}
