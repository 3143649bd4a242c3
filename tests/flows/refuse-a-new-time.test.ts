import { expect, test } from "vitest";
import { hour } from "backend/domain/duration.ts";
import { openTestApp } from "../test-app.ts";
import { offeredTimes } from "./booked-session.ts";
import { bookedByBoth, codeOf, signInBoth } from "./session-fixtures.ts";

test("a time moved by the practitioner is refused at no cost within 12 hours, later under the usual terms", async () => {
  await using app = await openTestApp();
  const made = await bookedByBoth(app);
  app.advance(Date.parse(made.session.startsAt) - app.now() - 2 * hour);
  const { client, therapist, therapistId } = await signInBoth(app);
  const late = await (await app.get(made.path, client.headers)).json();
  expect(late.cancelOutcome).toBe("late");

  const { times } = await offeredTimes(app, therapistId);
  const startsAt = times.find((time) => Date.parse(time) > app.now() + 16 * hour)!;
  const moved = await app.post(
    `${made.path}/reschedule`,
    { startsAt, reason: "Haige" },
    therapist.headers,
  );
  expect(moved.status).toBe(200);
  const seen = await (await app.get(made.path, client.headers)).json();
  expect(seen).toMatchObject({
    cancelOutcome: "free",
    cancelFreeUntil: new Date(app.now() + 12 * hour).toISOString().replace(".000", ""),
  });

  app.advance(12 * hour + 1);
  const again = await signInBoth(app);
  const after = await (await app.get(made.path, again.client.headers)).json();
  expect(after.cancelOutcome).toBe("late");
});

test("a cancelled session takes no new comments, and its comments stay", async () => {
  await using app = await openTestApp();
  const { client, therapist, path } = await bookedByBoth(app);
  await app.post(`${path}/comment`, { comment: "Tulen" }, client.headers);
  await app.post(`${path}/cancel`, {}, client.headers);
  for (const { headers } of [client, therapist]) {
    expect(await codeOf(await app.post(`${path}/comment`, { comment: "Hiljem" }, headers)))
      .toEqual([409, "ERR_ILLEGAL_TRANSITION"]);
  }
  const corrected = await app.post(
    `${path}/update-comment`,
    { comment: "Ei tule" },
    client.headers,
  );
  expect(await corrected.json())
    .toMatchObject({ canComment: false, comments: [{ comment: "Ei tule" }] });
});
