import { minute } from "../../domain/duration.ts";
import type { Therapist } from "../../domain/therapist.ts";
import type { FreedTime } from "../../domain/waiting-list.ts";
import { dayAt, startOfDay } from "../../domain/wall-clock.ts";
import type { Ports } from "../../ports/ports.ts";

export type OpenTimes = {
  times: FreedTime[];
  timeZone: string;
  noticeMs: number;
  /** The end (ms) of the last bookable day. */
  until: number;
};

/** The bookable times as if none were held. Introductory calls are not on the waiting list. Null without hours. */
export async function readOpenTimes(
  { scheduling }: Pick<Ports, "scheduling">,
  { practices }: Therapist,
  now: number,
): Promise<OpenTimes | null> {
  const { holds, availability } = scheduling;
  let calendar: OpenTimes | null = null;
  for (const { id, eventTypeUri, intro } of practices) {
    const type = intro ? null : await scheduling.findEventType(eventTypeUri);
    if (!holds || !availability || !type?.active) continue;
    if (!calendar) {
      const sheet = await availability.find(type.ownerUri);
      if (!sheet) return null;
      const { timeZone, settings: { minimumNoticeMinutes, horizonDays } } = sheet;
      const until = startOfDay(timeZone, dayAt(timeZone, now) + horizonDays + 1);
      calendar = { times: [], timeZone, noticeMs: minimumNoticeMinutes * minute, until };
    }
    const range = { from: now, to: calendar.until };
    for (const time of await holds.listUnheldTimes(eventTypeUri, range, now)) {
      const { startsAt, meetingTypes, place } = time;
      const endsAt = startsAt + type.durationMinutes * minute;
      calendar.times.push({ practiceId: id, eventTypeUri, startsAt, endsAt, meetingTypes, place });
    }
  }
  return calendar;
}
