import type { BookingVerdict } from "../../domain/suitability/booking-verdict.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { findBookingVerdict } from "./check-booking.ts";

export async function getBookingVerdict(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  { eventTypeUri }: { eventTypeUri: string },
): Promise<BookingVerdict | null> {
  return await findBookingVerdict(persistence, account.userId, eventTypeUri);
}
