import { DomainError } from "../../domain/errors.ts";
import { nextForSeat, type SeatPerson } from "../../domain/seat-waiting.ts";
import type { Therapist } from "../../domain/therapist.ts";
import {
  handoverMs,
  isOpen,
  offerEndsAt,
  type SeatTime,
  type WaitingEntry,
  type WaitingOffer,
} from "../../domain/waiting-list.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { GroupTime, TimeHolds } from "../../ports/scheduling/time-holds.ts";
import { endSeatWait, notify } from "./seat-waits.ts";
import { offerMail } from "./waiting-mails.ts";
import { readPeople } from "./waiting-people.ts";

type Needs = Pick<Ports, "auth" | "persistence" | "scheduling">;
type Seat = Pick<SeatTime, "eventTypeUri" | "startsAt">;

/**
 * Ends offers of seats whose time to answer is over and places in line for which no seat can be offered any more, and
 * offers free seats to the people in line. Returns how many offers it made.
 */
export async function offerFreeSeats(
  ports: Needs,
  therapist: Therapist,
  now: number,
): Promise<number> {
  const { persistence: { waitingLists }, scheduling: { holds } } = ports;
  if (!holds) return 0;
  let made = 0;
  for (const seat of await waitingLists.listSeatTimes(therapist.id)) {
    const time = await holds.findGroupTime(seat.eventTypeUri, seat.startsAt, now);
    await settle(ports, { therapist, seat, time }, now);
    if (time) made += await handOut(ports, holds, { therapist, seat, time }, now);
    await freeLeftSeats(ports, therapist.id, seat);
  }
  return made;
}

async function settle(
  { auth, persistence }: Needs,
  { therapist, seat, time }: { therapist: Therapist; seat: Seat; time: GroupTime | null },
  now: number,
): Promise<void> {
  await persistence.transaction(async (repositories) => {
    const { waitingLists, users, holds, therapySessions } = repositories;
    for (const entry of await waitingLists.listForSeat(therapist.id, seat.startsAt)) {
      const user = await users.find(entry.userId);
      const hasBooked = (await therapySessions.listUnsettled(entry.userId)).some((session) =>
        session.status === "booked" && session.therapistId === therapist.id &&
        session.startsAt === seat.startsAt
      );
      if (hasBooked || user?.disabledAt !== null) {
        await endSeatWait(repositories, entry, hasBooked ? "booked" : "removed", now);
        continue;
      }
      const offer = (await waitingLists.listOffers([entry.id]))
        .find(({ status }) => status === "open");
      if (!time || now > time.bookUntil) {
        await endSeatWait(repositories, entry, "passed", now);
        const template = "waiting-seat-passed";
        await notify(auth, repositories, { template, entry, therapist }, now);
        continue;
      }
      if (!offer) continue;
      const isKept = await holds.find(offer.holdId) !== null;
      if (isOpen(offer, now) && isKept && time.state !== "closed") continue;
      const status = isOpen(offer, now) ? "withdrawn" : "missed";
      const answer = { status, answeredAt: now, therapySessionId: null } as const;
      await waitingLists.answerOffer(offer.id, answer);
      await waitingLists.end(entry.id, "missed", now);
      const template = "waiting-seat-offer-ended";
      await notify(auth, repositories, { template, entry, therapist }, now);
    }
  });
}

