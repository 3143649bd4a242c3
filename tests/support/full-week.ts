import { type APIRequestContext, expect } from "@playwright/test";

const dayMs = 86_400_000;

/** The Monday some weeks ahead. */
export function mondayAhead(weeks: number): Date {
  const now = new Date();
  const noon = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 12);
  return new Date(noon - ((now.getUTCDay() + 6) % 7) * dayMs + weeks * 7 * dayMs);
}

export const dateOf = (at: Date | number) => new Date(at).toISOString().slice(0, 10);

type Client = { name: string; email: string; language: "et" | "en" | "ru" };
type Practice = {
  intro: boolean;
  meetingTypes: string[];
  durationMinutes: number;
  companions: unknown[];
};

/** What a demo practitioner does before a journey begins. */
export async function practitionerOf(api: APIRequestContext, origin: string, who: string) {
  const login = await api.post(`${origin}/api/auth/login`, {
    headers: { Origin: origin },
    data: { email: `${who}@demo.heaolu.ee`, password: "heaolu-demo-2026" },
  });
  const { accessToken, user } = await login.json();
  const headers = { Authorization: `Bearer ${accessToken}`, Origin: origin };
  const therapist = await (await api.get(`${origin}/api/therapists/${user.therapistId}`)).json();
  const practice = therapist.practices
    .filter(({ intro, meetingTypes, durationMinutes, companions }: Practice) =>
      !intro && meetingTypes.includes("VIDEO_CALL") && durationMinutes <= 90 &&
      companions.length === 0
    )
    .toSorted((a: Practice, b: Practice) => a.durationMinutes - b.durationMinutes)[0];
  const { timeZone } = await (await api.get(`${origin}/api/availability`, { headers })).json();
  return {
    /** Opens 6:00 to 21:00 on these dates, by video. */
    async open(dates: string[]) {
      const hours = await (await api.get(`${origin}/api/availability`, { headers })).json();
      const { rules, exceptions, vacations, places, settings } = hours;
      const { practices, travelTimes, stays } = hours;
      const ranges = [{ fromMinute: 360, toMinute: 1260, placeId: null }];
      const answer = await api.put(`${origin}/api/availability`, {
        headers,
        data: {
          ...{ timeZone, rules, vacations, places, settings, practices, travelTimes, stays },
          exceptions: [
            ...exceptions.filter(({ date }: { date: string }) => !dates.includes(date)),
            ...dates.map((date) => ({ date, note: "", ranges })),
          ],
        },
      });
      expect(answer.status(), await answer.text()).toBe(200);
    },
    /** An attempt of the journey before may have left one. */
    async endAbsence() {
      const current = await api.get(`${origin}/api/absences/current`, { headers });
      const { absence } = await current.json();
      if (!absence) return;
      const answer = await api.post(`${origin}/api/absences/${absence.id}/end`, { headers });
      expect(answer.status(), await answer.text()).toBe(200);
    },
    /** At a time in the practitioner's zone. */
    async book(client: Client, date: string, time: string) {
      const startsAt = Temporal.PlainDateTime.from(`${date}T${time}`)
        .toZonedDateTime(timeZone).toInstant().toString();
      const booked = await api.post(`${origin}/api/therapy-sessions/therapist`, {
        headers: { ...headers, "Idempotency-Key": crypto.randomUUID() },
        data: { eventTypeUrl: practice.eventTypeUri, startsAt, client },
      });
      expect(booked.status(), await booked.text()).toBe(201);
      return (await booked.json()).id as string;
    },
  };
}

/** Opens 6:00 to 21:00 on the workdays of a week and books 29 people, at 8:00, 10:00 … 18:00. */
export async function fillWeek(api: APIRequestContext, origin: string, monday: Date) {
  const practitioner = await practitionerOf(api, origin, "therapist3");
  const dates = [0, 1, 2, 3, 4].map((nth) => dateOf(monday.getTime() + nth * dayMs));
  await practitioner.open(dates);
  for (const [day, date] of dates.entries()) {
    for (let nth = 0; nth < (day === 4 ? 5 : 6); nth++) {
      const time = `${String(8 + 2 * nth).padStart(2, "0")}:00`;
      const name = `Client ${day + 1}${nth + 1}`;
      const client = { name, email: `client${day}${nth}@example.ee`, language: "en" } as const;
      await practitioner.book(client, date, time);
    }
  }
}
