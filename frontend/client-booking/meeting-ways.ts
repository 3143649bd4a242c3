import type { MeetingType } from "../therapy-sessions/therapy-session.ts";

/** A video call, or in person at a place of the calendar. */
export type MeetingWay =
  | { meetingType: "VIDEO_CALL" }
  | { meetingType: "IN_PERSON"; placeId: string };

type Hours = {
  days: { open: { startsAt: string; endsAt: string; placeId: string | null }[] }[];
  places: { id: string; name: string }[];
};

const video: MeetingWay = { meetingType: "VIDEO_CALL" };

/**
 * How a practice can be held at a time, that of the working hours first. Outside of them, or during hours by video, it can be
 * in each place.
 */
export function meetingWays(
  { days, places }: Hours,
  practice: { durationMinutes: number; meetingTypes: readonly MeetingType[] } | undefined,
  startsAt: string | undefined,
): MeetingWay[] {
  if (!practice) return [];
  const start = startsAt === undefined ? NaN : Date.parse(startsAt);
  const end = start + practice.durationMinutes * 60_000;
  const open = days.flatMap((day) => day.open);
  const around = open.filter(({ startsAt, endsAt }) =>
    Date.parse(startsAt) <= start && end <= Date.parse(endsAt)
  );
  const placesOf = (hours: typeof open) => hours.flatMap(({ placeId }) => placeId ?? []);
  const here = placesOf(around);
  const known = here.length > 0 ? here : [...placesOf(open), ...places.map(({ id }) => id)];
  const inPerson = practice.meetingTypes.includes("IN_PERSON")
    ? [...new Set(known)].map((placeId): MeetingWay => ({ meetingType: "IN_PERSON", placeId }))
    : [];
  if (!practice.meetingTypes.includes("VIDEO_CALL")) return inPerson;
  const isByVideo = around.length > 0 && here.length === 0;
  return isByVideo ? [video, ...inPerson] : [...inPerson, video];
}

export function wayId(way: MeetingWay): string {
  return way.meetingType === "IN_PERSON" ? way.placeId : way.meetingType;
}
