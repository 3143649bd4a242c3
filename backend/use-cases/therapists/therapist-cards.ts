import { DomainError } from "../../domain/errors.ts";
import type { AvailableTime, EventType } from "../../domain/scheduling.ts";
import type { Why } from "../../domain/search/search-request.ts";
import type { Practice, Therapist } from "../../domain/therapist.ts";
import type { Scheduling } from "../../ports/scheduling.ts";
import { timesOnCard } from "./next-free-times.ts";
import type { TherapistSearch } from "./therapist-search.ts";

export type TherapistCard = {
  therapist: Therapist;
  /** The practice whose price and times are shown. */
  offer: Practice & { timeZone: string } | null;
  nextTimes: AvailableTime[];
  distanceKm: number | null;
  why: Why[];
};

type Found = {
  therapist: Therapist;
  eventTypeUri: string | null;
  distanceKm: number | null;
  why: Why[];
};

/** Practitioners with the next free times of the practice to show. `now` in ms. */
export async function cardsOf(
  { scheduling, search }: { scheduling: Scheduling; search: TherapistSearch },
  found: Found[],
  now: number,
): Promise<TherapistCard[]> {
  const uris = found.flatMap(({ eventTypeUri }) => eventTypeUri ?? []);
  const times = await scheduling.listNextTimes(uris, timesOnCard, now);
  const zones = await Promise.all(
    found.map(({ therapist }) => search.zoneOf(therapist.id) ?? timeZoneOf(scheduling, therapist)),
  );
  return found.map(({ therapist, eventTypeUri, distanceKm, why }, at) => {
    const practice = therapist.practices.find((one) => one.eventTypeUri === eventTypeUri);
    return {
      therapist,
      offer: practice ? { ...practice, timeZone: zones[at]! } : null,
      nextTimes: times.get(eventTypeUri ?? "") ?? [],
      distanceKm,
      why,
    };
  });
}

const fallbackZone = "Europe/Tallinn";

/** The IANA zone of a practitioner's calendar. */
export async function timeZoneOf(
  scheduling: Scheduling,
  { practices: [first] }: Therapist,
): Promise<string> {
  const type = first && await eventTypeIfTold(scheduling, first.eventTypeUri);
  return type?.timeZone ?? fallbackZone;
}

/** Null while the calendar does not answer, too: people are found without it. */
export async function eventTypeIfTold(
  scheduling: Scheduling,
  uri: string,
): Promise<EventType | null> {
  try {
    return await scheduling.findEventType(uri);
  } catch (error) {
    if (error instanceof DomainError && error.code === "ERR_PROVIDER_UNAVAILABLE") return null;
    throw error;
  }
}
