import type { RemindedStarts, ReminderKind } from "../../domain/reminder.ts";

export interface Reminders {
  /**
   * Ids of booked sessions, the soonest first, of which nobody has been reminded in this way yet and whose client wants
   * to be.
   */
  listWaiting(kind: ReminderKind, starts: RemindedStarts, limit: number): Promise<string[]>;
}
