import { isAdmitted } from "../../domain/admission.ts";
import { DomainError } from "../../domain/errors.ts";
import type { AvailableTime } from "../../domain/scheduling.ts";
import { homeZone, timesOnCard, type Why } from "../../domain/search/search-request.ts";
import { indexedUntil, isInWindow, type TimeWindow } from "../../domain/search/time-window.ts";
import type { Practice, Therapist } from "../../domain/therapist.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Scheduling } from "../../ports/scheduling.ts";

export type TherapistCard = {
  therapist: Therapist;
  /** The practice that is offered. */
  offer: Practice | null;
  /** The IANA zone of the practitioner's calendar. */
  timeZone: string;
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

const none: AvailableTime[] = [];

export async function therapistCards(
  { scheduling, search }: Pick<Ports, "scheduling" | "search">,
  found: Found[],
  now: number,
  window: TimeWindow | null = null,
): Promise<TherapistCard[]> {
  const uris = found.flatMap(({ eventTypeUri }) => eventTypeUri ?? []);
  const times = await scheduling.listNextTimes(
    uris,
    timesOnCard,
    now,
    window
      ? {
        until: Math.min(window.until, indexedUntil(now)),
        name: JSON.stringify({ ...window, until: null }),
        accepts: (time, timeZone) => isInWindow(window, time, timeZone),
      }
      : undefined,
  );
  const cards: TherapistCard[] = [];
  for (const { therapist, eventTypeUri, distanceKm, why } of found) {
    cards.push({
      therapist,
      offer: therapist.practices.find((one) => one.eventTypeUri === eventTypeUri) ?? null,
      timeZone: search.zoneOf(therapist.id) ?? await timeZoneOf(scheduling, therapist),
      nextTimes: takesNewClients(therapist) ? times.get(eventTypeUri ?? "") ?? none : none,
      distanceKm,
      why,
    });
  }
  return cards;
}

function takesNewClients({ acceptingNewClients }: Therapist): boolean {
  return isAdmitted({ acceptingNewClients, isClient: false });
}

export async function timeZoneOf(
  scheduling: Scheduling,
  { practices: [first] }: Therapist,
): Promise<string> {
  if (!first) return homeZone;
  try {
    const type = await scheduling.findEventType(first.eventTypeUri);
    return type?.timeZone ?? homeZone;
  } catch (error) {
    if (error instanceof DomainError && error.code === "ERR_PROVIDER_UNAVAILABLE") {
      return homeZone;
    }
    throw error;
  }
}
