import { calendarEntries } from "../../domain/session-calendar.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { findLinkedSession } from "./find-linked-session.ts";

export async function getBookingCalendarFile(
  { auth, calendarFiles, persistence }: Pick<Ports, "auth" | "calendarFiles" | "persistence">,
  { now }: VisitorContext,
  { token, publicUrl }: { token: string; publicUrl: string },
): Promise<string> {
  const purpose = "booking-file";
  const { session, client } = await findLinkedSession(
    { auth },
    persistence,
    { token, purpose },
    now,
  );
  const reader = { userId: client.id, language: client.language };
  const entries = calendarEntries([session], reader, { detail: "described", publicUrl, now });
  return calendarFiles.write({ method: "PUBLISH", entries });
}
