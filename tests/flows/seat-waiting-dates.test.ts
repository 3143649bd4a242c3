import { expect, test } from "vitest";
import { day } from "backend/domain/duration.ts";
import { openFullGroup } from "./seat-waiting-steps.ts";

test("a person who books another date keeps the place in line", async () => {
  await using visit = await openFullGroup();
  const { times } = visit;
  const anna = await visit.join(await visit.person("anna"));
  const apart = times.find((time) => Date.parse(time) > Date.parse(visit.startTime) + day)!;
  expect((await visit.book("anna@example.ee", apart)).status).toBe(201);
  expect(await visit.read(anna)).toMatchObject({ state: "waiting" });
  await visit.cancel(0);
  expect(await visit.read(anna)).toMatchObject({ state: "offered" });
});
