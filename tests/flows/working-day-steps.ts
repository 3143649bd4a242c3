import { expect } from "vitest";
import { minute } from "backend/domain/duration.ts";
import type { TestApp } from "../test-app.ts";
import { draftOf, put, read } from "./availability-steps.ts";
import { offeredTimes, type Person } from "./booked-session.ts";

/** Hours from 8:00 to 22:00 on every day, without buffers, notice or maximum. */
export async function openEveryDay(app: TestApp, practitioner: Person) {
  const draft = draftOf((await read(app, practitioner)).body);
  const placeId = draft.places[0]?.id ?? null;
  const answer = await put(app, practitioner, {
    ...draft,
    rules: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      id: crypto.randomUUID(),
      weekday,
      fromMinute: 480,
      toMinute: 1320,
      placeId,
    })),
    exceptions: [],
    vacations: [],
    settings: {
      ...draft.settings,
      bufferMinutes: 0,
      travelMinutes: 0,
      minimumNoticeMinutes: 0,
      stepMinutes: 5,
      dailyMaximum: null,
      closedOnPublicHolidays: false,
    },
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
}

type Rule = { weekday: number };
type NewPerson = { name: string; email: string; language: "et" | "en" | "ru" };

/** A session that the practitioner books for a person, of the first practice with a price. */
export async function bookIn(
  app: TestApp,
  practitioner: Person,
  client: NewPerson,
  startsAt: number,
) {
  const { practice } = await offeredTimes(app, practitioner.user.therapistId!);
  const body = {
    eventTypeUrl: practice.eventTypeUri,
    startsAt: new Date(startsAt).toISOString(),
    client,
  };
  const answer = await app.post("/therapy-sessions/therapist", body, practitioner.headers);
  expect(answer.status, await answer.clone().text()).toBe(201);
  return await answer.json();
}

export const minutesAfter = (instant: number, minutes: number) => instant + minutes * minute;

/** Hours at one place on all days but Sunday, when they are at another, where no practice is offered. */
export async function openAtTwoPlaces(app: TestApp, practitioner: Person) {
  await openEveryDay(app, practitioner);
  const draft = draftOf((await read(app, practitioner)).body);
  const [home] = draft.places;
  const elsewhere: string = crypto.randomUUID();
  const answer = await put(app, practitioner, {
    ...draft,
    places: [...draft.places, { id: elsewhere, name: "Lai 2, Tartu" }],
    rules: draft.rules.map((rule: Rule) => ({
      ...rule,
      placeId: rule.weekday === 7 ? elsewhere : home.id,
    })),
    practices: draft.practices.map((practice: object) => ({ ...practice, placeIds: [home.id] })),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return { elsewhere };
}
