import { expect, onTestFinished, test, vi } from "vitest";
import { answering, type Recording } from "./answers.ts";
import { type Chosen, withChoices } from "./choices.ts";
import { applicantEmail, slugs } from "./recorded-names.ts";

const origin = "http://localhost:8000";
const session = {
  startsAt: slugs.start,
  endsAt: "2026-12-01T11:00:00Z",
  cancelFreeUntil: "2026-11-30T10:00:00Z",
  durationMinutes: 60,
  priceCents: 6500,
  meetingType: "IN_PERSON",
  place: "Salme 14-3, Tallinn",
  therapist: { id: "maarja", slug: slugs.practitioner, name: "Maarja", pictureUrl: null },
};
const later = { ...session, startsAt: "2026-12-20T10:00:00Z" };
const page = {
  eventType: { scheduling_url: `${origin}/@olga/eft-30`, duration: 30 },
  therapist: {
    id: "olga",
    name: "Olga",
    pictureUrl: null,
    cancellationNoticeHours: 12,
    lateCancelPercent: 50,
    noShowPercent: 100,
  },
  practice: { type: "EFT", priceCents: 2600, intro: false },
};
const card = { recipientName: "Anna", amountCents: 7500, state: "pending", buyer: {} };
const answers: Record<string, unknown> = {
  "/api/calendly/booking-pages/olga/eft-30": page,
  "/api/calendly/event-type-available-times": {
    collection: [{ start_time: "2026-11-24T08:00:00.000000Z", location: "Tartu" }],
  },
  "/api/calendly/holds": { id: "hold" },
  "/api/calendly/invitees": { resource: {} },
  "/api/therapy-sessions": session,
  "/api/therapy-sessions/me": [later, session],
  "/api/gift-cards": { ...card, payment: { amountCents: 7500, description: "Gift card: Anna" } },
  "/api/leads": null,
  "/api/leads/status": { email: applicantEmail },
};

function screenWith(chosen: Chosen = {}) {
  const latest = { chosen };
  const answer = withChoices(
    (request) => Promise.resolve(Response.json(answers[new URL(request.url).pathname])),
    { path: "/", chosen },
    (next) => void (latest.chosen = next),
  );
  return {
    latest,
    async send(path: string, body?: unknown) {
      const init = body ? { method: "POST", body: JSON.stringify(body) } : {};
      const response = await answer(new Request(`${origin}/api/${path}`, init));
      return await response.json();
    },
  };
}

test("without a choice a screen gets what is recorded", async () => {
  expect(await screenWith().send("therapy-sessions/me")).toEqual([later, session]);
});

test("a booked session is of the chosen person, practice, time, place and price", async () => {
  const { send, latest } = screenWith();
  await send("calendly/booking-pages/olga/eft-30");
  await send("calendly/event-type-available-times");
  await send("calendly/holds", { start_time: "2026-11-24T08:00:00Z" });
  await send("calendly/invitees", {
    start_time: "2026-11-24T08:00:00Z",
    meeting_type: "IN_PERSON",
  });
  const booked = {
    startsAt: "2026-11-24T08:00:00Z",
    endsAt: "2026-11-24T08:30:00Z",
    cancelFreeUntil: "2026-11-23T20:00:00Z",
    durationMinutes: 30,
    priceCents: 2600,
    lateCancelFeeCents: 1300,
    practiceType: "EFT",
    place: "Tartu",
    therapist: { name: "Olga", slug: "olga" },
  };
  expect(await send("therapy-sessions", {})).toMatchObject(booked);
  const journal = screenWith(latest.chosen);
  expect(await journal.send("therapy-sessions/me")).toMatchObject([later, booked]);
});

test("a session by video has no place", async () => {
  const { send } = screenWith({ start: slugs.start });
  await send("calendly/invitees", { start_time: slugs.start, meeting_type: "VIDEO_CALL" });
  expect(await send("therapy-sessions", {})).toMatchObject({
    meetingType: "VIDEO_CALL",
    place: "",
    arrival: null,
  });
});

test("a gift card and its payment are as it was ordered", async () => {
  const { send } = screenWith();
  const order = { ...card, amountCents: 10000, recipientName: "Kersti", delivery: { by: "email" } };
  expect(await send("gift-cards", order)).toMatchObject({
    amountCents: 10000,
    recipientName: "Kersti",
    payment: { amountCents: 10000, description: "Gift card: Kersti" },
  });
});

test("an application is of the address that was typed", async () => {
  const { send } = screenWith();
  await send("leads", { email: "mari@example.ee" });
  expect(await send("leads/status")).toEqual({ email: "mari@example.ee" });
});

test("a shorter request for free times gets a part of the longest recorded answer", async () => {
  const path = "/api/calendly/event-type-available-times";
  const key = (type: string, end: string) =>
    `client GET ${path}?event_type=${type}&start_time=2026-11-20T07:00:00.000Z&end_time=${end}`;
  const times = (...starts: string[]) => ({
    status: 200,
    body: { collection: starts.map((start_time) => ({ start_time })) },
  });
  const all = ["2026-11-23T08:00:00Z", "2026-12-01T08:00:00Z"];
  const recorded = new Map([
    [key("one", "2026-11-28T07:00:00.000Z"), times("2026-11-24T08:00:00Z")],
    [key("one", "2026-12-21T07:00:00.000Z"), times(...all)],
    [key("two", "2026-12-28T07:00:00.000Z"), times("2026-11-25T08:00:00Z")],
  ]);
  const recording: Recording = {
    users: {} as Recording["users"],
    keys: [...recorded.keys()],
    find: (name) => recorded.get(name),
  };
  vi.stubGlobal("location", { origin });
  onTestFinished(() => void vi.unstubAllGlobals());
  const missing: string[] = [];
  const visit = { path: "/", as: "client" } as const;
  const answer = answering(recording, visit, "usual", (name) => void missing.push(name));
  const [, query] = key("one", "2026-11-28T07:00:00.000Z").split("?");
  const response = await answer(new Request(`${origin}${path}?${query}`));
  expect(await response.json()).toEqual({ collection: [{ start_time: all[0] }] });
  expect(missing).toEqual([]);
});
