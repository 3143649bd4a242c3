import { DomainError } from "../../domain/errors.ts";
import { endRequest, requestStatusAt } from "../../domain/session-request.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { bookSession } from "../therapy-sessions/book-session.ts";
import { findReceived } from "./received-request.ts";
import { type RequestEntry, requestEntry } from "./request-entry.ts";

/**
 * Books the requested time, at any notice. Any number of repetitions give one booking. ERR_REQUEST_ENDED after another
 * end, ERR_CLIENT_BUSY when the client has booked something else at that time, else as `bookSession`.
 */
export async function acceptSessionRequest(
  { auth, persistence, scheduling }: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { account, now }: Context,
  { id, message }: { id: string; message: string },
): Promise<RequestEntry> {
  const { holds } = scheduling;
  if (!holds) throw new DomainError("ERR_BOOK_AT_PROVIDER");
  const found = await findReceived(persistence, account, id);
  if (found.status === "accepted") return (await requestEntry(persistence, found))!;
  return await holds.bookWith(found, now, async (repositories, book) => {
    const request = await findReceived(repositories, account, id);
    if (request.status === "accepted") return (await requestEntry(repositories, request))!;
    const client = await repositories.users.find(request.userId);
    const isWaiting = requestStatusAt(request, now) === "waiting";
    if (!isWaiting || !client || client.disabledAt !== null) {
      throw new DomainError("ERR_REQUEST_ENDED");
    }
    const { eventTypeUri, startsAt, meetingType, answers, tracking, holdId } = request;
    const { name, email } = client;
    const timeZone = request.clientTimeZone ?? client.timeZone;
    const secret = auth.decrypt(request.holdSecretSealed);
    const booking = {
      eventTypeUri,
      startsAt,
      meetingType,
      invitee: { name, email, phone: request.phone, timeZone },
      answers,
      tracking,
      byPractitioner: true,
      ...(secret && { hold: { id: holdId, secret } }),
    };
    const by = { actor: "therapist", actorUserId: account.userId } as const;
    const { secretLinkId } = request;
    const link = secretLinkId === null ? null : await repositories.secretLinks.find(secretLinkId);
    const isAccepted = true;
    const details = {
      booking,
      client,
      maxOpenBookings: Infinity,
      by,
      message,
      link,
      isAccepted,
      // Checked when the client sent the request, and below.
      suitability: null,
    };
    const { session } = await bookSession(persistence, repositories, book, details, now);
    const accepted = endRequest(request, "accepted", {
      now,
      message,
      therapySessionId: session.id,
    });
    await repositories.sessionRequests.saveEnd(accepted);
    await repositories.suitabilityRecords.moveToSession(request.id, session.id);
    // Rules or answers may have changed while the request waited.
    await repositories.sessionWarnings.requestCheck(request.userId, "rules", now);
    return (await requestEntry(repositories, accepted))!;
  });
}
