import { calendarEntries } from "../../domain/session-calendar.ts";
import { requireRole } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordSessionRead } from "../data-access/record-session-read.ts";

export async function getTherapySessionCalendarFile(
  { persistence, calendarFiles }: Pick<Ports, "persistence" | "calendarFiles">,
  { account, language, now }: Context,
  { id, publicUrl }: { id: string; publicUrl: string },
): Promise<string> {
  const found = await persistence.therapySessions.findEntry(id, false);
  const { session, by } = requireRole(found, account);
  await recordSessionRead(persistence, { account, now }, { session, by });
  const reader = { userId: account.userId, language };
  const entries = calendarEntries([session], reader, { detail: "described", publicUrl, now });
  return calendarFiles.write({ method: "PUBLISH", entries });
}
