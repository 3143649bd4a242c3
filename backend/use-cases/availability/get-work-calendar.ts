import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordReads } from "../data-access/record-reads.ts";
import { requireOwnProfile } from "../require-right.ts";
import { readWorkCalendar, type WorkCalendar } from "./work-calendar.ts";

/** The caller's own calendar, as `readWorkCalendar`. ERR_FORBIDDEN when the caller is not a practitioner. */
export async function getWorkCalendar(
  ports: Pick<Ports, "scheduling" | "persistence">,
  { account, now }: Context,
  range: { from: string; to: string },
): Promise<WorkCalendar> {
  const therapistId = requireOwnProfile(account, "keep-calendar");
  const calendar = await readWorkCalendar(ports, { ...account, therapistId }, range, now);
  const reads = calendar.sessions.map(({ userId }) => ({ userId, kind: "calendar" } as const));
  await recordReads(ports.persistence, { account, now, role: "practitioner" }, reads);
  return calendar;
}
