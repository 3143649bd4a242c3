import {
  needsReminder,
  type ReminderKind,
  reminderKinds,
  startsToRemind,
} from "../../domain/reminder.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import { reminderMail } from "./session-mails.ts";

const batchSize = 100;

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
  const waiting = await reminders.listWaiting(kind, startsToRemind(kind, now), batchSize);
  for (const id of waiting) {
    const session = await therapySessions.find(id);
    const therapist = session && await therapists.find(session.therapistId);
    const client = session && await users.find(session.userId);
    if (!session || !therapist || !client || !needsReminder(kind, session, now)) continue;
    await outbox.add(reminderMail(kind, session, { therapist, client }), now);
  }
  return waiting.length;
}
