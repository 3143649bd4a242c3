import { linkWorks } from "../../domain/booking-link.ts";
import { DomainError } from "../../domain/errors.ts";
import { requireRole } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { bookingToken } from "../booking-links/signed-link.ts";
import type { Context } from "../context.ts";

/** The token of the link in the client's mails, for the client only. ERR_NOT_FOUND, also when the link has ended. */
export async function getBookingLink(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<{ token: string }> {
  const { therapySessions, users } = persistence;
  const { session } = requireRole(await therapySessions.findEntry(id, false), account);
  const client = await users.find(account.userId);
  if (session.userId !== account.userId || !client || !linkWorks(session, now)) {
    throw new DomainError("ERR_NOT_FOUND");
  }
  return { token: bookingToken(auth, session, client) };
}
