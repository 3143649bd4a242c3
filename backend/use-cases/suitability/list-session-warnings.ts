import type { BookingVerdict } from "../../domain/suitability/booking-verdict.ts";
import type { SessionWarning } from "../../domain/suitability/session-warning.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { verdictOfUser } from "./check-booking.ts";

/** A warning with what the test says now. */
type CurrentWarning = SessionWarning & { verdict: BookingVerdict };

/** The open warnings about the caller's booked sessions. */
export async function listSessionWarnings(
  { persistence }: Pick<Ports, "persistence">,
  { account: { userId }, now }: Context,
): Promise<CurrentWarning[]> {
  const { sessionWarnings } = persistence;
  const open = (await sessionWarnings.listOfUser(userId))
    .filter(({ closedAt }) => closedAt === null);
  if (open.length === 0) return [];
  const booked = await sessionWarnings.listBooked([userId], now);
  const warnings: CurrentWarning[] = [];
  for (const warning of open) {
    if (!booked.some(({ id }) => id === warning.therapySessionId)) continue;
    const verdict = await verdictOfUser(persistence, userId, warning.content.practice);
    if (verdict && verdict.verdict !== "ok") warnings.push({ ...warning, verdict });
  }
  return warnings;
}
