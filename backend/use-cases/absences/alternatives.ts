import type { User } from "../../domain/account.ts";
import { isAdmitted } from "../../domain/admission.ts";
import { isClientBusy } from "../../domain/booking.ts";
import { day, minute } from "../../domain/duration.ts";
import type { AvailableTime } from "../../domain/scheduling.ts";
import { languageCodes } from "../../domain/search/ranking.ts";
import type { Practice, TherapistOnCard } from "../../domain/therapist.ts";
import type { TherapySession, TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";

const offeredTimes = 6;
const searchedDays = 60;

const mostOthers = 3;
const timesOfOther = 3;
const searchedOthers = 12;
/** Times of other practitioners are at most this long (ms) before or after the time of the session. */
const near = { before: 3 * day, after: 7 * day };

/** Starts in ms. */
type OtherPractitioner = {
  therapist: TherapistOnCard;
  practice: Practice;
  place: string;
  starts: number[];
};

export type Alternatives = { newStarts: number[]; others: OtherPractitioner[] };

type Needs = Pick<Ports, "persistence" | "scheduling" | "search">;
type Request = { session: TherapySessionEntry; client: User; after: number };

/**
 * What the client of a session that cannot take place is offered: the practitioner's next free times from `after` (ms)
 * on, and other practitioners of the same practice, language and kind of place with free times near.
 */
export async function readAlternatives(
  ports: Needs,
  request: Request,
  now: number,
): Promise<Alternatives> {
  const unsettled = await ports.persistence.therapySessions.listUnsettled(request.client.id);
  const others = unsettled.filter(({ id, status }) =>
    status === "booked" && id !== request.session.id
  );
  return {
    newStarts: await newStarts(ports, request, others, now),
    others: ports.scheduling.holds ? await otherPractitioners(ports, request, others, now) : [],
  };
}

async function newStarts(
  { scheduling }: Pick<Needs, "scheduling">,
  { session, after }: Request,
  unsettled: TherapySession[],
  now: number,
): Promise<number[]> {
  const { eventTypeUri, meetingType, startsAt, endsAt } = session;
  if (!eventTypeUri) return [];
  const found = await scheduling.listNextTimes([eventTypeUri], offeredTimes, now, {
    until: now + searchedDays * day,
    accepts: (time) =>
      time.startsAt >= after && time.meetingTypes.includes(meetingType) &&
      !isBusy(unsettled, time.startsAt, endsAt - startsAt),
  });
  const starts = (found.get(eventTypeUri) ?? []).map((time) => time.startsAt);
  return starts.filter((start) => start !== startsAt).sort((one, other) => one - other);
}

async function otherPractitioners(
  { persistence, scheduling, search }: Needs,
  { session, client }: Request,
  unsettled: TherapySession[],
  now: number,
): Promise<OtherPractitioner[]> {
  const { practiceType, intro, meetingType, therapistId, startsAt } = session;
  const therapist = await persistence.therapists.find(therapistId);
  if (intro || !therapist) return [];
  const { hits } = await search.find({
    practices: [practiceType],
    languages: [languageCodes[client.language]],
    meetingTypes: [meetingType],
    ...(meetingType === "IN_PERSON" ? { cities: [therapist.city] } : {}),
    limit: searchedOthers,
  }, { now, language: client.language });
  const found: (OtherPractitioner & { distance: number })[] = [];
  for (const offered of await search.offersOf(hits)) {
    if (!offered?.offer || offered.therapist.id === therapistId) continue;
    const { therapist, offer: practice } = offered;
    if (!await isOpenTo(practice)) continue;
    const times = await nearTimes(practice);
    if (times.length === 0) continue;
    const starts = times.map((time) => time.startsAt).sort((one, other) => one - other);
    const distance = Math.min(...starts.map((start) => Math.abs(start - startsAt)));
    found.push({ therapist, practice, place: times[0]!.place, starts, distance });
  }
  return found.sort((one, other) => one.distance - other.distance).slice(0, mostOthers);

  async function isOpenTo({ eventTypeUri }: Practice): Promise<boolean> {
    const admission = await persistence.therapists.admissionOf(eventTypeUri, client.email);
    return admission !== null && isAdmitted(admission);
  }

  async function nearTimes({ eventTypeUri, durationMinutes }: Practice): Promise<AvailableTime[]> {
    const range = { from: Math.max(now, startsAt - near.before), to: startsAt + near.after };
    const distance = (time: AvailableTime) => Math.abs(time.startsAt - startsAt);
    return (await scheduling.listAvailableTimes(eventTypeUri, range, now))
      .filter((time) =>
        time.meetingTypes.includes(meetingType) &&
        !isBusy(unsettled, time.startsAt, durationMinutes * minute)
      )
      .sort((one, other) => distance(one) - distance(other))
      .slice(0, timesOfOther);
  }
}

function isBusy(sessions: TherapySession[], startsAt: number, length: number): boolean {
  const bookings = sessions.map((session) => ({ ...session, eventTypeId: "" }));
  return isClientBusy(bookings, { startsAt, endsAt: startsAt + length });
}
