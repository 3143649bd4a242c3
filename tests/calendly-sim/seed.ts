import {
  addEventType,
  addPerson,
  addToken,
  type EventType,
  type Question,
  type World,
} from "./world.ts";

const question = (name: string, required = false): Question => ({
  name,
  type: "text",
  position: 0,
  enabled: true,
  required,
  answer_choices: [],
  include_other: false,
});

/** An organisation with two practitioners, whose administrator's token reads and books everything. */
export function seedPractice(world: World) {
  const kadri = addPerson(world, {
    name: "Kadri Tamm",
    email: "therapist1@demo.heaolu.ee",
    isAdmin: true,
  });
  const olga = addPerson(world, { name: "Olga Ivanova", email: "therapist2@demo.heaolu.ee" });
  const video = [{ kind: "google_conference" }];
  const both = [...video, { kind: "physical", location: "Pikk 1, Tallinn" }];
  const ask = [question("What would you like to talk about?")];
  const types: EventType[] = [
    addEventType(world, kadri, {
      slug: "intro",
      name: "First conversation",
      description: "A short call to get to know each other.",
      durationMinutes: 20,
      stepMinutes: 30,
      locations: video,
    }),
    addEventType(world, kadri, {
      slug: "session-50",
      name: "Session, 50 minutes",
      locations: both,
      questions: ask,
    }),
    addEventType(world, kadri, {
      slug: "session-60",
      name: "Session, 60 minutes",
      durationMinutes: 60,
      locations: both,
      questions: ask,
    }),
    addEventType(world, olga, {
      slug: "session-50",
      name: "Session, 50 minutes",
      hours: [{ weekdays: [2, 3, 4], fromMinute: 600, toMinute: 1140 }],
      locations: video,
    }),
    addEventType(world, olga, {
      slug: "circle",
      name: "Circle for six",
      durationMinutes: 90,
      capacity: 6,
      hours: [{ weekdays: [6], fromMinute: 660, toMinute: 750 }],
      locations: [{ kind: "physical", location: "Kreutzwaldi 4, Narva" }],
    }),
  ];
  return { kadri, olga, types, token: addToken(world, kadri) };
}
