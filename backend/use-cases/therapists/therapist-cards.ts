import type { AvailableTime } from "../../domain/scheduling.ts";
import type { Why } from "../../domain/search/search-request.ts";
import type { Practice, Therapist } from "../../domain/therapist.ts";
import type { Scheduling } from "../../ports/scheduling.ts";
import { timesOnCard } from "./next-free-times.ts";

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
  scheduling: Scheduling,
  found: Found[],
  now: number,
): Promise<TherapistCard[]> {
  const uris = found.flatMap(({ eventTypeUri }) => eventTypeUri ?? []);
  const times = await scheduling.listNextTimes(uris, timesOnCard, now);
  const zones = await Promise.all(found.map(({ therapist }) => timeZoneOf(scheduling, therapist)));
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
const zones = new WeakMap<Therapist, string>();

/** The IANA zone of a practitioner's calendar. */
export async function timeZoneOf(scheduling: Scheduling, therapist: Therapist): Promise<string> {
  const known = zones.get(therapist);
  if (known) return known;
  const [practice] = therapist.practices;
  const type = practice && await scheduling.findEventType(practice.eventTypeUri);
  const zone = type?.timeZone ?? fallbackZone;
  if (type) zones.set(therapist, zone);
  return zone;
}
