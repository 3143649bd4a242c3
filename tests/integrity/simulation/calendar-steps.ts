import fc from "fast-check";
import { expect } from "vitest";
import type { KillableServer } from "./killable-server.ts";
import { type Model } from "./model.ts";
import { instant, step } from "./steps.ts";
import { day } from "backend/domain/duration.ts";

export const editWeek = fc.record({
  practitioner: fc.nat(1),
  weekday: fc.integer({ min: 1, max: 7 }),
  from: fc.integer({ min: 0, max: 36 }),
  length: fc.integer({ min: 0, max: 12 }),
}).map(({ practitioner, weekday, from, length }) =>
  step(`editWeek(${practitioner}, ${weekday}, ${from}, ${length})`, async (model, app) => {
    const { placeId } = model.world.practitioners[practitioner]!;
    const known = model.availability[practitioner]!;
    const others = known.rules.filter((rule) => rule.weekday !== weekday);
    const day = { weekday, fromMinute: from * 30, toMinute: from * 30 + length * 30, placeId };
    await saveAvailability(model, app, practitioner, {
      rules: length > 0 ? [...others, day] : others,
    });
  })
);

const zones = ["Europe/Tallinn", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe"];

export const changeZone = fc.record({ practitioner: fc.nat(1), zone: fc.constantFrom(...zones) })
  .map((
    { practitioner, zone },
  ) =>
    step(
      `changeZone(${practitioner}, ${zone})`,
      (model, app) => saveAvailability(model, app, practitioner, { timeZone: zone }),
    )
  );

export const goAway = fc.record({
  practitioner: fc.nat(1),
  inDays: fc.integer({ min: 0, max: 12 }),
}).map((
  { practitioner, inDays },
) =>
  step(`goAway(${practitioner}, ${inDays})`, (model, app) => {
    const date = instant(model.now + inDays * day).slice(0, 10);
    const { exceptions } = model.availability[practitioner]!;
    return saveAvailability(model, app, practitioner, {
      exceptions: [...exceptions.filter((other) => other.date !== date), { date, ranges: [] }],
    });
  })
);

export const takeVacation = fc.record({
  practitioner: fc.nat(1),
  inDays: fc.integer({ min: 0, max: 12 }),
  days: fc.nat(3),
}).map(({ practitioner, inDays, days }) =>
  step(`takeVacation(${practitioner}, ${inDays}, ${days})`, (model, app) => {
    const fromDate = instant(model.now + inDays * day).slice(0, 10);
    const toDate = instant(model.now + (inDays + days) * day).slice(0, 10);
    return saveAvailability(model, app, practitioner, { vacations: [{ fromDate, toDate }] });
  })
);

async function saveAvailability(
  model: Model,
  app: KillableServer,
  practitioner: number,
  change: Partial<Model["availability"][number]>,
): Promise<void> {
  const as = model.world.practitioners[practitioner]!.userId;
  const { body } = (await app.request("GET", "/availability", { as }))!;
  const wanted = { ...model.availability[practitioner]!, ...change };
  const { placeId } = model.world.practitioners[practitioner]!;
  const { timeZone, rules, exceptions, vacations } = wanted;
  const before = body as Record<string, unknown>;
  const answer = await app.request("PUT", "/availability", {
    as,
    body: {
      timeZone,
      rules: rules.map((rule) => ({
        id: crypto.randomUUID(),
        ...rule,
        placeId: rule.placeId && placeId,
      })),
      exceptions: exceptions.map((exception) => ({ note: "", ...exception })),
      vacations: vacations.map((vacation) => ({ id: crypto.randomUUID(), note: "", ...vacation })),
      places: before["places"],
      travelTimes: before["travelTimes"],
      stays: before["stays"],
      practices: before["practices"],
      settings: before["settings"],
    },
  });
  expect(answer!.status, JSON.stringify(answer!.body)).toBe(200);
  model.availability[practitioner] = wanted;
}
