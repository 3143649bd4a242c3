import type { AvailabilityDraft } from "./availability-draft.ts";
import { travelBetween } from "./busy-times.ts";
import { minute } from "./duration.ts";
import type { TherapySessionEntry } from "./therapy-session.ts";
import { dayAt } from "./wall-clock.ts";

/** Time around a session that stays free of other sessions. Instants in ms. */
export type SessionBreak = {
  sessionId: string;
  /** `travel` is the way to the place of the session, in front of the break before it. */
  kind: "before" | "after" | "travel";
  startsAt: number;
  endsAt: number;
};

type Session = Pick<
  TherapySessionEntry,
  "id" | "startsAt" | "endsAt" | "meetingType" | "place" | "eventTypeUri"
>;

type Rules = Pick<
  AvailabilityDraft,
  "timeZone" | "places" | "practices" | "settings" | "travelTimes"
>;

/** The breaks of sessions as the rules of each practice require them, and the ways between places of one day. */
export function sessionBreaks(sessions: readonly Session[], rules: Rules): SessionBreak[] {
  const inOrder = sessions.toSorted((a, b) => a.startsAt - b.startsAt);
  return inOrder.flatMap((session, nth) => {
    const { id: sessionId, startsAt, endsAt } = session;
    const { before, after } = buffersOf(session, rules);
    const last = inOrder.slice(0, nth).findLast((one) => one.startsAt < startsAt);
    const travel = last ? travelTo(session, last, rules) : 0;
    const arrival = startsAt - before * minute;
    const breaks: SessionBreak[] = [
      { sessionId, kind: "travel", startsAt: arrival - travel * minute, endsAt: arrival },
      { sessionId, kind: "before", startsAt: arrival, endsAt: startsAt },
      { sessionId, kind: "after", startsAt: endsAt, endsAt: endsAt + after * minute },
    ];
    return breaks.filter((one) => one.startsAt < one.endsAt);
  });
}

function buffersOf({ eventTypeUri }: Session, { practices, settings }: Rules) {
  const own = practices.find((practice) => practice.eventTypeUri === eventTypeUri);
  return {
    before: own?.bufferBeforeMinutes ?? settings.bufferMinutes,
    after: own?.bufferAfterMinutes ?? settings.bufferMinutes,
  };
}

function travelTo(session: Session, last: Session, rules: Rules): number {
  const { timeZone, places, settings, travelTimes } = rules;
  const isOfOneDay = dayAt(timeZone, last.endsAt) === dayAt(timeZone, session.startsAt);
  const inPerson = [last, session].every(({ meetingType }) => meetingType === "IN_PERSON");
  if (!isOfOneDay || !inPerson) return 0;
  const placeOf = ({ place }: Session) => places.find(({ name }) => name === place)?.id ?? place;
  const travel = { travelMinutes: settings.travelMinutes, travelTimes };
  return travelBetween(travel, placeOf(last), placeOf(session));
}
