import type { therapistLocations } from "../schema/therapists.ts";
import { hash } from "./seeded-random.ts";

type PlaceFacts = Pick<typeof therapistLocations.$inferInsert, "access" | "arrivalNote">;

/** What a visitor of a place should know. Every fourth practitioner has not written it. */
export function placeFacts(id: string): PlaceFacts {
  const number = hash(id);
  if (number % 4 === 0) return { access: {}, arrivalNote: {} };
  const stepFree = number % 3 !== 0;
  return {
    access: {
      stepFree,
      ...(!stepFree && { steps: 3 + number % 14 }),
      lift: number % 5 > 2,
      accessibleToilet: stepFree && number % 2 === 0,
      doorWidthCm: stepFree ? 90 : 80,
      parking: (["free", "paid", "none"] as const)[number % 3]!,
      ...(number % 4 === 1 && { publicTransport: "Buss 17, tramm 2" }),
      quietRoom: number % 4 > 1,
    },
    arrivalNote: arrivalNotes[number % arrivalNotes.length]!,
  };
}

const arrivalNotes = [
  {
    et: "Sissepääs hoovist. Helista uksekella, tulen vastu.",
    en: "The entrance is in the courtyard. Ring the bell and I will come to meet you.",
    ru: "Вход со двора. Позвоните в звонок, я вас встречу.",
  },
  {
    et: "Teine korrus, uks paremat kätt. Ootenurgas on vesi ja tee.",
    en: "Second floor, the door on the right. There is water and tea in the waiting corner.",
    ru: "Второй этаж, дверь справа. В зоне ожидания есть вода и чай.",
  },
  {
    et: "Tule kuni viis minutit varem, varem on ruum veel kinni.",
    en: "Come at most five minutes early: before that the room is still in use.",
    ru: "Приходите не раньше чем за пять минут: до этого кабинет ещё занят.",
  },
];
