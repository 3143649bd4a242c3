import { Hono } from "hono";
import type { Bookings } from "./bookings.ts";
import { bookingRoutes } from "./booking-routes.ts";
import { eventRoutes } from "./event-routes.ts";
import { eventTypeRoutes } from "./event-type-routes.ts";
import type { faultsIn } from "./faults.ts";
import { answerRefusal, type ApiEnv, gateOf, needScope } from "./request-checks.ts";
import { hookRoutes } from "./webhook-routes.ts";
import { denied, unknown } from "./errors.ts";
import { presentPerson } from "./resources.ts";
import type { World } from "./state.ts";

type Parts = { bookings: Bookings; faults: ReturnType<typeof faultsIn>; stopped: AbortSignal };

const wholeLimit = {
  "X-RateLimit-Limit": "500",
  "X-RateLimit-Remaining": "500",
  "X-RateLimit-Reset": "60",
};

/** The REST API. Requests are logged, so that tests can count them. */
export function apiOf(world: World, { bookings, faults, stopped }: Parts) {
  const app = new Hono<ApiEnv>();
  const requests: { method: string; path: string; query: URLSearchParams }[] = [];
  app.onError(answerRefusal);
  app.notFound(() => answerRefusal(unknown()));
  app.use(async (c, next) => {
    const { pathname, searchParams } = new URL(c.req.url);
    requests.push({ method: c.req.method, path: pathname, query: searchParams });
    await next();
    // Unauthenticated requests count against no limit, but carry its headers.
    if (c.res.status === 401) {
      for (const [name, value] of Object.entries(wholeLimit)) c.res.headers.set(name, value);
    }
  });
  app.use(gateOf(world, faults, stopped));

  app.get("/users/:uuid", (c) => {
    const { person } = c.var.token;
    needScope(c.var.token, "users:read");
    const uuid = c.req.param("uuid");
    const found = uuid === "me" ? person : world.people.find((one) => one.uuid === uuid);
    if (!found) throw unknown();
    if (found.organization !== person.organization) throw denied();
    return c.json({ resource: presentPerson(world, found) });
  });
  app.post("/data_compliance/deletion/invitees", async (c) => {
    if (c.var.token.person.plan !== "enterprise") {
      throw denied("Please upgrade your Calendly account to Enterprise.");
    }
    const { emails } = await c.req.json<{ emails: string[] }>();
    world.forgotten.push(...emails);
    for (const invitee of world.invitees) {
      if (!emails.includes(invitee.email)) continue;
      Object.assign(invitee, { name: "Deleted", email: `${invitee.uuid}@deleted.invalid` });
    }
    return c.json({}, 202);
  });
  eventTypeRoutes(app, world);
  eventRoutes(app, world, bookings);
  bookingRoutes(app, world, bookings);
  hookRoutes(app, world);
  return { app, requests };
}
