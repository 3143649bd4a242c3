import { type Context, Hono } from "hono";
import { escape } from "html-escaper";
import type { Bookings } from "./bookings.ts";
import { bookFromPage } from "./hosted-actions.ts";
import { isOffered, openTimes } from "./open-times.ts";
import {
  formFor,
  headOf,
  htmlPage,
  messageScript,
  opening,
  spoken,
  timesList,
} from "./page-html.ts";
import { Refusal } from "./errors.ts";
import { uris } from "./resources.ts";
import type { EventType, Invitee, World } from "./state.ts";

const fortnight = 14 * 86_400_000;

const typeViewed = { event: "calendly.event_type_viewed", payload: {} };
const timeSelected = { event: "calendly.date_and_time_selected", payload: {} };

/** The hosted pages on an origin of their own: choosing, booking, cancelling and moving by hand. */
export function pagesOf(world: World, bookings: Bookings, controlPanel: Hono) {
  const app = new Hono();
  app.onError((error) => {
    if (!(error instanceof Refusal)) throw error;
    return html(htmlPage("Not possible", `<p role="alert">${escape(error.message)}</p>`), 409);
  });

  app.route("/control-panel", controlPanel);

  app.get("/d/:id/:slug", (c) => {
    const link = world.links.find(({ path }) => path === c.req.path);
    return link && !link.isUsed ? calendar(c, link.type) : gone();
  });
  app.get("/d/:id/:slug/:start", (c) => {
    const link = linkOf(c);
    return link ? form(c, link.type) : gone();
  });
  app.post("/d/:id/:slug/:start", async (c) => {
    const link = linkOf(c);
    if (!link) return gone();
    const answer = await book(c, link.type);
    if (answer.status === 200) link.isUsed = true;
    return answer;
  });

  app.get("/cancellations/:uuid", (c) => {
    const invitee = inviteeOf(c);
    if (!invitee) return gone();
    return html(htmlPage(
      "Cancel",
      `${what(invitee)}<form method="post"><label>Reason<textarea name="reason" rows="3"></textarea>
</label><button class="main">Cancel event</button></form>`,
    ));
  });
  app.post("/cancellations/:uuid", async (c) => {
    const invitee = inviteeOf(c);
    if (!invitee) return gone();
    const reason = (await c.req.formData()).get("reason");
    bookings.cancelInvitee(invitee, {
      canceled_by: invitee.name,
      reason: typeof reason === "string" && reason ? reason : null,
      canceler_type: "invitee",
    });
    return html(htmlPage("Cancelled", `${what(invitee)}<p><strong>Cancelled.</strong></p>`));
  });

  app.get("/reschedulings/:uuid", (c) => {
    const invitee = inviteeOf(c);
    if (!invitee) return gone();
    const { type } = invitee.event;
    const now = world.clock();
    const times = openTimes(world, type, now, now + fortnight).map(({ startsAt }) => startsAt);
    const list = timesList(
      times,
      type.owner.timeZone,
      (startsAt) => `/reschedulings/${invitee.uuid}/${isoOf(startsAt)}`,
    );
    return html(htmlPage("Reschedule", `${what(invitee)}${list}`));
  });
  app.get("/reschedulings/:uuid/:start", (c) => {
    const invitee = inviteeOf(c);
    if (!invitee) return gone();
    const { day, clock } = spoken(startOf(c), invitee.event.type.owner.timeZone);
    return html(htmlPage(
      "Reschedule",
      `${what(invitee)}<p>New time: <strong>${escape(day)}, ${clock}</strong></p>
<form method="post"><button class="main">Reschedule event</button></form>`,
    ));
  });
  app.post("/reschedulings/:uuid/:start", (c) => {
    const invitee = inviteeOf(c);
    if (!invitee) return gone();
    const moved = bookings.move(invitee, startOf(c));
    return html(htmlPage("Rescheduled", `${what(moved)}<p><strong>Rescheduled.</strong></p>`));
  });

  app.get("/:owner", (c) => {
    const types = world.eventTypes.filter((type) =>
      type.owner.slug === c.req.param("owner") && isOffered(type) && !type.secret
    );
    if (types.length === 0) return gone();
    const { search } = new URL(c.req.url);
    const links = types.map(({ owner, slug, name }) =>
      `<li><a href="${escape(`/${owner.slug}/${slug}${search}`)}">${escape(name)}</a></li>`
    );
    const viewed = { event: "calendly.profile_page_viewed", payload: {} };
    return html(htmlPage(
      types[0]!.owner.name,
      `<h1>${escape(types[0]!.owner.name)}</h1><ul>${links.join("")}</ul>`,
      messageScript(queryOf(c), [...opening, viewed]),
    ));
  });
  app.get("/:owner/:slug", (c) => {
    const type = typeOf(c);
    return type ? calendar(c, type) : gone();
  });
  app.get("/:owner/:slug/:start", (c) => {
    const type = typeOf(c);
    return type ? form(c, type) : gone();
  });
  app.post("/:owner/:slug/:start", (c) => {
    const type = typeOf(c);
    return type ? book(c, type) : gone();
  });
  return app;

  function typeOf(c: Context): EventType | undefined {
    return world.eventTypes.find((type) =>
      isOffered(type) && type.owner.slug === c.req.param("owner") &&
      type.slug === c.req.param("slug")
    );
  }

  function linkOf(c: Context) {
    const path = c.req.path.split("/").slice(0, 4).join("/");
    return world.links.find((link) => link.path === path && !link.isUsed);
  }

  function inviteeOf(c: Context): Invitee | undefined {
    return world.invitees.find(({ uuid }) => uuid === c.req.param("uuid"));
  }

  function calendar(c: Context, type: EventType): Response {
    const { pathname, search } = new URL(c.req.url);
    const query = queryOf(c);
    const now = world.clock();
    const from = Math.max(now, Date.parse(query.get("date") ?? "") || 0);
    const times = openTimes(world, type, from, from + fortnight).map(({ startsAt }) => startsAt);
    const list = timesList(
      times,
      type.owner.timeZone,
      (startsAt) => `${pathname}/${isoOf(startsAt)}${search}`,
    );
    const script = messageScript(query, [...opening, typeViewed]);
    return html(htmlPage(type.name, `${headOf(type)}${list}`, script));
  }

  function form(c: Context, type: EventType): Response {
    const query = queryOf(c);
    const startsAt = startOf(c);
    if (!bookings.isOpen(type, startsAt)) return calendar(c, type);
    const script = messageScript(query, [...opening, typeViewed, timeSelected]);
    return html(htmlPage(type.name, formFor(type, startsAt, query), script));
  }

  async function book(c: Context, type: EventType): Promise<Response> {
    const query = queryOf(c);
    const given = await c.req.formData();
    for (const [name, value] of given) if (typeof value === "string") query.set(name, value);
    const invitee = bookFromPage(bookings, type, startOf(c), query);
    const { invitee: inviteeUri, event: eventUri } = uris(world);
    const script = messageScript(query, [{
      event: "calendly.event_scheduled",
      payload: {
        event: { uri: eventUri(invitee.event) },
        invitee: { uri: inviteeUri(invitee) },
      },
    }]);
    return html(htmlPage(
      "Scheduled",
      `${what(invitee)}<p><strong>You are scheduled.</strong></p><ul>
<li><a href="/reschedulings/${invitee.uuid}">Reschedule</a></li>
<li><a href="/cancellations/${invitee.uuid}">Cancel</a></li></ul>`,
      script,
    ));
  }

  function what({ event, name }: Invitee): string {
    const { day, clock } = spoken(event.startsAt, event.type.owner.timeZone);
    return `${headOf(event.type)}<p>${escape(name)}</p><p>${escape(day)}, ${clock}</p>`;
  }
}

/** A foreign page that posts what only the booking page may post. */
export function forgerOf(lies: () => unknown[]) {
  const app = new Hono();
  app.get("*", () => {
    const text = JSON.stringify(lies()).replaceAll("<", "\\u003c");
    const script =
      `for (const lie of ${text}) { parent.postMessage(lie, "*"); top.postMessage(lie, "*"); }`;
    return html(htmlPage("Not the provider", "<p>This page lies.</p>", script));
  });
  return app;
}

function queryOf(c: Context): URLSearchParams {
  return new URL(c.req.url).searchParams;
}

function startOf(c: Context): number {
  return Date.parse(c.req.param("start") ?? "");
}

function isoOf(startsAt: number): string {
  return new Date(startsAt).toISOString().replace(".000Z", "Z");
}

function html(text: string, status = 200): Response {
  return new Response(text, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

function gone(): Response {
  return html(htmlPage("Unavailable", "<h1>This page is unavailable</h1>"), 404);
}
