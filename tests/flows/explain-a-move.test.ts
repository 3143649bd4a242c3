import { expect, test } from "vitest";
import { openTestApp } from "../test-app.ts";
import { newClient } from "./booked-session.ts";
import { bookIn, openAtTwoPlaces } from "./working-day-steps.ts";

const saturday = Date.parse("2026-11-28T10:00:00Z");
const sunday = "2026-11-29T10:00:00Z";
const kadri = { name: "Kadri Uus", email: "uus@example.ee", language: "en" } as const;

test("a move onto hours of a place without the practice is explained as the move refuses it", async () => {
  await using app = await openTestApp();
  const practitioner = await app.signIn("therapist1@demo.heaolu.ee");
  const { elsewhere } = await openAtTwoPlaces(app, practitioner);
  const session = await bookIn(app, practitioner, kadri, saturday);
  const why = async (startsAt: string, headers = practitioner.headers) => {
    const { eventTypeUrl, id } = session;
    const query = { eventTypeUrl, startsAt, by: "practitioner", sessionId: id };
    return await app.get(`/availability/why?${new URLSearchParams(query)}`, headers);
  };
  const move = async (startsAt: string) => {
    const body = { startsAt, meetingType: session.meetingType, reason: "Another day" };
    return await app.post(
      `/therapy-sessions/${session.id}/reschedule`,
      body,
      practitioner.headers,
    );
  };
  expect(await (await why(sunday)).json()).toEqual({
    free: false,
    reasons: [{ code: "other-places", placeIds: [elsewhere] }],
    outsideHours: false,
  });
  const refused = await move(sunday);
  expect([refused.status, (await refused.json()).errCode]).toEqual([409, "ERR_SLOT_NOT_OFFERED"]);

  const overlapping = "2026-11-28T10:30:00Z";
  expect(await (await why(overlapping)).json()).toMatchObject({ free: true, reasons: [] });
  expect((await move(overlapping)).status).toBe(200);

  const other = await app.signIn("therapist2@demo.heaolu.ee");
  const client = await newClient(app, "kerli@example.ee");
  expect((await why(sunday, other.headers)).status).toBe(404);
  expect((await why(sunday, client.headers)).status).toBe(403);
});
