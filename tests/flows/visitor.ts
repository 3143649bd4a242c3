import { expect } from "vitest";
import { openTestApp, type TestApp } from "../test-app.ts";
import { offeredTimes, signedInAs } from "./booked-session.ts";
import { day, minute } from "backend/domain/duration.ts";

type Form = { invitee: { email: string }; [field: string]: unknown };
export type Time = { start_time: string; scheduling_url: string };

/** People at the booking page of the first practitioner, in an app of its own. */
export async function openVisit() {
  const app = await openTestApp();
  const { user } = await app.signIn("therapist1@demo.heaolu.ee");
  const therapistId: string = user.therapistId;
  const eventType = (await offeredTimes(app, therapistId)).practice.eventTypeUri;
  return { app, therapistId, eventType, ...visitor(app, eventType) };
}

function visitor(app: TestApp, eventType: string) {
  let people = 0;

  async function freeTimes(type = eventType): Promise<Time[]> {
    const query = new URLSearchParams({
      event_type: type,
      start_time: new Date(app.now()).toISOString(),
      end_time: new Date(app.now() + 14 * day).toISOString(),
    });
    const response = await app.get(`/calendly/event-type-available-times?${query}`);
    expect(response.status).toBe(200);
    return (await response.json()).collection;
  }

  return {
    freeTimes,
    async isFree(startTime: string): Promise<boolean> {
      return (await freeTimes()).some(({ start_time }) => start_time === startTime);
    },
    /** Free times far enough apart for sessions of any length. */
    async timesApart(count: number): Promise<Time[]> {
      const apart: Time[] = [];
      for (const time of await freeTimes()) {
        const last = apart.at(-1)?.start_time ?? 0;
        const distance = Date.parse(time.start_time) - new Date(last).getTime();
        if (distance >= 180 * minute) apart.push(time);
      }
      expect(apart.length).toBeGreaterThanOrEqual(count);
      return apart.slice(0, count);
    },
    /** A filled-in form; by default each call is another person. */
    invitation(startTime: string, email = `visitor${people++}@example.ee`) {
      return {
        event_type: eventType,
        start_time: startTime,
        invitee: { name: "Mari Maasikas", email, timezone: "Europe/Tallinn" },
      };
    },
    /** Books as the person with the form's address. */
    async book(body: Form, headers = {}) {
      const person = await signedInAs(app, body.invitee.email);
      return await app.post("/calendly/invitees", body, { ...person, ...headers });
    },
    hold: (body: unknown) => app.post("/calendly/holds", body),
  };
}

export async function codeOf(response: Response): Promise<[number, string]> {
  expect(response.headers.get("content-type")).toContain("application/problem+json");
  return [response.status, (await response.json()).errCode];
}
