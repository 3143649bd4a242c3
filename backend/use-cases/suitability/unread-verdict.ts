import type { BookingVerdict } from "../../domain/suitability/booking-verdict.ts";
import type { SuitabilityRecord } from "../../domain/suitability/acknowledgement.ts";
import { covers } from "../../domain/suitability/clearance.ts";
import { unreadWarning, type WarningContent } from "../../domain/suitability/session-warning.ts";
import type { Repositories } from "../../ports/persistence.ts";
import { verdictOfUser } from "./check-booking.ts";

type Booked = {
  userId: string;
  therapistId: string;
  practiceType: string;
  booking: SuitabilityRecord["booking"];
};

/**
 * What the test of a client says about a booked session or a request that the client has not read; a clearance of the
 * practitioner covers reasons to ask first. Null when there is nothing. `now` in ms.
 */
export async function unreadVerdict(
  repositories: Pick<
    Repositories,
    "clearances" | "suitabilityContents" | "suitabilityRecords" | "suitabilityResults"
  >,
  { userId, therapistId, practiceType, booking }: Booked,
  now: number,
): Promise<{ verdict: BookingVerdict; content: WarningContent } | null> {
  const verdict = await verdictOfUser(repositories, userId, practiceType);
  if (!verdict) return null;
  if (verdict.verdict === "ask") {
    const client = { userId, therapistId, practiceType };
    const clearance = await repositories.clearances.findInForce(client, now);
    if (clearance && covers(clearance, verdict, now)) return null;
  }
  const record = await repositories.suitabilityRecords.ofBooking(booking);
  const known = record?.userId === userId ? record.acknowledged : null;
  const content = unreadWarning(verdict, known);
  return content && { verdict, content };
}
