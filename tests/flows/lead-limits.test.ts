import { expect, test, vi } from "vitest";
import { day, hour } from "backend/domain/duration.ts";
import { joinUs } from "backend/use-cases/leads/join-us.ts";
import { openTestApp } from "tests/test-app.ts";
import { expectRefusal } from "../support/sign-in-steps.ts";

test("one network leaves 5 addresses an hour and 20 a day, and all networks together 200 an hour", async () => {
  await using app = await openTestApp({ demo: false });
  let count = 0;
  const leave = async () => {
    const email = `kadri-${count++}@example.ee`;
    return await app.post("/leads", { email, iAmPractitioner: false });
  };
  for (const allowed of [5, 5, 5, 5, 0]) {
    for (let each = 0; each < allowed; each++) expect((await leave()).status).toBe(202);
    const refused = await leave();
    await expectRefusal(refused, 429, "ERR_TOO_MANY_REQUESTS");
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    app.advance(hour);
  }
  app.advance(day);
  const leaveAt = (address: string) =>
    joinUs(app.ports, { now: app.now(), language: "et", address }, {
      email: `kadri-${count++}@example.ee`,
      iAmPractitioner: false,
    });
  for (let each = 0; each < 200; each++) await leaveAt(`10.2.${each >> 2}.${each}`);
  await expect(leaveAt("10.3.0.1")).rejects.toThrow("ERR_TOO_MANY_REQUESTS");

  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  for (let each = 0; each < 2; each++) {
    await expectRefusal(await leave(), 429, "ERR_TOO_MANY_REQUESTS");
  }
  expect(warned.mock.calls.flat()).toEqual([expect.stringContaining("all networks together")]);
  warned.mockRestore();
});
