import { bookingVerdict } from "../../domain/suitability/acknowledgement.ts";
import { type Answers, fittingAnswers } from "../../domain/suitability/answers.ts";
import { assess } from "../../domain/suitability/assessment.ts";
import type { BookingVerdict } from "../../domain/suitability/booking-verdict.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { Ports } from "../../ports/ports.ts";
import { countRequests } from "../request-limits.ts";
import { checkedPractice } from "./check-booking.ts";

/**
 * What answers that are not stored say about booking a practice. Those that no longer fit the questionnaire have no
 * effect. ERR_TOO_MANY_REQUESTS. `now` in ms.
 */
export async function assessBooking(
  ports: Pick<Ports, "auth" | "persistence">,
  { now, address }: { now: number; address: string },
  { eventTypeUri, answers }: { eventTypeUri: string; answers: Answers },
): Promise<BookingVerdict | null> {
  await countRequests(ports, now, [{ limit: "assessmentsPerNetwork", by: networkOf(address) }]);
  const { persistence } = ports;
  const checked = await checkedPractice(persistence, eventTypeUri);
  if (!checked) return null;
  const content = await persistence.suitabilityContents.current();
  const fitting = fittingAnswers(content.questionnaire, answers);
  return bookingVerdict(content, assess(content, fitting), checked.practiceType);
}
