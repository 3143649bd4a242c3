import { minute } from "./duration.ts";
import type { Practice } from "./therapist.ts";
import type { TherapySession } from "./therapy-session.ts";

type Offer = Pick<
  Practice,
  "type" | "intro" | "durationMinutes" | "eventTypeUri" | "schedulingUrl"
>;

export function rebooking(
  session: Pick<TherapySession, "practiceType" | "intro" | "startsAt" | "endsAt">,
  offers: Offer[],
  isShown: boolean,
): { eventTypeUri: string | null; schedulingUrl: string | null } {
  const ofPractice = offers.filter(({ type }) => type === session.practiceType);
  const same = nearest(session, ofPractice.filter(({ intro }) => intro === session.intro));
  const next = session.intro ? ofPractice.find(({ intro }) => !intro) : same;
  return {
    eventTypeUri: same?.eventTypeUri ?? null,
    schedulingUrl: isShown && next ? next.schedulingUrl : null,
  };
}

/** The offer with the most similar length, because practitioners change lengths. */
function nearest(
  { startsAt, endsAt }: Pick<TherapySession, "startsAt" | "endsAt">,
  offers: Offer[],
): Offer | undefined {
  const minutes = (endsAt - startsAt) / minute;
  const distance = ({ durationMinutes }: Offer) => Math.abs(durationMinutes - minutes);
  let best = offers[0];
  for (const offer of offers) if (best && distance(offer) < distance(best)) best = offer;
  return best;
}
