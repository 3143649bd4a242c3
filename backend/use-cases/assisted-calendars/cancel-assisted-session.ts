import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type Cancellation, cancelSession } from "../therapy-sessions/cancel-session.ts";
import { requireKeptCalendar, requireSessionOf } from "./kept-calendar.ts";
import { withoutProviderPage } from "./provider-pages.ts";

/** Cancels for the practitioner, as `cancelSession`. Errors also as `requireKeptCalendar`. */
export async function cancelAssistedSession(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { account, now }: Context,
  { therapistId, ...input }: Cancellation & { therapistId: string },
): Promise<TherapySessionEntry> {
  const { persistence } = ports;
  const keeper = await requireKeptCalendar(persistence, account, therapistId);
  await requireSessionOf(persistence, keeper, input.id);
  await cancelSession(ports, keeper, input, now).catch((error) => {
    throw withoutProviderPage(error);
  });
  return (await persistence.therapySessions.findEntry(input.id, false))!;
}
