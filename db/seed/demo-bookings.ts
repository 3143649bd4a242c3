import type { ScheduleRows } from "./demo-schedules.ts";
import { readData, type SessionData, type TherapistData } from "./demo-data.ts";
import { day, type DemoDay } from "./demo-day.ts";
import { accountIdOf, eventTypeIdOf, startTimesOf } from "./demo-schedules.ts";
import {
  findSessionTime,
  type SessionTime,
  type Span,
  type WorkingWeek,
} from "./find-session-time.ts";

export type BookingSettings = {
  demoDay: DemoDay;
  isPublicHoliday: (dayNumber: number) => boolean;
};

type Client = { name: string; email: string };

export type Booking = {
  client: Client;
  session: SessionData;
  therapist: TherapistData;
  offer: TherapistData["practices"][number];
  eventType: ScheduleRows["eventTypes"][number];
  name: string;
  eventName: string;
  time: SessionTime;
};

export function demoBookings(
  therapists: TherapistData[],
  schedules: ScheduleRows,
  settings: BookingSettings,
): Booking[] {
  const bySlug = new Map(therapists.map((therapist) => [therapist.slug, therapist]));
  const eventTypes = new Map(schedules.eventTypes.map((type) => [type.id, type]));
  const weeks = new Map(therapists.map(({ slug }) => [slug, weekOf(slug, schedules)]));
  const busy = new Map<string, Span[]>(therapists.map(({ slug }) => [slug, []]));
  const groups = new Map<string, Booking>();
  const bookings: Booking[] = [];
  for (const { sessions, ...client } of readData("clients").clients) {
    const own: Span[] = [];
    sessions.forEach((session, index) => {
      const therapist = bySlug.get(session.therapist)!;
      const offer = therapist.practices.find((practice) => isOfferOf(practice, session))!;
      const name = `${client.email}/${index}`;
      const eventType = eventTypes.get(eventTypeIdOf(therapist.slug, offer))!;
      const request = `${eventType.id} ${session.daysFromNow}`;
      const group = groups.get(request);
      const time = group?.time ??
        timeOf(session, name, { therapist, offer }, weeks.get(therapist.slug)!, {
          therapist: busy.get(therapist.slug)!,
          client: own,
        }, settings);
      if (own.some((span) => span.startsAt < time.endsAt && span.endsAt > time.startsAt)) {
        throw new Error(`${name} has another session at the time of the group`);
      }
      own.push(time);
      if (!group) busy.get(therapist.slug)!.push(time);
      const eventName = group?.name ?? name;
      const booking = { client, session, therapist, offer, eventType, name, eventName, time };
      if (eventType.capacity! > 1 && !group) groups.set(request, booking);
      bookings.push(booking);
    });
  }
  return bookings;
}

function timeOf(
  session: SessionData,
  name: string,
  { therapist: { availability }, offer }: Pick<Booking, "therapist" | "offer">,
  week: WorkingWeek,
  busy: { therapist: Span[]; client: Span[] },
  { demoDay, isPublicHoliday }: BookingSettings,
): SessionTime {
  const isPast = session.daysFromNow < 0;
  const time = findSessionTime(
    week,
    {
      name,
      date: demoDay.today.add({ days: session.daysFromNow }),
      durationMinutes: session.durationMinutes,
      startTimes: startTimesOf(offer),
      inPerson: session.meetingType === "IN_PERSON",
      earliest: isPast ? 0 : demoDay.endsAt,
      latest: demoDay.startsAt + (isPast ? 0 : availability.horizonDays * day),
    },
    busy,
    isPublicHoliday,
  );
  if (!time) throw new Error(`no working time near the request of ${name}`);
  return time;
}

function isOfferOf(offer: TherapistData["practices"][number], session: SessionData): boolean {
  return offer.type === session.practice && offer.durationMinutes === session.durationMinutes &&
    offer.meetingTypes.includes(session.meetingType) &&
    (offer.intro ?? false) === (session.intro ?? false);
}

export function weekOf(slug: string, schedules: ScheduleRows): WorkingWeek {
  const accountId = accountIdOf(slug);
  const account = schedules.schedulingAccounts.find(({ id }) => id === accountId)!;
  const places = new Map(schedules.schedulingPlaces.map(({ id, name }) => [id, name]));
  return {
    timeZone: account.timeZone,
    bufferMinutes: account.bufferMinutes,
    stepMinutes: account.stepMinutes,
    rules: schedules.availabilityRules
      .filter((rule) => rule.accountId === accountId)
      .map(({ weekday, fromMinute, toMinute, placeId }) => ({
        weekday,
        fromMinute,
        toMinute,
        place: placeId ? places.get(placeId)! : null,
      })),
  };
}
