import { addEventType, addPerson, addToken, type Question, type World } from "./state.ts";

const question = (name: string, required = false): Question => ({
  name,
  type: "text",
  position: 0,
  enabled: true,
  required,
  answer_choices: [],
  include_other: false,
});

/**
 * The calendars of two demo practitioners. The first one administers, so its token reads and
 * books everything.
 */
export function seedPractice(world: World) {
  const first = addPerson(world, {
    name: "Maarja-Liis Tammelaid",
    email: "therapist1@demo.heaolu.ee",
    isAdmin: true,
  });
  const second = addPerson(world, {
    name: "Tatjana Zaretšnaja",
    slug: "tatjana-zaretsnaja",
    email: "therapist2@demo.heaolu.ee",
  });
  const video = [{ kind: "google_conference" }];
  const both = [...video, { kind: "physical", location: "Telliskivi 60a, Tallinn" }];
  const ask = [question("What would you like to talk about?")];
  const hour = { durationMinutes: 60, locations: both, questions: ask };
  addEventType(world, first, {
    slug: "intro",
    name: "Introductory call",
    description: "A short call to get to know each other.",
    durationMinutes: 15,
    stepMinutes: 30,
    locations: video,
  });
  addEventType(world, first, { ...hour, slug: "body-psy-60", name: "Body psychotherapy" });
  addEventType(world, first, {
    ...hour,
    slug: "body-psy-75",
    name: "Body psychotherapy, longer",
    durationMinutes: 75,
    stepMinutes: 90,
  });
  addEventType(world, first, { ...hour, slug: "tre-60", name: "TRE" });
  addEventType(world, second, {
    slug: "psycho-therapy-50",
    name: "Psychotherapy",
    hours: [{ weekdays: [2, 3, 4], fromMinute: 600, toMinute: 1140 }],
    locations: video,
  });
  addEventType(world, second, {
    slug: "circle",
    name: "Circle for six",
    durationMinutes: 90,
    capacity: 6,
    hours: [{ weekdays: [6], fromMinute: 660, toMinute: 750 }],
    locations: [{ kind: "physical", location: "Kreutzwaldi 4, Narva" }],
  });
  return { first, second, token: addToken(world, first) };
}
