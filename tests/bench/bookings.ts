import { hour } from "backend/domain/duration.ts";
import { setImmediate } from "node:timers/promises";
import { sessionFromBooking } from "backend/domain/therapy-session.ts";
import { saveBooking } from "backend/use-cases/therapy-sessions/session-changes.ts";
import { watchLoop } from "./loop-lag.ts";
import { median, ms, rate, type Row, underLoad } from "./rounds.ts";
import { openBench, practitioners } from "./sessions-database.ts";

/** Durable sessions (session, history, two mails; one commit each), compared with fdatasync of 4 kB. */
export async function benchBookings(): Promise<Row[]> {
  await using app = await openBench();
  app.fill(0);
  const { persistence } = app;
  const client = (await persistence.users.find("u0"))!;
  const therapists = await persistence.therapists.findMany(
    Array.from({ length: practitioners }, (_, index) => `t${index}`),
  );
  const syncs: number[] = [];
  const rates: number[] = [];
  const waits: number[] = [];
  const lags: number[] = [];
  let made = 0;
  for (let round = 0; round < 5; round++) {
    syncs.push(app.fdatasyncs(300));
    const lag = watchLoop();
    const load = await underLoad(async () => {
      // Lets the event loop run, as it does between real requests.
      await setImmediate();
      const number = made++;
      const therapist = therapists[number % practitioners]!;
      const id = persistence.newId();
      const startsAt = hour * (500_000 + number);
      const session = sessionFromBooking(bookingAt(id, startsAt), therapist, practice, {
        id,
        userId: client.id,
      }, startsAt - 100 * hour);
      await persistence.transaction((repositories) =>
        saveBooking(persistence, repositories, session, {
          actor: "client",
          actorUserId: client.id,
        })
      );
    }, { clients: 32, seconds: 1 });
    lags.push(lag.stop());
    rates.push(load.perSecond);
    waits.push(load.p99);
  }
  return [{
    what: "P7 durable bookings, 32 clients",
    figure: `${rate(median(rates))}, p99 ${ms(median(waits))}, loop lag ${ms(median(lags))}`,
    floor: `fdatasync of 4 kB ${rate(median(syncs))}`,
    ratio: `${(median(rates) / median(syncs) * 100).toFixed(0)} %`,
    goal: "P7: ≥ 1,500/s, p99 ≤ 40 ms, lag ≤ 20 ms",
  }];
}

export const practice = { type: "MASSAGE", intro: false, priceCents: 5500 };

export function bookingAt(id: string, startsAt: number) {
  const common = { createdAt: 0, updatedAt: 0, timeZone: "Europe/Tallinn", name: "Bench" };
  return {
    event: {
      ...common,
      uri: `https://calendar.example/events/${id}`,
      eventTypeUri: "https://calendar.example/event_types/1",
      ownerUri: "https://calendar.example/users/1",
      status: "active" as const,
      startsAt,
      endsAt: startsAt + hour,
      meetingType: "IN_PERSON" as const,
      place: "Telliskivi 60a, Tallinn",
      guests: { total: 1, active: 1, limit: 1 },
      canceledBy: null,
      cancelReason: null,
    },
    invitee: {
      ...common,
      uri: `https://calendar.example/events/${id}/invitees/1`,
      eventUri: `https://calendar.example/events/${id}`,
      email: "u0@example.ee",
      phone: null,
      status: "active" as const,
      answers: [],
      tracking: {},
      oldInviteeUri: null,
      newInviteeUri: null,
      rescheduleUrl: null,
      cancelUrl: null,
      noShow: false,
    },
  };
}
