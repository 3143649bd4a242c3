import { todayIn } from "../../domain/absence.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type OwnAbsence, ownHours, readOwnAbsence } from "./own-absence.ts";

/** The caller's absence of today or of later days, or null. Errors as `ownEditor`. */
export async function getCurrentAbsence(
  ports: Pick<Ports, "persistence" | "scheduling">,
  { account, now }: Context,
): Promise<OwnAbsence | null> {
  const { persistence } = ports;
  const { therapistId, editor, ownerUri } = await ownHours(ports, account);
  const hours = await editor.find(ownerUri);
  if (!hours) throw new DomainError("ERR_NOT_FOUND");
  const current = await persistence.absences.findCurrent(
    therapistId,
    todayIn(hours.timeZone, now),
  );
  return current && await readOwnAbsence(persistence, current);
}
