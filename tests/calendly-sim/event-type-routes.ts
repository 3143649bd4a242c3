import type { Hono } from "hono";
import { type ApiEnv, needScope } from "./request-checks.ts";
import { isOffered, openTimes } from "./open-times.ts";
import { pageOf as listPage } from "./paging.ts";
import { findIn, idIn, instantIn } from "./parameters.ts";
import { denied, invalid, unknown } from "./errors.ts";
import { pageOf, presentEventType, time, uris } from "./resources.ts";
import type { Token, World } from "./state.ts";
import { day } from "backend/domain/duration.ts";

export function eventTypeRoutes(app: Hono<ApiEnv>, world: World): void {
  app.get("/event_types", (c) => {
    needScope(c.var.token, "event_types:read");
    const url = new URL(c.req.url);
    const owners = ownersOf(world, c.var.token, url.searchParams);
    const active = url.searchParams.get("active");
    const sort = url.searchParams.get("sort") ?? "name:asc";
    const found = world.eventTypes
      .filter((type) => owners.has(type.owner.uuid))
      .filter((type) => type.deletedAt === null)
      .filter((type) => active === null || String(type.active) === active)
      .toSorted((a, b) => a.name.localeCompare(b.name) || (a.uuid < b.uuid ? -1 : 1));
    const sorted = sort === "name:desc" ? found.toReversed() : found;
    return c.json(listPage(world, url, sorted, (type) => presentEventType(world, type)));
  });

  app.get("/event_types/:uuid", (c) => {
    needScope(c.var.token, "event_types:read");
    const type = findIn(world.eventTypes, c.req.param("uuid"));
    return c.json({ resource: presentEventType(world, type) });
  });

  app.get("/event_type_available_times", (c) => {
    needScope(c.var.token, "event_types:read");
    needScope(c.var.token, "availability:read");
    const uuid = idIn(world, "event_type", "event_types", c.req.query("event_type"));
    const from = instantIn("start_time", c.req.query("start_time"));
    const to = instantIn("end_time", c.req.query("end_time"));
    checkSpan(world.clock(), from, to, world.settings.maxAvailabilityDays);
    const type = findIn(world.eventTypes, uuid);
    if (!isOffered(type)) throw unknown();
    const collection = openTimes(world, type, from, to).map(({ startsAt, seats }) => {
      const start = time(startsAt);
      const query = `month=${start.slice(0, 7)}&date=${start.slice(0, 10)}`;
      return {
        status: "available",
        invitees_remaining: seats,
        start_time: start,
        scheduling_url: `${pageOf(world, type)}/${start.slice(0, 19)}Z?${query}`,
      };
    });
    return c.json({ collection });
  });

  app.get("/user_busy_times", (c) => {
    needScope(c.var.token, "availability:read");
    const person = findIn(world.people, idIn(world, "user", "users", c.req.query("user")));
    const from = instantIn("start_time", c.req.query("start_time"));
    const to = instantIn("end_time", c.req.query("end_time"));
    checkSpan(world.clock(), from, to, world.settings.maxBusyDays);
    const own = world.events
      .filter(({ status, type }) => status === "active" && type.owner === person)
      .map((event) => ({
        type: "calendly",
        from: event.startsAt,
        to: event.endsAt,
        bufferedTo: event.endsAt + event.type.bufferAfterMinutes * 60_000,
        event: { uri: uris(world).event(event) },
      }));
    const foreign = world.busy.filter((block) => block.person === person)
      .map((block) => ({ type: "external", ...block, bufferedTo: block.to }));
    const collection = [...own, ...foreign]
      .filter((busy) => busy.from < to && from < busy.bufferedTo)
      .toSorted((a, b) => a.from - b.from)
      .map((busy) => ({
        type: busy.type,
        start_time: time(busy.from),
        end_time: time(busy.to),
        buffered_start_time: time(busy.from),
        buffered_end_time: time(busy.bufferedTo),
        ..."event" in busy ? { event: busy.event } : {},
      }));
    return c.json({ collection });
  });
}

/**
 * The owner of the requested types or events: the caller, a colleague, or for administrators the
 * organisation.
 */
export function ownersOf(world: World, { person }: Token, query: URLSearchParams): Set<string> {
  const [user, organization] = [query.get("user"), query.get("organization")];
  if (!user && !organization) {
    throw invalid({ parameter: "user", message: "user or organization must be given" });
  }
  if (organization) {
    const id = idIn(world, "organization", "organizations", organization);
    if (id !== person.organization) throw denied();
    if (!user && !person.isAdmin) throw denied("You do not have permission");
  }
  const colleagues = world.people.filter((one) => one.organization === person.organization);
  if (!user) return new Set(colleagues.map(({ uuid }) => uuid));
  const id = idIn(world, "user", "users", user);
  if (!colleagues.some(({ uuid }) => uuid === id)) {
    throw denied("This user is not in your organization");
  }
  return new Set([id]);
}

function checkSpan(now: number, from: number, to: number, days: number): void {
  if (from <= now) {
    throw invalid({ parameter: "start_time", message: "start_time must be in the future" });
  }
  if (to <= from) {
    throw invalid({ parameter: "start_time", message: "start_time must be before end_time" });
  }
  if (to - from > days * day) {
    throw invalid({ parameter: "end_time", message: `date range can not exceed ${days} days` });
  }
}
