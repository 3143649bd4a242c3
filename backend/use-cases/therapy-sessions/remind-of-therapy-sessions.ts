import {
  needsReminder,
  type ReminderKind,
  reminderKinds,
  type ReminderReader,
  reminderReaders,
  startsToRemind,
} from "../../domain/reminder.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import { companionReminder } from "./companion-session-mails.ts";
import { readSessionMailFacts } from "./session-mail-facts.ts";
import { reminderMail } from "./session-mails.ts";

const batchSize = 100;

export async function remindOfTherapySessions(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  now: number,
): Promise<number> {
  const eventsUri = scheduling.resourceUri("scheduled_events/");
  let reminded = 0;
  for (const kind of reminderKinds) {
    const together = { ...startsToRemind(kind, now), eventsUri };
    if ((await persistence.companions.listToRemind(kind, together, 1)).length > 0) {
      reminded += await persistence.transaction((repositories) =>
        remindCompanions(repositories, kind, together, now)
      );
    }
    for (const reader of reminderReaders) {
      const reminder = { kind, reader };
      const starts = startsToRemind(kind, now);
      const [any] = await persistence.reminders.listWaiting(reminder, starts, 1);
      if (!any) continue;
      reminded += await persistence.transaction((repositories) =>
        remind(repositories, reminder, now)
      );
    }
  }
  return reminded;
}

async function remindCompanions(
  repositories: Repositories,
  kind: ReminderKind,
  starts: Parameters<Repositories["companions"]["listToRemind"]>[1],
  now: number,
): Promise<number> {
  const { companions, therapySessions, outbox } = repositories;
  const waiting = await companions.listToRemind(kind, starts, batchSize);
  for (const { sessionId, therapistId } of waiting) {
    const session = await therapySessions.find(sessionId);
    if (!session || !needsReminder(kind, session, now)) continue;
    const facts = await readSessionMailFacts(repositories, session, null, now);
    const mail = facts && companionReminder(kind, facts, therapistId);
    if (mail) await outbox.add(mail, now);
  }
  return waiting.length;
}

async function remind(
  repositories: Repositories,
  reminder: { kind: ReminderKind; reader: ReminderReader },
  now: number,
): Promise<number> {
  const { reminders, therapySessions, outbox } = repositories;
  const { kind, reader } = reminder;
  const waiting = await reminders.listWaiting(reminder, startsToRemind(kind, now), batchSize);
  for (const id of waiting) {
    const session = await therapySessions.find(id);
    if (!session || !needsReminder(kind, session, now)) continue;
    const facts = await readSessionMailFacts(repositories, session, null, now);
    if (facts) await outbox.add(reminderMail(kind, reader, facts), now);
  }
  return waiting.length;
}
