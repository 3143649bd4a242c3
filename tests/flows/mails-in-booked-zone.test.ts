import { expect, test } from "vitest";
import type { MeetingType } from "backend/domain/scheduling.ts";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { openTestApp } from "../test-app.ts";
import { newClient, offeredTimes } from "./booked-session.ts";

const zone = "America/New_York";
/** Who offers the first practice in this way. */
const practitioners = { IN_PERSON: "therapist1", VIDEO_CALL: "therapist3" };

/** The mails to a client of an account in Tallinn who books and moves a session on a page in New York's zone. */
async function mailsAbroad(meetingType: MeetingType) {
  await using app = await openTestApp();
  const client = await newClient(app, "anna@example.ee");
  const { user } = await app.signIn(`${practitioners[meetingType]}@demo.heaolu.ee`);
  const { practice, times } = await offeredTimes(app, user.therapistId, 28);
  const invitee = { name: "Anna Aas", email: client.user.email, timezone: zone };
  const booked = await app.post("/calendly/invitees", {
    event_type: practice.eventTypeUri,
    start_time: times[0]!,
    ...(practice.meetingTypes.length > 1 ? { meeting_type: meetingType } : {}),
    invitee,
  }, client.headers);
  expect([booked.status, practice.meetingTypes]).toEqual([
    201,
    expect.arrayContaining([meetingType]),
  ]);
  const [{ id }] = await (await app.get("/therapy-sessions/me", client.headers)).json();
  const moved = await app.post(
    `/therapy-sessions/${id}/reschedule`,
    { startsAt: times[1]! },
    client.headers,
  );
  expect(moved.status).toBe(200);
  await sendDueMails(app.ports, { clock: app.now });
  const sent = await app.ports.persistence.outbox.listSent(100);
  return {
    mails: sent.filter(({ to }) => to === client.user.email).reverse(),
    toPractitioner: sent.filter(({ to }) => to !== client.user.email),
    clocks: times.slice(0, 2).map((at) => ({
      here: clock(at, zone),
      there: clock(at, "Europe/Tallinn"),
    })),
  };
}

function clock(at: string, timeZone: string): string {
  return new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" })
    .format(Date.parse(at));
}

test("mails about a video session are in the zone in which the client booked it", async () => {
  const { mails, clocks, toPractitioner } = await mailsAbroad("VIDEO_CALL");
  expect(mails).toHaveLength(2);
  for (const [nth, { subject, text }] of mails.entries()) {
    const { here } = clocks[nth]!;
    expect(subject).toContain(`at ${here}`);
    expect(text).toContain(`${here}–`);
    expect(text).toContain("New York, GMT-5. For the practitioner");
  }
  for (const { text } of toPractitioner) expect(text).not.toContain("New York");
});

test("mails about a session in person name the time at its place and that of the client", async () => {
  const { mails, clocks } = await mailsAbroad("IN_PERSON");
  expect(mails).toHaveLength(2);
  for (const [nth, { subject, text }] of mails.entries()) {
    const { here, there } = clocks[nth]!;
    expect(subject).toContain(`at ${there}`);
    expect(text).toContain(`Tallinn time, GMT+2. In your time zone ${here}–`);
  }
});

test.each(["accept", "decline"] as const)(
  "mails about a request are in the zone in which the client made it: %s",
  async (answered) => {
    await using app = await openTestApp();
    const client = await newClient(app, "anna@example.ee");
    const { user, headers } = await app.signIn("therapist3@demo.heaolu.ee");
    const { practice, times } = await offeredTimes(app, user.therapistId, 28);
    const rules = { rules: [{ practiceId: practice.id, rule: "always" }] };
    expect((await app.send("PUT", "/session-requests/rules", rules, headers)).status).toBe(200);
    const requested = await app.post("/session-requests", {
      eventType: practice.eventTypeUri,
      startsAt: times[0]!,
      timeZone: zone,
      ...(practice.meetingTypes.length > 1 ? { meetingType: "VIDEO_CALL" } : {}),
    }, client.headers);
    const request = await requested.json();
    expect([requested.status, request.meetingType]).toEqual([201, "VIDEO_CALL"]);
    const answer = await app.post(
      `/session-requests/${request.id}/${answered}`,
      { message: "" },
      headers,
    );
    expect(answer.status).toBe(200);
    await sendDueMails(app.ports, { clock: app.now });
    const sent = (await app.ports.persistence.outbox.listSent(100)).reverse();
    const mails = sent.filter(({ to }) => to === client.user.email);
    expect(mails).toHaveLength(2);
    for (const { subject, text } of mails) {
      expect(subject).toContain(`at ${clock(times[0]!, zone)}`);
      expect(text).toContain("New York, GMT-5. For the practitioner");
    }
    for (const { to, text } of sent) {
      if (to !== client.user.email) expect(text).not.toContain("New York");
    }
  },
);
