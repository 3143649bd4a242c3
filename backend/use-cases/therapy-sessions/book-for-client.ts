import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireOwnProfile } from "../require-right.ts";
import { bookClient, type ClientBooking } from "./client-booking.ts";

/** Books a client in the caller's own hours, as `bookClient`. ERR_FORBIDDEN when the caller is not a practitioner. */
export async function bookForClient(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { account, now }: Context,
  input: ClientBooking,
): Promise<TherapySessionEntry> {
  const therapistId = requireOwnProfile(account, "keep-calendar");
  const id = await bookClient(ports, { ...account, therapistId }, input, now);
  return (await ports.persistence.therapySessions.findEntry(id, false))!;
}
