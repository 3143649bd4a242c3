import { DomainError } from "../../domain/errors.ts";
import type { Therapist } from "../../domain/therapist.ts";
import { overlaps } from "../../domain/therapy-session-reschedule.ts";
import {
  type FreedTime,
  handoverMs,
  isOpen,
  lookAgain,
  nextOffer,
  offerEndsAt,
  type Span,
  type WaitingEntry,
  type WaitingOffer,
  type WaitingPerson,
  type Watch,
} from "../../domain/waiting-list.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { TimeHolds } from "../../ports/scheduling/time-holds.ts";
import { type OpenTimes, readOpenTimes } from "./open-times.ts";
import { offerFreeSeats } from "./offer-free-seats.ts";
import { offerMail } from "./waiting-mails.ts";
import { readPeople } from "./waiting-people.ts";

type Needs = Pick<Ports, "auth" | "persistence" | "scheduling">;

/** `offerFreedTimes` for every practitioner with people who wait. */
export async function offerToAllWaiting(ports: Needs, now: number): Promise<number> {
  let made = 0;
  for (const therapistId of await ports.persistence.waitingLists.listWatched()) {
    made += await offerFreedTimes(ports, therapistId, now);
  }
  return made;
}

/**
 * Ends offers whose time to answer is over, and offers what became free to the people who wait, in the order in which
 * they joined. Returns how many offers it made. Does nothing at an outside provider, which cannot keep a time.
 */
export async function offerFreedTimes(
  ports: Needs,
  therapistId: string,
  now: number,
): Promise<number> {
  const { persistence, scheduling: { holds } } = ports;
  if (!holds || !(await isAwaited(persistence, therapistId))) return 0;
  const therapist = await persistence.therapists.find(therapistId);
  if (!therapist) return 0;
  // A person in line for this very time comes before those who wait for any time.
  const seats = await offerFreeSeats(ports, therapist, now);
  if (!(await isWatched(persistence, therapistId))) return seats;
  for (let attempt = 0; attempt < 3; attempt++) {
    const version = (await persistence.waitingLists.findWatch(therapistId))?.version ?? 0;
    const calendar = await readOpenTimes(ports, therapist, now);
    if (!calendar) return seats;
    const watch = await look(ports, { therapist, calendar, version }, now);
    // Another process has looked meanwhile, possibly later.
    if (!watch) continue;
    return seats + await handOut(ports, holds, { therapist, calendar, watch }, now);
  }
  return seats;
}

type WaitingLists = Pick<Repositories, "waitingLists">;

/** Whether a person waits for a seat or for any time. */
async function isAwaited({ waitingLists }: WaitingLists, therapistId: string): Promise<boolean> {
  const [seats, isOfTimes] = await Promise.all([
    waitingLists.listSeatTimes(therapistId),
    isWatched({ waitingLists }, therapistId),
  ]);
  return isOfTimes || seats.length > 0;
}

async function isWatched({ waitingLists }: WaitingLists, therapistId: string): Promise<boolean> {
  const [watch, waiting] = await Promise.all([
    waitingLists.findWatch(therapistId),
    waitingLists.listWaiting(therapistId),
  ]);
  return watch !== null || waiting.length > 0;
}

async function look(
  { auth, persistence }: Needs,
  { therapist, calendar, version }: { therapist: Therapist; calendar: OpenTimes; version: number },
  now: number,
): Promise<Watch | null> {
  const { times, until } = calendar;
  const open: Record<string, number[]> = {};
  for (const { eventTypeUri, startsAt } of times) (open[eventTypeUri] ??= []).push(startsAt);
  for (const { eventTypeUri } of therapist.practices) open[eventTypeUri] ??= [];
  return await persistence.transaction(async (repositories) => {
    const { waitingLists } = repositories;
    const stored = await waitingLists.findWatch(therapist.id);
    if ((stored?.version ?? 0) !== version) return null;
    const waiting = await waitingLists.listWaiting(therapist.id);
    const released: Span[] = [];
    for (const offer of await openOffers(waitingLists, waiting)) {
      const isBookable = open[offer.eventTypeUri]?.includes(offer.startsAt) ?? false;
      const isKept = await repositories.holds.find(offer.holdId) !== null;
      if (isOpen(offer, now) && isBookable && isKept) continue;
      // The practitioner has ended the hold and wants the time to be free.
      if (isOpen(offer, now) && !isKept) released.push(offer);
      await endOffer(auth, repositories, { offer, therapist, waiting }, now);
    }
    const watch = lookAgain(stored?.watch ?? null, open, until);
    for (const time of times.filter((time) => released.some((other) => overlaps(time, other)))) {
      watch.freed[time.eventTypeUri] = watch.freed[time.eventTypeUri]
        ?.filter((start) => start !== time.startsAt) ?? [];
    }
    const isSame = stored && JSON.stringify(stored.watch) === JSON.stringify(watch);
    if (!isSame) await waitingLists.saveWatch(therapist.id, watch, version + 1);
    return watch;
  });
}

