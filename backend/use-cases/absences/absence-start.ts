import { endOfAbsence, markAway, todayIn, withAbsence } from "../../domain/absence.ts";
import type { Account } from "../../domain/account.ts";
import { requireGoodDraft } from "../../domain/availability-problems.ts";
import type { Ports } from "../../ports/ports.ts";
import { type RecordChange, unrecorded } from "../availability/closed-times.ts";
import { endWithoutBooking } from "../session-requests/ended-request.ts";
import {
  companionAbsenceMail,
  leadAbsenceMails,
} from "../therapy-sessions/companion-session-mails.ts";
import { readSessionMailFacts } from "../therapy-sessions/session-mail-facts.ts";
import { absenceMail } from "../therapy-sessions/session-mails.ts";
import { endSeatWaits } from "../waiting-lists/seat-waits.ts";
import { historyRow } from "../therapy-sessions/session-changes.ts";
import {
  absenceUntil,
  type OwnAbsence,
  ownHours,
  readAffected,
  readLedByOthers,
  readOwnAbsence,
  requestsDuring,
} from "./own-absence.ts";

/** `toDate` is YYYY-MM-DD; every client of the days reads the message. */
type NewAbsence = { toDate: string; message?: string | undefined };

/**
 * Closes the days from today to `toDate` (YYYY-MM-DD), offers every client of these days a choice and declines the
 * requests that wait for an answer about them, in one transaction. The lines for a seat of a group on these days end. The
 * companions of these sessions get a mail, and so do the leads of sessions that the practitioner is a companion of,
 * because only they move and cancel. Repeated, it adds what is new and mails no client twice. Errors as `ownEditor`, and
 * ERR_INVALID_INPUT.
 */
export async function beginAbsence(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  account: Account,
  { toDate, message }: NewAbsence,
  now: number,
  record: RecordChange = unrecorded,
): Promise<OwnAbsence> {
  const { persistence } = ports;
  const { therapistId, editor, ownerUri } = await ownHours(ports, account);
  return await editor.change(ownerUri, now, async (repositories, { sheet, replace }) => {
    const { absences, therapySessions, outbox } = repositories;
    const { timeZone } = sheet;
    const current = await absences.findCurrent(therapistId, todayIn(timeZone, now));
    const id = current?.id ?? persistence.newId();
    const absence = absenceUntil(current, { id, therapistId, timeZone, toDate }, now);
    if (absence.toDate !== current?.toDate) {
      const draft = withAbsence(sheet, absence);
      requireGoodDraft(draft, now);
      await replace(draft);
      await absences.save(absence);
    }
    const reason = message?.trim() || null;
    const by = { actor: "therapist", actorUserId: account.userId } as const;
    for (const { session } of await readAffected(repositories, absence, now)) {
      const away = markAway(session, now);
      const { startsAt } = session;
      const change = { action: "away", at: now, reason } as const;
      await therapySessions.save(away);
      await therapySessions.addHistory(historyRow(persistence, session, away, by, change));
      const absent = { absenceId: absence.id, therapySessionId: session.id, startsAt };
      await absences.addSession({ ...absent, remindedAt: null, replacementId: null });
      const said = reason === null ? null : { by: by.actor, reason };
      const facts = await readSessionMailFacts(repositories, away, said, now);
      if (!facts) continue;
      await outbox.add(absenceMail("practitioner-away", facts), now);
      for (const mail of leadAbsenceMails("lead-away", facts, now)) await outbox.add(mail, now);
    }
    for (const request of await requestsDuring(repositories, absence, now)) {
      await endWithoutBooking(repositories, request, { status: "declined", now });
    }
    for (const { startsAt } of await repositories.waitingLists.listSeatTimes(therapistId)) {
      if (startsAt < now || startsAt >= endOfAbsence(absence)) continue;
      await endSeatWaits(ports.auth, repositories, { therapistId, startsAt }, now);
    }
    const absent = { companionId: therapistId, absenceId: absence.id };
    for (const led of await readLedByOthers(ports, repositories, absence, now)) {
      const session = await therapySessions.find(led.id);
      const facts = session && await readSessionMailFacts(repositories, session, null, now);
      if (facts) await outbox.add(companionAbsenceMail("companion-away", facts, absent), now);
    }
    await record(repositories);
    return await readOwnAbsence(repositories, absence);
  });
}
