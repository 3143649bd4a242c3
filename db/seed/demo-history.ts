import { type Booking, type BookingSettings, weekOf } from "./demo-bookings.ts";
import {
  type OfferData,
  readData,
  type RegularsData,
  type SessionData,
  type TherapistData,
} from "./demo-data.ts";
import { instantOf, minute } from "./demo-day.ts";
import { eventTypeIdOf, type ScheduleRows } from "./demo-schedules.ts";
import { dayNumberOf, overlap, type Span, type WorkingWeek } from "./find-session-time.ts";
import { pick, seededRandom } from "./seeded-random.ts";

/** A client who came to one practitioner for some months of the last year. */
type Regular = Booking["client"] & Pick<RegularsData, "therapist" | "language"> & {
  firstDaysAgo: number;
  lastDaysAgo: number;
};

type Session = Pick<Booking, "client" | "session" | "offer" | "time">;
type Outcome = Pick<SessionData, "status" | "noShow" | "rating" | "cancelledHoursBefore">;

const historyDays = 371;
const daysBetweenSessions = 5;
const groupWeekday = 4;

/** The share of the times that clients choose, Monday first. */
const demand = [0.95, 0.8, 1, 0.72, 0.88, 1, 0.8];
const demandInQuietMonths = new Map([[7, 0.75], [8, 0.85]]);

export function regulars(): Regular[] {
  return readData("regulars").flatMap(({ therapist, language, clients }) => {
    const random = seededRandom(`regulars of ${therapist}`);
    return clients.map((client) => {
      const firstDaysAgo = Math.round(4 + random() * (historyDays + 80));
      const lastDaysAgo = firstDaysAgo - Math.round(120 + random() * 240);
      return { ...client, language, therapist, firstDaysAgo, lastDaysAgo };
    });
  });
}

/** A year of sessions with the regular clients, at the times that the bookings of `others` leave. */
export function historyBookings(
  therapists: TherapistData[],
  schedules: ScheduleRows,
  others: Booking[],
  settings: BookingSettings,
): Booking[] {
  const bySlug = new Map(therapists.map((therapist) => [therapist.slug, therapist]));
  const eventTypes = new Map(schedules.eventTypes.map((type) => [type.id, type]));
  return [...Map.groupBy(regulars(), ({ therapist }) => therapist)].flatMap(([slug, clients]) => {
    const therapist = bySlug.get(slug)!;
    const busy = others.filter((other) => other.therapist === therapist).map(({ time }) => time);
    return sessionsOf(therapist, weekOf(slug, schedules), clients, busy, settings)
      .map((session) => {
        const eventName = `history/${slug}/${session.time.startsAt}`;
        const name = `${eventName}/${session.client.email}`;
        const eventType = eventTypes.get(eventTypeIdOf(slug, session.offer))!;
        return { ...session, therapist, eventType, name, eventName };
      });
  });
}

function sessionsOf(
  { slug, practices }: TherapistData,
  week: WorkingWeek,
  clients: Regular[],
  busy: Span[],
  { demoDay, isPublicHoliday }: BookingSettings,
): Session[] {
  const random = seededRandom(`history of ${slug}`);
  const lastVisits = new Map<string, number>();
  const group = practices.find(({ capacity }) => (capacity ?? 1) > 1);
  const stepsOf = (minutes: number) => Math.ceil(minutes / week.stepMinutes) * week.stepMinutes;
  return Array.from({ length: historyDays }, (_, nth) => historyDays - nth).flatMap((daysAgo) => {
    const date = demoDay.today.subtract({ days: daysAgo });
    if (isPublicHoliday(dayNumberOf(date))) return [];
    const share = demand[date.dayOfWeek - 1]! * (demandInQuietMonths.get(date.month) ?? 1);
    return week.rules.filter(({ weekday }) => weekday === date.dayOfWeek).flatMap((rule) => {
      const groupMinute = group && date.dayOfWeek === groupWeekday
        ? rule.toMinute - group.durationMinutes
        : rule.toMinute;
      const sessions: Session[] = [];
      let from = rule.fromMinute;
      while (from < groupMinute) {
        const [client] = clientsFor(1, daysAgo);
        const offer = client && offerFor(client, rule.place);
        const needed = offer?.durationMinutes ?? 60;
        const until = from + needed + (groupMinute < rule.toMinute ? week.bufferMinutes : 0);
        if (until > groupMinute) break;
        const isTaken = offer && random() < share && book([client], offer, from);
        from += stepsOf(isTaken ? needed + week.bufferMinutes : week.stepMinutes);
      }
      if (group && groupMinute < rule.toMinute) {
        book(clientsFor(3 + Math.floor(random() * 4), daysAgo), group, groupMinute);
      }
      return sessions;

      function book(guests: Regular[], offer: OfferData, startMinute: number): boolean {
        const startsAt = instantOf(date, startMinute, week.timeZone);
        const time = { startsAt, endsAt: startsAt + offer.durationMinutes * minute };
        if (time.endsAt > demoDay.startsAt) return false;
        if (busy.some((other) => overlap(time, other, week.bufferMinutes * minute))) return false;
        const isHere = rule.place !== null && offer.meetingTypes.includes("IN_PERSON");
        for (const client of guests) {
          lastVisits.set(client.email, daysAgo);
          const session: SessionData = {
            therapist: slug,
            practice: offer.type,
            durationMinutes: offer.durationMinutes,
            meetingType: isHere ? "IN_PERSON" : "VIDEO_CALL",
            daysFromNow: -daysAgo,
            ...(offer.intro && { intro: true }),
            ...outcomeOf(guests.length > 1),
          };
          sessions.push({
            client,
            session,
            offer,
            time: { ...time, place: isHere ? rule.place : null },
          });
        }
        return true;
      }
    });
  });

  function clientsFor(count: number, daysAgo: number): Regular[] {
    const free = clients.filter(({ email, firstDaysAgo, lastDaysAgo }) =>
      daysAgo <= firstDaysAgo && daysAgo >= lastDaysAgo &&
      (lastVisits.get(email) ?? Infinity) - daysAgo >= daysBetweenSessions
    );
    return Array.from({ length: Math.min(count, free.length) }, () => {
      const client = pick(random, free);
      free.splice(free.indexOf(client), 1);
      return client;
    });
  }

  function offerFor({ email }: Regular, place: string | null): OfferData | undefined {
    const isNew = !lastVisits.has(email) && random() < 0.5;
    const offers = practices.filter(({ intro = false, capacity = 1, meetingTypes }) =>
      intro === isNew && capacity === 1 && (place !== null || meetingTypes.includes("VIDEO_CALL"))
    );
    return offers.length > 0 ? pick(random, offers) : undefined;
  }

  function outcomeOf(isGroup: boolean): Outcome {
    const chance = random();
    // A group with a cancelled seat would still take place, with an event of its own for the seat.
    if (chance < 0.09 && !isGroup) {
      return { status: "cancelled", cancelledHoursBefore: random() < 0.25 ? 5 : 48 };
    }
    if (chance < 0.12) return { status: "finished", noShow: true };
    const ratings = [5, 5, 5, 5, 5, 4, 4, 4, 3, 2];
    return {
      status: "finished",
      ...(random() < 0.4 && { rating: pick(random, ratings) }),
    };
  }
}