async function handOut(
  ports: Needs,
  holds: TimeHolds,
  { therapist, seat, time }: { therapist: Therapist; seat: Seat; time: GroupTime },
  now: number,
): Promise<number> {
  const { waitingLists } = ports.persistence;
  const { timeZone, bookUntil } = time;
  const expiresAt = offerEndsAt(now, { timeZone, latest: bookUntil });
  if (expiresAt === null || time.state === "closed") return 0;
  let made = 0;
  for (;;) {
    const waiting = await waitingLists.listForSeat(therapist.id, seat.startsAt);
    const person = nextForSeat(await readSeatPeople(ports, therapist, waiting), time);
    if (!person) return made;
    const [left] = await waitingLists.listLeftSeats(therapist.id, seat.startsAt);
    const current = await holds.findGroupTime(seat.eventTypeUri, seat.startsAt, now);
    if (!current || (!left && current.state !== "free")) return made;
    const kept = { entry: person.entry, therapist, time: current, expiresAt, left };
    const outcome = await keepFor(ports, holds, kept, now);
    if (outcome === "taken") return made;
    if (outcome === "offered") made++;
  }
}

async function readSeatPeople(
  { persistence }: Pick<Ports, "persistence">,
  therapist: Therapist,
  waiting: WaitingEntry[],
): Promise<SeatPerson[]> {
  const offers = await persistence.waitingLists.listOffers(waiting.map(({ id }) => id));
  // Of the places that still stand, only the move of a group withdraws an offer.
  const standing = offers.filter(({ status }) => status !== "withdrawn");
  const people = await readPeople(persistence, therapist, waiting);
  return people.map((person) => ({
    ...person,
    wasOffered: standing.some(({ entryId }) => entryId === person.entry.id),
  }));
}

/** `stale`: the person has left or was offered a seat meanwhile. `taken`: no seat is free. */
async function keepFor(
  { auth, persistence }: Needs,
  holds: TimeHolds,
  { entry, therapist, time, expiresAt, left }: {
    entry: WaitingEntry;
    therapist: Therapist;
    time: GroupTime;
    expiresAt: number;
    left: { holdId: string } | undefined;
  },
  now: number,
): Promise<"offered" | "stale" | "taken"> {
  const { eventTypeUri, startsAt } = entry.seat!;
  const kept = {
    eventTypeUri,
    startsAt,
    expiresAt: expiresAt + handoverMs,
    replaces: left ? [left.holdId] : [],
  };
  try {
    await holds.keep(kept, now, async (repositories, hold) => {
      const { waitingLists, users, outbox } = repositories;
      const current = await waitingLists.find(entry.id);
      const user = await users.find(entry.userId);
      const isHere = current?.endedAt === null && current.seat?.startsAt === startsAt;
      const offers = await waitingLists.listOffers([entry.id]);
      if (!user || !isHere || offers.some(({ status }) => status === "open")) {
        throw new DomainError("ERR_STALE");
      }
      const meetingType = time.meetingTypes[0] ?? entry.meetingType!;
      const offer: WaitingOffer = {
        id: persistence.newId(),
        entryId: entry.id,
        practiceId: entry.practiceId ?? "",
        eventTypeUri,
        startsAt,
        endsAt: hold.endsAt,
        timeZone: time.timeZone,
        meetingType,
        place: meetingType === "IN_PERSON" ? time.place || current.seat!.place : "",
        holdId: hold.id,
        holdSecretSealed: auth.encrypt(hold.secret),
        createdAt: now,
        expiresAt,
        status: "open",
        answeredAt: null,
        therapySessionId: null,
      };
      await waitingLists.addOffer(offer);
      const facts = { user, entry, therapist, offer };
      await outbox.add(await offerMail(auth, repositories, "waiting-seat-offer", facts), now);
    });
    return "offered";
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.code === "ERR_STALE" ? "stale" : "taken";
  }
}

/** Frees the seats that no other person in line can be offered. */
async function freeLeftSeats(
  { persistence }: Pick<Ports, "persistence">,
  therapistId: string,
  { startsAt }: Seat,
): Promise<void> {
  const left = await persistence.waitingLists.listLeftSeats(therapistId, startsAt);
  if (left.length === 0) return;
  await persistence.transaction(async ({ waitingLists, holds }: Repositories) => {
    for (const { holdId } of await waitingLists.listLeftSeats(therapistId, startsAt)) {
      await holds.delete(holdId);
    }
  });
}
