import type { User } from "../../domain/account.ts";
import { isAdmitted } from "../../domain/admission.ts";
import { isClientBusy } from "../../domain/booking.ts";
import { day, minute } from "../../domain/duration.ts";
import { nearestApart } from "../../domain/near-times.ts";
import type { AvailableTime } from "../../domain/scheduling.ts";
import { languageCodes } from "../../domain/search/ranking.ts";
import type { SearchHit } from "../../domain/search/search-request.ts";
import { joinedIn } from "../../domain/team.ts";
import type { Practice, TherapistOnCard } from "../../domain/therapist.ts";
import type { TherapySession, TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";

const offeredTimes = 6;
const searchedDays = 60;

const mostOthers = 3;
const timesOfOther = 3;
const searchedOthers = 12;
/** Members of the same team are looked for among so many. */
const searchedMembers = 100;
/** Times of other practitioners are at most this long (ms) before or after the time of the session. */
const near = { before: 3 * day, after: 7 * day };

/** Starts in ms. */
type OtherPractitioner = {
  therapist: TherapistOnCard;
  practice: Practice;
  place: string;
  starts: number[];
  /** Whether they are in a team with the practitioner of the session. */
  sameTeam: boolean;
};

export type Alternatives = { newStarts: number[]; others: OtherPractitioner[] };

type Needs = Pick<Ports, "persistence" | "scheduling" | "search">;
type Request = { session: TherapySessionEntry; client: User; after: number };

/**
 * What the client of a session that cannot take place is offered: the practitioner's next free times from `after` (ms)
 * on, and other practitioners of the same practice, language and kind of place with free times near, first those of
 * the same team.
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
    limit: searchedMembers,
  }, { now, language: client.language });
  const colleagues = await colleaguesOf(persistence, therapistId);
  const isColleague = ({ therapistId }: SearchHit) => colleagues.has(therapistId);
  const candidates = [
    ...hits.filter(isColleague),
    ...hits.filter((hit) => !isColleague(hit)).slice(0, searchedOthers),
  ];
  const found: (OtherPractitioner & { distance: number })[] = [];
  for (const offered of await search.offersOf(candidates)) {
    if (!offered?.offer || offered.therapist.id === therapistId) continue;
    const { therapist, offer: practice } = offered;
    if (!await isOpenTo(practice)) continue;
    const times = await nearTimes(practice);
    if (times.length === 0) continue;
    const starts = times.map((time) => time.startsAt).sort((one, other) => one - other);
    const distance = Math.min(...starts.map((start) => Math.abs(start - startsAt)));
    const sameTeam = colleagues.has(therapist.id);
    found.push({ therapist, practice, place: times[0]!.place, starts, sameTeam, distance });
  }
  return found.sort((one, other) =>
    Number(other.sameTeam) - Number(one.sameTeam) || one.distance - other.distance
  ).slice(0, mostOthers);

  async function isOpenTo({ eventTypeUri }: Practice): Promise<boolean> {
    const admission = await persistence.therapists.admissionOf(eventTypeUri, client.email);
    return admission !== null && isAdmitted(admission);
  }

  async function nearTimes({ eventTypeUri, durationMinutes }: Practice): Promise<AvailableTime[]> {
    const range = { from: Math.max(now, startsAt - near.before), to: startsAt + near.after };
    const length = durationMinutes * minute;
    const times = (await scheduling.listAvailableTimes(eventTypeUri, range, now))
      .filter((time) =>
        time.meetingTypes.includes(meetingType) && !isBusy(unsettled, time.startsAt, length)
      );
    return nearestApart(times, { to: startsAt, length, most: timesOfOther });
  }
}

/** The ids of those who are in a team with a practitioner. */
async function colleaguesOf(
  { teams }: Pick<Ports["persistence"], "teams">,
  therapistId: string,
): Promise<Set<string>> {
  const own = (await teams.listOfTherapist(therapistId)).map(joinedIn)
    .filter((members) => members.includes(therapistId));
  return new Set(own.flat().filter((id) => id !== therapistId));
}

function isBusy(sessions: TherapySession[], startsAt: number, length: number): boolean {
  const bookings = sessions.map((session) => ({ ...session, eventTypeId: "" }));
  return isClientBusy(bookings, { startsAt, endsAt: startsAt + length });
}
