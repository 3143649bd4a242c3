import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { bookClient, type ClientBooking } from "../therapy-sessions/client-booking.ts";
import { requireKeptCalendar } from "./kept-calendar.ts";

/** Books a client in for a practitioner, as `bookClient`, without a comment. Errors also as `requireKeptCalendar`. */
export async function bookAssistedClient(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { account, now }: Context,
  { therapistId, ...booking }: Omit<ClientBooking, "note"> & { therapistId: string },
): Promise<TherapySessionEntry> {
  const { persistence } = ports;
  const keeper = await requireKeptCalendar(persistence, account, therapistId);
  const id = await bookClient(ports, keeper, booking, now);
  return (await persistence.therapySessions.findEntry(id, false))!;
}
