import { expect } from "vitest";
import type { TestApp } from "../test-app.ts";
import type { Person } from "./booked-session.ts";

export type Body = Awaited<ReturnType<typeof read>>["body"];
export type Draft = ReturnType<typeof draftOf>;

export async function read(app: TestApp, person: Person) {
  const answer = await app.get("/availability", person.headers);
  expect(answer.status).toBe(200);
  return { body: await answer.json(), etag: answer.headers.get("etag")! };
}

export function draftOf(body: Body) {
  const { timeZone, rules, exceptions, vacations, places, settings } = body;
  const { travelTimes, stays, practices } = body;
  return {
    timeZone,
    rules,
    exceptions,
    vacations,
    places,
    travelTimes,
    stays,
    practices,
    settings,
  };
}

export async function put(app: TestApp, person: Person, draft: Draft, etag?: string) {
  const condition: Record<string, string> = etag ? { "If-Match": etag } : {};
  return await app.send("PUT", "/availability", draft, { ...person.headers, ...condition });
}

/** The start times a preview lists. */
export async function slotsOf(app: TestApp, person: Person, question: object): Promise<string[]> {
  const answer = await app.post("/availability/preview", question, person.headers);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { days } = await answer.json() as { days: { slots: { startsAt: string }[] }[] };
  return days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
}

/** The start times visitors are offered. */
export async function offered(app: TestApp, eventType: string, from: string, to: string) {
  const query = new URLSearchParams({ event_type: eventType, start_time: from, end_time: to });
  const answer = await app.get(`/calendly/event-type-available-times?${query}`);
  const { collection } = await answer.json() as { collection: { start_time: string }[] };
  return collection.map(({ start_time }) => start_time.replace(".000000Z", "Z"));
}
