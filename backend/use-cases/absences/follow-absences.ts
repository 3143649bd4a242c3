import { answerReminderAt, callOff, isUnanswered } from "../../domain/absence.ts";
import { day } from "../../domain/duration.ts";
import type { TherapySession } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { cancelAtProvider } from "../therapy-sessions/provider-requests.ts";
import { readSessionMailFacts } from "../therapy-sessions/session-mail-facts.ts";
import { absenceMail } from "../therapy-sessions/session-mails.ts";
import { saveCancellation } from "../therapy-sessions/session-changes.ts";

const batchSize = 100;
/** An evening before is at most this long (ms) before a start. */
const remindedAhead = 2 * day;

type Needs = Pick<Ports, "persistence" | "scheduling">;

/**
 * Reminds the clients who have not answered an absence the evening before, once, and cancels sessions at their start
 * whose clients did not answer. Returns how many it reminded and cancelled. `now` in ms.
 */
export async function followAbsences(ports: Needs, now: number): Promise<number> {
  return await remind(ports, now) + await cancelUnanswered(ports, now);
}

async function remind({ persistence }: Needs, now: number): Promise<number> {
  const [any] = await persistence.absences.listUnreminded(now + remindedAhead, 1);
  if (!any) return 0;
  return await persistence.transaction(async (repositories) => {
    const { absences, therapySessions, outbox } = repositories;
    let reminded = 0;
    for (const id of await absences.listUnreminded(now + remindedAhead, batchSize)) {
      const session = await therapySessions.find(id);
      if (!session || session.startsAt <= now) continue;
      const dueAt = answerReminderAt(session);
      if (dueAt !== null && now < dueAt) continue;
      await absences.markReminded(id, now);
      if (dueAt === null) continue;
      const facts = await readSessionMailFacts(repositories, session, null, now);
      if (facts) await outbox.add(absenceMail("practitioner-away-reminder", facts), now);
      reminded++;
    }
    return reminded;
  });
}

async function cancelUnanswered(ports: Needs, now: number): Promise<number> {
  const { persistence } = ports;
  const [any] = await persistence.absences.listUnanswered(now + 1, 1);
  if (!any) return 0;
  const cancelled = await persistence.transaction(async (repositories) => {
    const { absences, therapySessions } = repositories;
    const all: TherapySession[] = [];
    for (const id of await absences.listUnanswered(now + 1, batchSize)) {
      const before = await therapySessions.find(id);
      if (!before || !isUnanswered(before)) continue;
      const cancelled = callOff(before, now);
      const by = { actor: "therapist", actorUserId: null } as const;
      const both = { before, cancelled };
      await saveCancellation(persistence, repositories, both, by, { reason: null, now });
      all.push(cancelled);
    }
    return all;
  });
  for (const session of cancelled) await cancelAtProvider(ports, session, now);
  return cancelled.length;
}
