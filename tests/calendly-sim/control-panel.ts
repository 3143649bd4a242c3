import { type Context, Hono } from "hono";
import { escape } from "html-escaper";
import type { Bookings } from "./bookings.ts";
import type { Deliveries, Delivery } from "./deliveries.ts";
import { faultKinds, type Faults, readFault } from "./faults.ts";
import { htmlPage, spoken } from "./page-html.ts";
import { type Invitee, plans, type World } from "./state.ts";

type Parts = { bookings: Bookings; deliveries: Deliveries; faults: Faults };

const shown = 30;

/** A page for manual trials: what happens at the provider, and which faults occur. */
export function controlPanelOf(world: World, { bookings, deliveries, faults }: Parts) {
  const app = new Hono();
  let isHeld = false;

  app.get("/", () => html(htmlPage("Control panel", page())));

  app.post("/bookings/:uuid/:act", (c) => {
    const invitee = world.invitees.find(({ uuid }) => uuid === c.req.param("uuid"));
    if (!invitee) return c.notFound();
    const acts: Record<string, () => void> = {
      "host-cancels": () =>
        bookings.cancelEvent(invitee.event, {
          canceled_by: invitee.event.type.owner.name,
          reason: null,
          canceler_type: "host",
        }),
      "no-show": () => void bookings.markNoShow(invitee),
      "take-back": () => bookings.takeNoShowBack(invitee),
    };
    acts[c.req.param("act")]?.();
    return back(c);
  });

  app.post("/deliveries/:act", async (c) => {
    const waiting = deliveries.waiting.filter(({ isDone }) => !isDone);
    const last = deliveries.waiting.findLast(({ isDone }) => isDone);
    const again = (tampering: Parameters<Deliveries["tampered"]>[1]) =>
      last && deliveries.tampered(last, tampering);
    const acts: Record<string, () => unknown> = {
      hold: () => isHeld = true,
      "let-go": () => isHeld = false,
      deliver: () => deliveries.deliver(waiting),
      backwards: () => deliveries.deliver(waiting.toReversed()),
      twice: () => deliveries.deliver(waiting.flatMap((one): Delivery[] => [one, one])),
      replay: () => again({}),
      old: () => again({ skew: -600 }),
      forged: () => again({ signature: (signed) => signed.replace(/.$/, otherDigit) }),
      unsigned: () => again({ signature: () => null }),
    };
    await acts[c.req.param("act")]?.();
    return back(c);
  });

  app.post("/faults", async (c) => {
    const form = await c.req.formData();
    const fault = readFault(`${form.get("kind")}:${form.get("times")}`);
    if (fault) faults.add({ ...fault, ...pathOf(String(form.get("path") ?? "")) });
    return back(c);
  });
  app.post("/faults/clear", (c) => {
    faults.clear();
    return back(c);
  });

  app.post("/plans/:uuid", async (c) => {
    const person = world.people.find(({ uuid }) => uuid === c.req.param("uuid"));
    const given = (await c.req.formData()).get("plan");
    const plan = plans.find((one) => one === given);
    if (person && plan) person.plan = plan;
    return back(c);
  });

  return { app, isHeld: () => isHeld };

  function page(): string {
    const waiting = deliveries.waiting.filter(({ isDone }) => !isDone).length;
    return `<h1>Control panel of the simulated Calendly</h1>
<h2>Bookings</h2>${list(world.invitees.slice(-shown).toReversed().map(booking))}
<h2>Webhook deliveries</h2><p>${waiting} waiting${isHeld ? ", held back" : ""}</p>
<ul>${isHeld ? act("deliveries/let-go", "Send by itself") : act("deliveries/hold", "Hold back")}
${act("deliveries/deliver", "Send now")}${act("deliveries/backwards", "Send backwards")}
${act("deliveries/twice", "Send each twice")}</ul>
<p class="quiet">The last one once more:</p>
<ul>${act("deliveries/replay", "As it was")}${act("deliveries/old", "Ten minutes old")}
${act("deliveries/forged", "Wrongly signed")}${act("deliveries/unsigned", "Unsigned")}</ul>
${list(world.hooks.map(({ callbackUrl, state, scope }) => `${callbackUrl} · ${scope} · ${state}`))}
${list(deliveries.log.slice(-shown).toReversed().map(sent))}
<h2>Faults of the API</h2>${list(faults.list().map(faultText))}
<form method="post" action="/control-panel/faults"><label>What goes wrong
<select name="kind">${
      faultKinds.map((kind) => `<option>${kind}</option>`).join("")
    }</select></label>
<label>How often<input name="times" type="number" min="1" value="3"></label>
<label>At paths that contain<input name="path" placeholder="invitees"></label>
<button class="main">Let it go wrong</button></form><ul>${
      act("faults/clear", "All well again")
    }</ul>
<h2>Plans</h2>${world.people.map(planOf).join("")}`;
  }

  function planOf({ uuid, name, plan }: World["people"][number]): string {
    const options = plans.map((one) => `<option${one === plan ? " selected" : ""}>${one}</option>`);
    return `<form method="post" action="/control-panel/plans/${uuid}"><label>${escape(name)}
<select name="plan">${options.join("")}</select></label><button>Change</button></form>`;
  }
}

function booking(invitee: Invitee): string {
  const { event, name, email, status, uuid, noShow } = invitee;
  const { day, clock } = spoken(event.startsAt, event.type.owner.timeZone);
  const says = `${escape(event.type.name)}, ${day}, ${clock}: ${escape(name)}, ${escape(email)}`;
  if (status === "canceled") return `<s>${says}</s>${invitee.new ? " · moved" : ""}`;
  return `${says}<ul><li><a href="/reschedulings/${uuid}">Reschedule</a></li>
<li><a href="/cancellations/${uuid}">Cancel</a></li>
${act(`bookings/${uuid}/host-cancels`, "The host cancels")}
${
    noShow
      ? act(`bookings/${uuid}/take-back`, "Came after all")
      : act(`bookings/${uuid}/no-show`, "Did not come")
  }</ul>`;
}

function sent({ event, status, at }: Deliveries["log"][number]): string {
  return `${new Date(at).toISOString()} · ${event} · ${status ?? "no answer"}`;
}

function faultText({ kind, path, left }: ReturnType<Faults["list"]>[number]): string {
  return `${kind}, ${left} times${path ? ` at ${escape(path.source)}` : ""}`;
}

function act(path: string, label: string): string {
  return `<li><form method="post" action="/control-panel/${path}"><button>${label}</button></form></li>`;
}

function list(items: string[]): string {
  return items.length === 0 ? "<p>None.</p>" : items.map((item) => `<div>${item}</div>`).join("");
}

function pathOf(text: string) {
  return text ? { path: new RegExp(text.replace(/[^\w/-]/g, "")) } : {};
}

function otherDigit(digit: string): string {
  return digit === "0" ? "1" : "0";
}

function back(c: Context): Response {
  return c.redirect("/control-panel", 303);
}

function html(text: string): Response {
  return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
