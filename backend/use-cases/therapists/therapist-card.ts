import { isAdmitted } from "../../domain/admission.ts";
import { DomainError } from "../../domain/errors.ts";
import type { AvailableTime } from "../../domain/scheduling.ts";
import {
  homeZone,
  type SearchHit,
  timesOnCard,
  type Why,
} from "../../domain/search/search-request.ts";
import { isInWindow, shownUntil, type TimeWindow } from "../../domain/search/time-window.ts";
import type { Practice, TherapistOnCard } from "../../domain/therapist.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Scheduling } from "../../ports/scheduling.ts";
import type { KnownTimes, Offered } from "../../ports/search.ts";

/** The offer's page books a start without an address of its own. */
export type CardTime = { startsAt: number; schedulingUrl: string | null };

export type TherapistCard = {
  offered: Offered;
  /** The IANA zone of the practitioner's calendar. */
  timeZone: string;
  nextTimes: CardTime[];
  distanceKm: number | null;
  why: Why[];
};

type Found = Pick<TherapistCard, "offered" | "distanceKm" | "why"> & { known?: KnownTimes | null };

/** Who was hidden meanwhile is left out. */
export async function cardsOfHits(
  ports: Pick<Ports, "scheduling" | "search">,
  hits: SearchHit[],
  now: number,
  window: TimeWindow | null,
): Promise<TherapistCard[]> {
  const { scheduling, search } = ports;
  const offers = await search.offersOf(hits);
  const known = scheduling.capabilities.foreignPage ? [] : search.knownTimes(hits, window, now);
  const found = hits.flatMap(({ distanceKm, why }, at) => {
    const offered = offers[at];
    return offered ? [{ offered, distanceKm, why, known: known[at] ?? null }] : [];
  });
  return await therapistCards(ports, found, now, window);
}

export async function therapistCards(
  { scheduling, search }: Pick<Ports, "scheduling" | "search">,
  found: Found[],
  now: number,
  window: TimeWindow | null = null,
): Promise<TherapistCard[]> {
  const unknown = found.flatMap(({ offered: { therapist, offer }, known }) =>
    !known && offer && takesNewClients(therapist) ? offer.eventTypeUri : []
  );
  const times = unknown.length > 0
    ? await readNextTimes(scheduling, unknown, now, window)
    : new Map<string, AvailableTime[]>();
  const cards: TherapistCard[] = [];
  for (const { offered, distanceKm, why, known } of found) {
    const { therapist, offer } = offered;
    const timeZone = known?.timeZone ?? search.zoneOf(therapist.id) ??
      await timeZoneOf(scheduling, therapist);
    const nextTimes = known
      ? known.starts.map((startsAt) => ({ startsAt, schedulingUrl: null }))
      : times.get(offer?.eventTypeUri ?? "") ?? [];
    cards.push({ offered, timeZone, nextTimes, distanceKm, why });
  }
  return cards;
}

async function readNextTimes(
  scheduling: Scheduling,
  eventTypeUris: string[],
  now: number,
  window: TimeWindow | null,
): Promise<Map<string, AvailableTime[]>> {
  return await scheduling.listNextTimes(
    eventTypeUris,
    timesOnCard,
    now,
    window
      ? {
        until: Math.min(window.until, shownUntil(now)),
        name: JSON.stringify({ ...window, until: null }),
        accepts: (time, timeZone) => isInWindow(window, time, timeZone),
      }
      : undefined,
  );
}

function takesNewClients({ acceptingNewClients }: TherapistOnCard): boolean {
  return isAdmitted({ acceptingNewClients, isClient: false });
}

export async function timeZoneOf(
  scheduling: Scheduling,
  { practices: [first] }: Pick<TherapistOnCard, "practices">,
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

export function cheapestPractice({ practices }: TherapistOnCard): Practice | undefined {
  return practices.filter((practice) => !practice.intro)
    .toSorted((a, b) => a.priceCents - b.priceCents)[0];
}