/** The time stays kept for the next person. */
async function endOffer(
  auth: Needs["auth"],
  repositories: Repositories,
  { offer, therapist, waiting }: {
    offer: WaitingOffer;
    therapist: Therapist;
    waiting: WaitingEntry[];
  },
  now: number,
): Promise<void> {
  const { waitingLists, users, outbox } = repositories;
  const status = isOpen(offer, now) ? "withdrawn" : "missed";
  await waitingLists.answerOffer(offer.id, { status, answeredAt: now, therapySessionId: null });
  const entry = waiting.find(({ id }) => id === offer.entryId);
  const user = entry && await users.find(entry.userId);
  if (!entry || !user) return;
  const facts = { user, entry, therapist, offer };
  await outbox.add(await offerMail(auth, repositories, "waiting-list-offer-ended", facts), now);
}

async function handOut(
  ports: Needs,
  holds: TimeHolds,
  { therapist, calendar, watch }: { therapist: Therapist; calendar: OpenTimes; watch: Watch },
  now: number,
): Promise<number> {
  const { waitingLists } = ports.persistence;
  const waiting = await waitingLists.listWaiting(therapist.id);
  const living: Span[] = await openOffers(waitingLists, waiting);
  const freed = calendar.times.filter(({ eventTypeUri, startsAt }) =>
    watch.freed[eventTypeUri]?.includes(startsAt)
  );
  const held: FreedTime[] = [];
  const people = freed.length === 0 ? [] : await readPeople(ports.persistence, therapist, waiting);
  const { timeZone, noticeMs } = calendar;
  let made = 0;
  for (;;) {
    const next = nextOffer(people, freed.filter(canBeOffered), timeZone);
    if (!next) break;
    const offered = await keepFor(ports, holds, { therapist, timeZone, noticeMs, ...next }, now);
    if (!offered) {
      held.push(next.time);
      continue;
    }
    next.person.hasOpenOffer = true;
    living.push(next.time);
    made++;
  }
  const passedOver = freed.filter((time) => !held.includes(time) && !isCovered(time));
  await settle(ports, therapist.id, passedOver);
  return made;

  function isCovered(time: Span): boolean {
    return living.some((other) => overlaps(time, other));
  }

  function canBeOffered(time: FreedTime): boolean {
    return !held.includes(time) && !isCovered(time) &&
      offerEndsAt(now, { timeZone, latest: time.startsAt - noticeMs }) !== null;
  }
}

/** Null when the time or the person is no longer free. */
async function keepFor(
  { auth, persistence }: Needs,
  holds: TimeHolds,
  { therapist, timeZone, noticeMs, person, time }: {
    therapist: Therapist;
    timeZone: string;
    noticeMs: number;
    person: WaitingPerson;
    time: FreedTime;
  },
  now: number,
): Promise<WaitingOffer | null> {
  const { entry } = person;
  const { eventTypeUri, startsAt, endsAt, practiceId } = time;
  const expiresAt = offerEndsAt(now, { timeZone, latest: startsAt - noticeMs })!;
  const meetingType = entry.meetingType ?? time.meetingTypes[0]!;
  const place = meetingType === "IN_PERSON" ? time.place : "";
  const replaces = (await persistence.waitingLists.listLeftHolds(therapist.id))
    .map(({ holdId }) => holdId);
  const kept = { eventTypeUri, startsAt, expiresAt: expiresAt + handoverMs, replaces };
  try {
    return await holds.keep(kept, now, async (repositories, hold) => {
      const { waitingLists, users, outbox } = repositories;
      const current = await waitingLists.find(entry.id);
      const user = await users.find(entry.userId);
      if (!user || !current || current.endedAt !== null) throw new DomainError("ERR_STALE");
      const offer: WaitingOffer = {
        id: persistence.newId(),
        entryId: entry.id,
        practiceId,
        eventTypeUri,
        startsAt,
        endsAt,
        timeZone,
        meetingType,
        place,
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
      await outbox.add(await offerMail(auth, repositories, "waiting-list-offer", facts), now);
      return offer;
    });
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** Frees the times that no other person waits for. */
async function settle(
  { persistence }: Pick<Ports, "persistence">,
  therapistId: string,
  passedOver: FreedTime[],
): Promise<void> {
  await persistence.transaction(async ({ waitingLists, holds }) => {
    for (const { holdId } of await waitingLists.listLeftHolds(therapistId)) {
      await holds.delete(holdId);
    }
    const stored = await waitingLists.findWatch(therapistId);
    if (!stored) return;
    if ((await waitingLists.listWaiting(therapistId)).length === 0) {
      await waitingLists.deleteWatch(therapistId);
      return;
    }
    if (passedOver.length === 0) return;
    const freed = { ...stored.watch.freed };
    for (const { eventTypeUri, startsAt } of passedOver) {
      freed[eventTypeUri] = freed[eventTypeUri]?.filter((start) => start !== startsAt) ?? [];
    }
    await waitingLists.saveWatch(therapistId, { ...stored.watch, freed }, stored.version + 1);
  });
}

async function openOffers(
  waitingLists: Repositories["waitingLists"],
  waiting: WaitingEntry[],
): Promise<WaitingOffer[]> {
  const offers = await waitingLists.listOffers(waiting.map(({ id }) => id));
  return offers.filter(({ status }) => status === "open");
}
