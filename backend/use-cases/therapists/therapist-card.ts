import { isAdmitted } from "../../domain/admission.ts";
import { DomainError } from "../../domain/errors.ts";
import type { AvailableTime } from "../../domain/scheduling.ts";
import { homeZone, timesOnCard, type Why } from "../../domain/search/search-request.ts";
import { indexedAhead, isInWindow, type TimeWindow } from "../../domain/search/time-window.ts";
import type { Practice, Therapist } from "../../domain/therapist.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Scheduling } from "../../ports/scheduling.ts";

export type TherapistCard = {
  therapist: Therapist;
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
        until: Math.min(window.until, now + indexedAhead),
        accepts: (time, timeZone) => isInWindow(window, time, timeZone),
      }
      : undefined,
  );
  const zones = await Promise.all(
    found.map(({ therapist }) => search.zoneOf(therapist.id) ?? timeZoneOf(scheduling, therapist)),
  );
  return found.map(({ therapist, eventTypeUri, distanceKm, why }, at) => {
    const practice = therapist.practices.find((one) => one.eventTypeUri === eventTypeUri);
    return {
      therapist,
      offer: practice ? { ...practice, timeZone: zones[at]! } : null,
      nextTimes: takesNewClients(therapist) ? times.get(eventTypeUri ?? "") ?? [] : [],
      distanceKm,
      why,
    };
  });
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
