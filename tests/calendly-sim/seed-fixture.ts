import { addEventType, addPerson, addToken, type EventType, type World } from "./state.ts";

const question = {
  name: "What brings you?",
  type: "text" as const,
  position: 0,
  enabled: true,
  required: false,
  answer_choices: [],
  include_other: false,
};

/** Anna, the administrator, and Bert, with the event types that the port's test suite needs. */
export function seedFixture(world: World) {
  const anna = addPerson(world, { name: "Anna", plan: "enterprise", isAdmin: true });
  const bert = addPerson(world, { name: "Bert", plan: "enterprise" });
  const place = { kind: "physical", location: "Pikk 1" };
  const both = [{ kind: "google_conference" }, place];
  const withQuestion: Partial<EventType> = { locations: both, questions: [question] };
  const weekdays = [2, 3, 4, 5];
  return {
    anna,
    bert,
    token: addToken(world, anna),
    session: addEventType(world, anna, { slug: "session", name: "Session", ...withQuestion }),
    inPerson: addEventType(world, anna, {
      ...withQuestion,
      slug: "in-person",
      name: "In person",
      locations: [place],
      hours: [{ weekdays, fromMinute: 540, toMinute: 1020 }],
    }),
    retired: addEventType(world, anna, {
      ...withQuestion,
      slug: "retired",
      name: "Retired",
      active: false,
    }),
    berts: addEventType(world, bert, { slug: "session", name: "Session", ...withQuestion }),
  };
}
