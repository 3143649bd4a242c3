import { expect, test } from "vitest";
import { holds } from "db/schema/scheduling.ts";
import { openFullGroup } from "./seat-waiting-steps.ts";

test("of two moves of a group at once one wins, and the line is where the group is", async () => {
  await using visit = await openFullGroup();
  const { therapist, times, sessions } = visit;
  const anna = await visit.join(await visit.person("anna"));
  const before = await visit.app.get(`/therapy-sessions/${sessions[1].id}`, therapist.headers);
  const { startsAt: shown } = await before.json();
  const move = (startsAt: string) =>
    visit.app.post(
      `/therapy-sessions/${sessions[1].id}/reschedule-group`,
      { startsAt, shownStartsAt: shown, reason: "Ruum on kinni" },
      therapist.headers,
    );
  const [moves] = await Promise.all([
    Promise.all([move(times.at(-1)!), move(times.at(-2)!)]),
    visit.cancel(0),
  ]);
  const codes = await Promise.all(moves.map(async (answer) => (await answer.json()).errCode));
  expect(moves.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(codes.filter((code) => code !== undefined)).toEqual(["ERR_BOOKING_CHANGED"]);
  await visit.work();
  const read = await visit.app.get(`/therapy-sessions/${sessions[1].id}`, therapist.headers);
  const { startsAt } = await read.json();
  expect(startsAt).toBe(`${times.at(moves[0]!.status === 200 ? -1 : -2)!.slice(0, 19)}Z`);
  expect(await visit.read(anna))
    .toMatchObject({ state: "offered", seat: { startsAt }, offer: { startsAt } });
  const held = await visit.app.database.read.select({ startsAt: holds.startsAt }).from(holds);
  expect(held).toEqual([{ startsAt: Date.parse(startsAt) }]);
});
