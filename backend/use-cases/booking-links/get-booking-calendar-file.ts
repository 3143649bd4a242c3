import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { sessionCalendarFile } from "../therapy-sessions/session-calendar-file.ts";
import { findLinkedSession } from "./find-linked-session.ts";

export async function getBookingCalendarFile(
  { auth, calendarFiles, persistence }: Pick<Ports, "auth" | "calendarFiles" | "persistence">,
  { now }: VisitorContext,
  { token, publicUrl }: { token: string; publicUrl: string },
): Promise<string> {
  const purpose = "booking-file";
  const { session, client, practice } = await findLinkedSession(
    { auth },
    persistence,
    { token, purpose },
    now,
  );
  return calendarFiles.write(sessionCalendarFile(session, client, { practice, publicUrl, now }));
}
