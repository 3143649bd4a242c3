import type { Hono } from "hono";
import type { Bookings } from "./bookings.ts";
import { ownersOf } from "./event-type-routes.ts";
import { type ApiEnv, needScope } from "./request-checks.ts";
import { pageOf } from "./paging.ts";
import { findIn, instantIn } from "./parameters.ts";
import { denied, invalid, unknown } from "./errors.ts";
import { presentEvent, presentInvitee, time, uris } from "./resources.ts";
import type { Invitee, World } from "./state.ts";

export function eventRoutes(app: Hono<ApiEnv>, world: World, bookings: Bookings): void {
  app.get("/scheduled_events", (c) => {
    needScope(c.var.token, "scheduled_events:read");
    const url = new URL(c.req.url);
    const query = url.searchParams;
    const { person } = c.var.token;
    if (query.has("user") && !query.has("organization")) {
      const own = query.get("user") === uris(world).user(person);
      if (!own) {
        throw denied(
          "Please also specify organization when requesting events for a user within your " +
            "organization.",
        );
      }
    }
    const owners = ownersOf(world, c.var.token, query);
    const others = [...owners].some((uuid) => uuid !== person.uuid);
    if (others && !person.isAdmin) throw denied();
    const from = query.has("min_start_time")
      ? instantIn("min_start_time", query.get("min_start_time"))
      : -Infinity;
    const to = query.has("max_start_time")
      ? instantIn("max_start_time", query.get("max_start_time"))
      : Infinity;
    const [status, email] = [query.get("status"), query.get("invitee_email")];
    if (status !== null && status !== "active" && status !== "canceled") {
      throw invalid({ parameter: "status", message: "is not included in the list" });
    }
    const found = world.events
      .filter(({ type }) => owners.has(type.owner.uuid))
      .filter((event) => status === null || event.status === status)
      .filter(({ startsAt }) => startsAt >= from && startsAt < to)
      .filter((event) => email === null || guests(event.uuid).some((one) => one.email === email))
      .toSorted((a, b) => a.startsAt - b.startsAt || (a.uuid < b.uuid ? -1 : 1));
    const sorted = query.get("sort") === "start_time:desc" ? found.toReversed() : found;
    return c.json(pageOf(world, url, sorted, (event) => presentEvent(world, event)));
  });

  app.get("/scheduled_events/:uuid", (c) => {
    needScope(c.var.token, "scheduled_events:read");
    const event = findIn(world.events, c.req.param("uuid"));
    return c.json({ resource: presentEvent(world, event) });
  });

  app.post("/scheduled_events/:uuid/cancellation", async (c) => {
    needScope(c.var.token, "scheduled_events:write");
    const event = findIn(world.events, c.req.param("uuid"));
    const { person } = c.var.token;
    if (event.type.owner !== person && !person.isAdmin) {
      throw denied("You are not allowed to cancel this event");
    }
    const given = await c.req.json<{ reason?: unknown }>().catch(() => ({ reason: undefined }));
    const reason = typeof given.reason === "string" ? given.reason : null;
    if (reason && reason.length > 10_000) {
      throw invalid({ parameter: "reason", message: "is too long" });
    }
    bookings.cancelEvent(event, { canceled_by: person.name, reason, canceler_type: "host" });
    return c.json({
      resource: {
        canceled_by: person.name,
        reason,
        canceler_type: "host",
        created_at: time(world.clock()),
      },
    }, 201);
  });

  app.get("/scheduled_events/:uuid/invitees", (c) => {
    needScope(c.var.token, "scheduled_events:read");
    const event = findIn(world.events, c.req.param("uuid"));
    const url = new URL(c.req.url);
    const [status, email] = [url.searchParams.get("status"), url.searchParams.get("email")];
    const found = guests(event.uuid)
      .filter((one) => status === null || one.status === status)
      .filter((one) => email === null || one.email === email);
    return c.json(pageOf(world, url, found, (one) => presentInvitee(world, one)));
  });

  app.get("/scheduled_events/:event/invitees/:uuid", (c) => {
    needScope(c.var.token, "scheduled_events:read");
    const invitee = findIn(guests(c.req.param("event")), c.req.param("uuid"));
    return c.json({ resource: presentInvitee(world, invitee) });
  });

  app.post("/invitee_no_shows", async (c) => {
    needScope(c.var.token, "scheduled_events:write");
    const { invitee: uri } = await c.req.json<{ invitee?: string }>();
    const invitee = world.invitees.find((one) => uris(world).invitee(one) === uri);
    if (!invitee) throw unknown();
    const noShow = bookings.markNoShow(invitee);
    return c.json({ resource: presentNoShow(invitee, noShow) }, 201);
  });

  app.get("/invitee_no_shows/:uuid", (c) => {
    const invitee = byNoShow(c.req.param("uuid"));
    return c.json({ resource: presentNoShow(invitee, invitee.noShow!) });
  });

  app.delete("/invitee_no_shows/:uuid", (c) => {
    needScope(c.var.token, "scheduled_events:write");
    bookings.takeNoShowBack(byNoShow(c.req.param("uuid")));
    return c.body(null, 204);
  });

  function guests(eventUuid: string) {
    return world.invitees.filter(({ event }) => event.uuid === eventUuid);
  }

  function byNoShow(uuid: string): Invitee {
    const invitee = world.invitees.find(({ noShow }) => noShow?.uuid === uuid);
    if (!invitee) throw unknown();
    return invitee;
  }

  function presentNoShow(invitee: Invitee, { uuid, createdAt }: NonNullable<Invitee["noShow"]>) {
    const names = uris(world);
    return {
      uri: names.noShow(uuid),
      invitee: names.invitee(invitee),
      created_at: time(createdAt),
    };
  }
}
