import {
  needsReminder,
  type ReminderKind,
  reminderKinds,
  startsToRemind,
} from "../../domain/reminder.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import { reminderMail } from "./session-mails.ts";

/** Few enough that nobody waits behind them; the rest comes at the next turn. */
const atOnce = 100;

/**
 * Reminds clients of what they have booked, each once in each way, however often and by however many processes this is
 * asked. Answers how many. `now` in ms.
 */
export async function remindOfTherapySessions(
  { persistence }: Pick<Ports, "persistence">,
  now: number,
): Promise<number> {
  let reminded = 0;
  for (const kind of reminderKinds) {
    const [any] = await persistence.reminders.listWaiting(kind, startsToRemind(kind, now), 1);
    if (!any) continue;
    reminded += await persistence.transaction((repositories) => remind(repositories, kind, now));
  }
  return reminded;
}

async function remind(
  { reminders, therapySessions, therapists, users, outbox }: Repositories,
  kind: ReminderKind,
  now: number,
): Promise<number> {
  const waiting = await reminders.listWaiting(kind, startsToRemind(kind, now), atOnce);
  for (const id of waiting) {
    const session = await therapySessions.find(id);
    const therapist = session && await therapists.find(session.therapistId);
    const client = session && await users.find(session.userId);
    if (!session || !therapist || !client || !needsReminder(kind, session, now)) continue;
    await outbox.add(reminderMail(kind, session, { therapist, client }), now);
  }
  return waiting.length;
}
