import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import { requireRole, type TherapySession } from "../../domain/therapy-session.ts";
import type { Repositories } from "../../ports/persistence.ts";

/** The booked sessions of the same time as one session, for its practitioner. ERR_NOT_FOUND, ERR_FORBIDDEN, ERR_ILLEGAL_TRANSITION without any. */
export async function bookedGroup(
  { therapySessions }: Pick<Repositories, "therapySessions">,
  account: Account,
  id: string,
): Promise<TherapySession[]> {
  const { session, by } = requireRole(await therapySessions.find(id), account);
  if (by !== "therapist") throw new DomainError("ERR_FORBIDDEN");
  const sessions = await therapySessions.listOfEvent(session.eventUri);
  const booked = sessions.filter(({ status }) => status === "booked");
  if (booked.length === 0) throw new DomainError("ERR_ILLEGAL_TRANSITION");
  return booked;
}
