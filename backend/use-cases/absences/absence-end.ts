import { isUnanswered, keep, withoutAbsence } from "../../domain/absence.ts";
import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { type RecordChange, unrecorded } from "../availability/closed-times.ts";
import {
  companionAbsenceMail,
  leadAbsenceMails,
} from "../therapy-sessions/companion-session-mails.ts";
import { readSessionMailFacts } from "../therapy-sessions/session-mail-facts.ts";
import { absenceMail } from "../therapy-sessions/session-mails.ts";
import { historyRow } from "../therapy-sessions/session-changes.ts";
import { offerFreedTimes } from "../waiting-lists/offer-freed-times.ts";
import { type OwnAbsence, ownHours, readLedByOthers, readOwnAbsence } from "./own-absence.ts";

/**
 * Opens the days again from today on. Sessions whose clients have not chosen yet take place as booked, and those clients
 * and companions get a mail. So do the leads of booked sessions that the practitioner is a companion of. Ending an absence
 * twice changes nothing. ERR_NOT_FOUND, else as `ownEditor`.
 */
export async function finishAbsence(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  account: Account,
  { id }: { id: string },
  now: number,
  record: RecordChange = unrecorded,
): Promise<OwnAbsence> {
  const { persistence } = ports;
  const { therapistId, editor, ownerUri } = await ownHours(ports, account);
  const ended = await editor.change(ownerUri, now, async (repositories, { sheet, replace }) => {
    const { absences, therapySessions, outbox } = repositories;
    const absence = await absences.find(id);
    if (!absence || absence.therapistId !== therapistId) throw new DomainError("ERR_NOT_FOUND");
    if (absence.endedAt !== null) return await readOwnAbsence(repositories, absence);
    await replace(withoutAbsence(sheet, absence, now));
    await absences.save({ ...absence, endedAt: now });
    await record(repositories);
    const by = { actor: "therapist", actorUserId: account.userId } as const;
    for (const { therapySessionId } of await absences.listSessions(id)) {
      const session = await therapySessions.find(therapySessionId);
      if (!session || !isUnanswered(session) || session.startsAt <= now) continue;
      const kept = keep(session, now);
      const change = { action: "back", at: now } as const;
      await therapySessions.save(kept);
      await therapySessions.addHistory(historyRow(persistence, session, kept, by, change));
      const facts = await readSessionMailFacts(repositories, kept, null, now);
      if (!facts) continue;
      await outbox.add(absenceMail("practitioner-back", facts), now);
      for (const mail of leadAbsenceMails("lead-back", facts, now)) await outbox.add(mail, now);
    }
    const returned = { companionId: therapistId, absenceId: id };
    for (const led of await readLedByOthers(ports, repositories, absence, now)) {
      const session = await therapySessions.find(led.id);
      if (!session || session.awaySince !== null) continue;
      const facts = await readSessionMailFacts(repositories, session, null, now);
      if (facts) await outbox.add(companionAbsenceMail("companion-back", facts, returned), now);
    }
    return await readOwnAbsence(repositories, { ...absence, endedAt: now });
  });
  await offerFreedTimes(ports, therapistId, now);
  return ended;
}
