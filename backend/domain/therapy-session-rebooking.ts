import { minute } from "./duration.ts";
import type { Practice } from "./therapist.ts";
import type { TherapySession } from "./therapy-session.ts";

type Offer =
  & Pick<
    Practice,
    "type" | "intro" | "durationMinutes" | "seats" | "eventTypeUri" | "schedulingUrl"
  >
  & { archived?: boolean };

type Booked = Pick<TherapySession, "practiceType" | "intro" | "startsAt" | "endsAt">;

/** Where the practice of a session is booked again, and how many people it takes at one time. */
export function rebooking(
  session: Booked,
  offers: Offer[],
  isShown: boolean,
): { eventTypeUri: string | null; schedulingUrl: string | null; seats: number } {
  const same = samePractice(session, offers);
  const current = offers.filter(({ archived }) => !archived);
  const next = session.intro
    ? current.find(({ type, intro }) => type === session.practiceType && !intro)
    : samePractice(session, current);
  return {
    eventTypeUri: same?.eventTypeUri ?? null,
    schedulingUrl: isShown && next ? next.schedulingUrl : null,
    seats: session.intro ? 1 : same?.seats ?? 1,
  };
}

/** The practice of a session with the most similar length, because practitioners change lengths. */
export function samePractice<Some extends Pick<Offer, "type" | "intro" | "durationMinutes">>(
  { practiceType, intro, startsAt, endsAt }: Booked,
  all: Some[],
): Some | undefined {
  const offers = all.filter((offer) => offer.type === practiceType && offer.intro === intro);
  const minutes = (endsAt - startsAt) / minute;
  const distance = ({ durationMinutes }: Some) => Math.abs(durationMinutes - minutes);
  let best = offers[0];
  for (const offer of offers) if (best && distance(offer) < distance(best)) best = offer;
  return best;
}
