import { expect, test } from "vitest";
import { sessionBreaks } from "./session-breaks.ts";
import { usualRules } from "./practice-rules.ts";

const at = (time: string) => Date.parse(`2026-11-24T${time}:00Z`);

const rules = {
  timeZone: "UTC",
  places: [{ id: "home", name: "Home" }, { id: "town", name: "Town" }],
  practices: [{
    ...usualRules,
    eventTypeUri: "long",
    questions: [],
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 30,
  }],
  travelTimes: [{ fromPlaceId: "home", toPlaceId: "town", minutes: 45 }],
  settings: {
    bufferMinutes: 15,
    travelMinutes: 20,
    minimumNoticeMinutes: 0,
    horizonDays: 60,
    stepMinutes: 15,
    dailyMaximum: null,
    weeklyMaximum: null,
    closedOnPublicHolidays: false,
  },
};

const session = (id: string, from: string, to: string, more = {}) => ({
  id,
  startsAt: at(from),
  endsAt: at(to),
  meetingType: "IN_PERSON" as const,
  place: "Home",
  eventTypeUri: "usual" as string | null,
  ...more,
});

const texts = (sessions: ReturnType<typeof session>[]) =>
  sessionBreaks(sessions, rules).map(({ sessionId, kind, startsAt, endsAt }) => {
    const clock = (instant: number) => new Date(instant).toISOString().slice(11, 16);
    return `${sessionId} ${kind} ${clock(startsAt)}–${clock(endsAt)}`;
  });

test("breaks follow the rules of the practice, and those of the account without own ones", () => {
  expect(texts([
    session("usual", "09:00", "10:00"),
    session("long", "12:00", "13:00", { eventTypeUri: "long" }),
    session("old", "15:00", "16:00", { eventTypeUri: null }),
  ])).toEqual([
    "usual before 08:45–09:00",
    "usual after 10:00–10:15",
    "long after 13:00–13:30",
    "old before 14:45–15:00",
    "old after 16:00–16:15",
  ]);
});

test("the way to another place ends before the later session, and none to or from a video call", () => {
  const own = { eventTypeUri: "long" };
  expect(
    texts([
      session("town", "12:00", "13:00", { ...own, place: "Town" }),
      session("guest", "12:00", "13:00", { ...own, place: "Town" }),
      session("home", "09:00", "10:00", own),
      session("elsewhere", "15:00", "16:00", { ...own, place: "Elsewhere" }),
      session("usual", "16:30", "17:00"),
      session("video", "18:00", "19:00", { ...own, place: "", meetingType: "VIDEO_CALL" }),
    ]).filter((text) => text.includes("travel")),
  ).toEqual([
    "town travel 11:15–12:00",
    "guest travel 11:15–12:00",
    "elsewhere travel 14:40–15:00",
    "usual travel 15:55–16:15",
  ]);
  const morning = [Date.parse("2026-11-25T06:00Z"), Date.parse("2026-11-25T07:00Z")] as const;
  const tomorrow = { ...own, place: "Town", startsAt: morning[0], endsAt: morning[1] };
  expect(texts([
    session("home", "22:00", "23:00", own),
    session("tomorrow", "00:00", "00:00", tomorrow),
  ])).toEqual(["home after 23:00–23:30", "tomorrow after 07:00–07:30"]);
});
