import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { sendDelay } from "../therapy-sessions/delay-announcement.ts";
import type { Delay, DelayInput } from "../therapy-sessions/delay-messages.ts";
import { recordCalendarReads, requireKeptCalendar } from "./kept-calendar.ts";

/** Mails the clients of today that the practitioner is late, as `sendDelay`. Errors also as `requireKeptCalendar`. */
export async function announceAssistedDelay(
  ports: Pick<Ports, "scheduling" | "persistence">,
  { account, now }: Context,
  { therapistId, ...input }: DelayInput & { therapistId: string },
): Promise<Delay> {
  const { persistence } = ports;
  const keeper = await requireKeptCalendar(persistence, account, therapistId);
  const delay = await sendDelay(ports, keeper, input, now);
  const clients = delay.sessions.map(({ client }) => client.id);
  await recordCalendarReads(persistence, keeper, clients, now);
  return delay;
}
