import { rescheduleRefusal } from "../../domain/therapy-session-reschedule.ts";
import { withoutNote } from "../../domain/session-texts.ts";
import {
  canReadNote,
  requireRole,
  type TherapySessionEntry,
} from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordSessionRead } from "../data-access/record-session-read.ts";
import { findRescheduleUrl } from "./provider-requests.ts";

export async function getTherapySession(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<{ session: TherapySessionEntry; rescheduleUrl: string | null }> {
  const found = await persistence.therapySessions.findEntry(id, true);
  const { session, by } = requireRole(found, account);
  await recordSessionRead(persistence, { account, now }, { session, by });
  const isMovedAtProvider = scheduling.capabilities.reschedule === "page" &&
    rescheduleRefusal(session, by, now) === null;
  return {
    session: canReadNote(session, account) ? session : withoutNote(session),
    rescheduleUrl: isMovedAtProvider ? await findRescheduleUrl({ scheduling }, session) : null,
  };
}
