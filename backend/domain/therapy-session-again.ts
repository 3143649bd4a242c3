import type { Practice } from "./therapist.ts";
import type { TherapySession } from "./therapy-session.ts";

type Offer = Pick<
  Practice,
  "type" | "intro" | "durationMinutes" | "eventTypeUri" | "schedulingUrl"
>;

/**
 * At which of the practitioner's offers a session was booked, and on whose page one like it is booked again: after a
 * first conversation the paid practice. Nobody books with a practitioner who `isShown` to nobody.
 */
export function bookedAgain(
  session: Pick<TherapySession, "practiceType" | "intro" | "startsAt" | "endsAt">,
  offers: Offer[],
  isShown: boolean,
): { eventTypeUri: string | null; schedulingUrl: string | null } {
  const alike = offers.filter(({ type }) => type === session.practiceType);
  const same = nearest(session, alike.filter(({ intro }) => intro === session.intro));
  const again = session.intro ? alike.find(({ intro }) => !intro) : same;
  return {
    eventTypeUri: same?.eventTypeUri ?? null,
    schedulingUrl: isShown && again ? again.schedulingUrl : null,
  };
}

/** Practices change their length; the one nearest to what was booked is the one. */
function nearest(
  { startsAt, endsAt }: Pick<TherapySession, "startsAt" | "endsAt">,
  offers: Offer[],
): Offer | undefined {
  const minutes = (endsAt - startsAt) / 60_000;
  const distance = ({ durationMinutes }: Offer) => Math.abs(durationMinutes - minutes);
  let best = offers[0];
  for (const offer of offers) if (best && distance(offer) < distance(best)) best = offer;
  return best;
}
