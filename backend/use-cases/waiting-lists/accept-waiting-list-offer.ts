import { DomainError } from "../../domain/errors.ts";
import type { Acknowledgement } from "../../domain/suitability/acknowledgement.ts";
import { isOpen } from "../../domain/waiting-list.ts";
import type { Ports } from "../../ports/ports.ts";
import type { LinkContext } from "../context.ts";
import { checkBooking } from "../suitability/check-booking.ts";
import { bookSession } from "../therapy-sessions/book-session.ts";
import { giveConsent } from "../user/consent-gate.ts";
import { findLinkedEntry, type OwnEntry, ownEntry } from "./waiting-link.ts";

/**
 * Books the offered time and ends the waiting. Any number of repetitions and devices give one booking. ERR_OFFER_ENDED
 * after its end, else as `checkBooking` and `bookSession`.
 */
export async function acceptWaitingListOffer(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { now, language, account }: LinkContext,
  { token, offerId, maxOpenBookings, acknowledgement }: {
    token: string;
    offerId: string;
    maxOpenBookings: number;
    acknowledgement?: Acknowledgement | undefined;
  },
): Promise<OwnEntry> {
  const { auth, persistence, scheduling: { holds } } = ports;
  if (!holds) throw new DomainError("ERR_BOOK_AT_PROVIDER");
  const { entry } = await findLinkedEntry(ports, persistence, token);
  const offered = (await persistence.waitingLists.listOffers([entry.id]))
    .find(({ id }) => id === offerId);
  if (!offered) throw new DomainError("ERR_OFFER_ENDED");
  return await holds.bookWith(offered, now, async (repositories, book) => {
    const { waitingLists } = repositories;
    const { entry, user } = await findLinkedEntry(ports, repositories, token);
    const offer = (await waitingLists.listOffers([entry.id])).find(({ id }) => id === offerId);
    if (offer?.status === "accepted") return await ownEntry(ports, repositories, { entry, user });
    if (!offer || entry.endedAt !== null || !isOpen(offer, now)) {
      throw new DomainError("ERR_OFFER_ENDED");
    }
    const agreed = { userId: user.id, purpose: "bookings", language } as const;
    await giveConsent(ports, repositories, agreed, now);
    const { eventTypeUri, startsAt, meetingType, holdId } = offer;
    const isOwn = account?.userId === user.id;
    const given = { client: user, eventTypeUri, acknowledgement, isOwn, language };
    const suitability = await checkBooking(ports, repositories, given, now);
    const { name, email, timeZone } = user;
    const secret = auth.decrypt(offer.holdSecretSealed);
    const booking = {
      eventTypeUri,
      startsAt,
      meetingType,
      invitee: { name, email, timeZone },
      answers: [],
      tracking: {},
      ...(secret && { hold: { id: holdId, secret } }),
    };
    const { session } = await bookSession(
      persistence,
      repositories,
      book,
      { booking, client: user, maxOpenBookings, suitability },
      now,
    );
    await waitingLists.answerOffer(offer.id, {
      status: "accepted",
      answeredAt: now,
      therapySessionId: session.id,
    });
    await waitingLists.end(entry.id, "booked", now);
    const ended = (await waitingLists.find(entry.id))!;
    return await ownEntry(ports, repositories, { entry: ended, user });
  });
}
