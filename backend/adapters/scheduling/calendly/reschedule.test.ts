import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { EventType, Invitee, Question } from "tests/calendly-sim/state.ts";
import { refused } from "../scheduling-fixture.testing.ts";
import { type CalendlyFixture, openFixture } from "./calendly-fixture.testing.ts";
import { day, hour } from "../../../domain/duration.ts";

let fixture: CalendlyFixture;
let tuesday: number;

beforeEach(() => {
  fixture = openFixture();
  tuesday = fixture.now + day + 3 * hour;
});
afterEach(() => fixture.close());

const question = (name: string, more: Partial<Question> = {}): Question => ({
  name,
  type: "text",
  position: 0,
  enabled: true,
  required: false,
  answer_choices: [],
  include_other: false,
  ...more,
});

const booked = () => fixture.simulator.world.events.filter(({ status }) => status === "active");

test("questions come in the practitioner's order, and answers keep their places", async () => {
  const { types, scheduling, simulator } = fixture;
  types.session.questions = [
    question("Last", { position: 3 }),
    question("Switched off", { position: 0, enabled: false }),
    question("First", { position: 1, required: true }),
  ];
  const type = await scheduling.findEventType(fixture.session);
  expect(type!.questions).toEqual([
    { name: "First", required: true },
    { name: "Last", required: false },
  ]);
  await scheduling.book({
    eventTypeUri: fixture.session,
    startsAt: tuesday,
    meetingType: "VIDEO_CALL",
    invitee: { name: "Mari", email: "mari@a.ee", timeZone: "Europe/Tallinn" },
    answers: [
      { question: "First", answer: "Sleep", position: 0 },
      { question: "Last", answer: "No", position: 1 },
    ],
    tracking: {},
  }, fixture.now);
  expect(simulator.world.invitees[0]!.answers).toEqual([
    { question: "First", answer: "Sleep", position: 1 },
    { question: "Last", answer: "No", position: 3 },
  ]);
});

describe("what only the provider's page carries over is moved there, and the refusal says where", () => {
  const phone = { kind: "outbound_call", location: "+372 5555 5555" };
  const cases: [string, (invitee: Invitee, type: EventType) => void][] = [
    ["a payment", (invitee) => {
      invitee.payment = { external_id: "ch_1", provider: "stripe", amount: 50, currency: "EUR" };
    }],
    ["somebody brought along", ({ event }) => void event.guests.push("friend@a.ee")],
    ["a call to the person's number", ({ event }) => void (event.location = phone)],
    ["a question that is new", (_, type) => {
      type.questions.push(question("Who sent you?", { position: 1, required: true }));
    }],
    ["no other way than by phone", (_, type) => void (type.locations = [phone])],
    ["another guest in the same group", ({ event }, type) => {
      type.capacity = 3;
      fixture.simulator.bookFromPage(type, event.startsAt, { name: "Two", email: "two@a.ee" });
    }],
  ];
  test.each(cases)("%s", async (_, change) => {
    const { simulator, scheduling, types } = fixture;
    const form = { name: "Mari", email: "mari@a.ee" };
    const invitee = simulator.bookFromPage(types.session, tuesday, form);
    change(invitee, types.session);
    const inviteeUri = simulator.uris.invitee(invitee);
    const move = { inviteeUri, startsAt: tuesday + day, by: "client" };
    const refusal = await refused(
      "ERR_RESCHEDULE_AT_PROVIDER",
      scheduling.reschedule(move, fixture.now),
    );
    expect(refusal.facts.rescheduleUrl)
      .toBe(`${simulator.pageUrl}/reschedulings/${invitee.uuid}`);
    expect(booked().map(({ startsAt }) => startsAt)).toEqual([tuesday]);
  });
});
