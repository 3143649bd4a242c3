import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { moveSession, type NewTime } from "../therapy-sessions/move-session.ts";
import { requireKeptCalendar, requireSessionOf } from "./kept-calendar.ts";
import { withoutProviderPage } from "./provider-pages.ts";

/** Moves a session for the practitioner, as `moveSession`. Errors also as `requireKeptCalendar`. */
export async function rescheduleAssistedSession(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { account, now }: Context,
  { therapistId, ...input }: Omit<NewTime, "hold"> & { therapistId: string },
): Promise<TherapySessionEntry> {
  const { persistence } = ports;
  const keeper = await requireKeptCalendar(persistence, account, therapistId);
  await requireSessionOf(persistence, keeper, input.id);
  const session = await moveSession(ports, keeper, input, now).catch((error) => {
    throw withoutProviderPage(error);
  });
  return (await persistence.therapySessions.findEntry(session.id, false))!;
}
