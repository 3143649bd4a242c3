import { type Absence, endOfAbsence, todayIn } from "../../domain/absence.ts";
import type { User } from "../../domain/account.ts";
import type { SessionTogether } from "../../domain/companion-session.ts";
import { DomainError } from "../../domain/errors.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type Alternatives, readAlternatives } from "./alternatives.ts";
import { requestEntries, type RequestEntry } from "../session-requests/request-entry.ts";
import {
  absenceUntil,
  ownHours,
  readAffected,
  readLedByOthers,
  requestsDuring,
} from "./own-absence.ts";

export type AbsencePreview = {
  absence: Absence;
  affected: { session: TherapySessionEntry; client: User; alternatives: Alternatives }[];
  /** Those that wait for an answer and would be declined. */
  requests: RequestEntry[];
  /** Sessions that the practitioner takes part in, whose leads get a mail. */
  ledByOthers: SessionTogether[];
};

/** Whom an absence concerns and what each client is offered. Errors as `ownEditor`, and ERR_INVALID_INPUT. */
export async function previewAbsence(
  ports: Pick<Ports, "persistence" | "scheduling" | "search">,
  { account, now }: Context,
  { toDate }: { toDate: string },
): Promise<AbsencePreview> {
  const { persistence } = ports;
  const { therapistId, editor, ownerUri } = await ownHours(ports, account);
  const hours = await editor.find(ownerUri);
  if (!hours) throw new DomainError("ERR_NOT_FOUND");
  const { timeZone } = hours;
  const current = await persistence.absences.findCurrent(therapistId, todayIn(timeZone, now));
  const fresh = { id: "", therapistId, timeZone, toDate };
  const absence = absenceUntil(current, fresh, now);
  const after = endOfAbsence(absence);
  const affected: AbsencePreview["affected"] = [];
  for (const one of await readAffected(persistence, absence, now)) {
    const alternatives = await readAlternatives(ports, { ...one, after }, now);
    affected.push({ ...one, alternatives });
  }
  const requests = await requestEntries(
    persistence,
    await requestsDuring(persistence, absence, now),
  );
  const ledByOthers = await readLedByOthers(ports, persistence, absence, now);
  return { absence, affected, requests, ledByOthers };
}
