import fc from "fast-check";
import { expect } from "vitest";
import { addressOf, step } from "./steps.ts";
import { password, type World } from "./world.ts";

/** Erases a client and adds a new one: future bookings are freed, past ones stay without a name. */
export const erase = fc.nat(2).map((client) =>
  step(`erase(${client})`, async (model, app) => {
    const { clients } = model.world;
    const { userId } = clients[client]!;
    const answer = await app.request("POST", "/user/me/erase", {
      as: userId,
      from: addressOf({ userId }),
      body: { password },
    });
    expect(answer!.status, JSON.stringify(answer)).toBe(200);
    expect((await app.request("GET", "/therapy-sessions/me", { as: userId }))!.status).toBe(401);
    const erased = Math.min(0, ...model.bookings.map((booking) => booking.client)) - 1;
    for (const booking of model.bookings) {
      if (booking.client !== client) continue;
      booking.client = erased;
      if (model.now < booking.startsAt) booking.cancelled = true;
    }
    for (const hold of model.holds) if (hold.client === client) hold.client = erased;
    const wanted = { terms: [], clients: 1, now: model.now };
    clients[client] = (await app.test<World>("world", wanted)).clients[0]!;
  })
);
