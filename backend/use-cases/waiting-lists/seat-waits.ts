import type { Therapist } from "../../domain/therapist.ts";
import type { TherapySession } from "../../domain/therapy-session.ts";
import type { Span, WaitingEnd, WaitingEntry } from "../../domain/waiting-list.ts";
import type { Auth } from "../../ports/auth.ts";
import type { Repositories } from "../../ports/persistence.ts";
import { seatMail, type SeatTemplate } from "./waiting-mails.ts";

type Seats = { therapistId: string; startsAt: number };

/** Ends a place in line and withdraws its open offer, in the caller's transaction. */
export async function endSeatWait(
  { waitingLists }: Pick<Repositories, "waitingLists">,
  { id }: Pick<WaitingEntry, "id">,
  by: WaitingEnd,
  now: number,
): Promise<void> {
  await withdrawOffer({ waitingLists }, id, now);
  await waitingLists.end(id, by, now);
}

/** The person has booked the time for whose seat they waited. */
export async function endWaitOfBooked(
  repositories: Pick<Repositories, "waitingLists">,
  { therapistId, userId, startsAt }: Pick<TherapySession, "therapistId" | "userId" | "startsAt">,
  now: number,
): Promise<void> {
  for (const entry of await repositories.waitingLists.listForSeat(therapistId, startsAt)) {
    if (entry.userId === userId) await endSeatWait(repositories, entry, "booked", now);
  }
}

/** Ends all places in line for a group that does not take place, and frees the seats that are kept. */
export async function endSeatWaits(
  auth: Auth,
  repositories: Repositories,
  { therapistId, startsAt }: Seats,
  now: number,
): Promise<void> {
  const { waitingLists, holds, therapists } = repositories;
  const therapist = await therapists.find(therapistId);
  for (const entry of await waitingLists.listForSeat(therapistId, startsAt)) {
    await endSeatWait(repositories, entry, "cancelled", now);
    if (!therapist) continue;
    await notify(auth, repositories, { template: "waiting-seat-cancelled", entry, therapist }, now);
  }
  for (const { holdId } of await waitingLists.listLeftSeats(therapistId, startsAt)) {
    await holds.delete(holdId);
  }
}

/** The holds that keep seats of a group for people in line. */
export async function keptSeats(
  { waitingLists }: Pick<Repositories, "waitingLists">,
  { therapistId, startsAt }: Seats,
): Promise<string[]> {
  const waiting = await waitingLists.listForSeat(therapistId, startsAt);
  const offers = await waitingLists.listOffers(waiting.map(({ id }) => id));
  const left = await waitingLists.listLeftSeats(therapistId, startsAt);
  return [...offers.filter(({ status }) => status === "open"), ...left]
    .map(({ holdId }) => holdId);
}

/** The places in line move with their group. An open offer ends, and a seat of the new time is offered instead. */
export async function moveSeatWaits(
  auth: Auth,
  repositories: Repositories,
  { therapistId, from, to }: { therapistId: string; from: Span; to: Span & { place: string } },
  now: number,
): Promise<void> {
  const { waitingLists, therapists } = repositories;
  const therapist = await therapists.find(therapistId);
  const there = await waitingLists.listForSeat(therapistId, to.startsAt);
  for (const entry of await waitingLists.listForSeat(therapistId, from.startsAt)) {
    if (there.some(({ userId }) => userId === entry.userId)) {
      await endSeatWait(repositories, entry, "removed", now);
      continue;
    }
    await withdrawOffer(repositories, entry.id, now);
    const { startsAt, endsAt, place } = to;
    const seat = { ...entry.seat!, startsAt, endsAt, place };
    await waitingLists.saveSeat(entry.id, seat);
    if (!therapist) continue;
    const moved = { ...entry, seat };
    await notify(auth, repositories, {
      template: "waiting-seat-moved",
      entry: moved,
      therapist,
      before: from,
    }, now);
  }
}

/** Mails the person about the place in line. */
export async function notify(
  auth: Auth,
  repositories: Pick<Repositories, "users" | "outbox" | "domainValues">,
  { template, entry, therapist, before }: {
    template: SeatTemplate;
    entry: WaitingEntry;
    therapist: Therapist;
    before?: Span;
  },
  now: number,
): Promise<void> {
  const user = await repositories.users.find(entry.userId);
  if (!user) return;
  const facts = { user, entry, therapist, before };
  await repositories.outbox.add(await seatMail(auth, repositories, template, facts), now);
}

async function withdrawOffer(
  { waitingLists }: Pick<Repositories, "waitingLists">,
  entryId: string,
  now: number,
): Promise<void> {
  const open = (await waitingLists.listOffers([entryId])).find(({ status }) => status === "open");
  const answer = { status: "withdrawn", answeredAt: now, therapySessionId: null } as const;
  if (open) await waitingLists.answerOffer(open.id, answer);
}
