import { sessionName } from "../../domain/practice-event-type.ts";
import { requireRole } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordSessionRead } from "../data-access/record-session-read.ts";
import { sessionCalendarFile } from "./session-calendar-file.ts";

export async function getTherapySessionCalendarFile(
  { persistence, calendarFiles }: Pick<Ports, "persistence" | "calendarFiles">,
  { account, language, now }: Context,
  { id, publicUrl }: { id: string; publicUrl: string },
): Promise<string> {
  const found = await persistence.therapySessions.findEntry(id, false);
  const { session, by } = requireRole(found, account);
  await recordSessionRead(persistence, { account, now }, { session, by });
  const user = await persistence.users.find(account.userId);
  const reader = { id: account.userId, language, discreet: user?.discreet ?? null };
  const practice = sessionName(session, await persistence.domainValues.list());
  // Administrators open sessions, but not the phone numbers of clients.
  const shown = by === "admin" ? { ...session, clientPhone: null } : session;
  return calendarFiles.write(sessionCalendarFile(shown, reader, { practice, publicUrl, now }));
}
