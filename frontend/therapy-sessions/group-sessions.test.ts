import { expect, test } from "vitest";
import { groupsOf, oncePerTime } from "./group-sessions.ts";
import type { TherapySession } from "./therapy-session.ts";

function session(id: string, eventUrl: string, status = "booked"): TherapySession {
  return { id, eventUrl, status } as TherapySession;
}

test("clients of one time are together, and those who cancelled are apart", () => {
  const sessions = [
    session("a", "one"),
    session("b", "two"),
    session("c", "one"),
    session("d", "one", "cancelled"),
  ];
  expect(groupsOf(sessions).map((group) => group.map(({ id }) => id)))
    .toEqual([["a", "c"], ["b"], ["d"]]);
  expect(oncePerTime(sessions).map(({ id }) => id)).toEqual(["a", "b", "d"]);
});

test("sessions without an event stay alone", () => {
  expect(groupsOf([session("a", ""), session("b", "")])).toHaveLength(2);
});
