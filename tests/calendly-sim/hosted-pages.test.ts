import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Buffer } from "node:buffer";
import { listenOnLoopback } from "../support/loopback.ts";
import { signatureOf } from "./deliveries.ts";
import { seedFixture } from "./seed-fixture.ts";
import { openSimulator, type Simulator } from "./simulator.ts";
import { day, hour } from "backend/domain/duration.ts";

const start = Date.parse("2026-11-16T04:00:00Z");

let now: number;
let simulator: Simulator;
let fixture: ReturnType<typeof seedFixture>;

beforeAll(() => {
  now = start;
  simulator = openSimulator({ clock: () => now });
  fixture = seedFixture(simulator.world);
});
afterAll(() => simulator[Symbol.asyncDispose]());

const iso = (instant: number) => new Date(instant).toISOString();

async function request(path: string, { method, body }: { method: string; body: unknown }) {
  const answer = await fetch(`${simulator.apiUrl}${path}`, {
    method,
    headers: { Authorization: `Bearer ${fixture.token.value}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

describe("hosted pages", () => {
  const friday = start + 4 * day + 3 * hour;
  const page = (path: string, init?: RequestInit) => fetch(`${simulator.pageUrl}${path}`, init);
  const at = `/anna/session/${iso(friday).replace(".000Z", "Z")}`;

  test("post their messages in order, and only to a parent that is named", async () => {
    expect(await (await page("/anna/session")).text()).not.toContain("postMessage");
    const messagesOf = async (path: string, init?: RequestInit) => {
      const text = await (await page(path, init)).text();
      return [...text.matchAll(/"event":"(calendly\.\w+)"|"height":"(\w+)"/g)]
        .map(([, event, height]) => event ?? height);
    };
    expect(await messagesOf("/anna?embed_domain=here")).toEqual([
      "calendly.page_height",
      "26px",
      "calendly.page_height",
      "602px",
      "calendly.profile_page_viewed",
    ]);
    const selected = await messagesOf(`${at}?embed_domain=here`);
    expect(selected.slice(4)).toEqual([
      "calendly.event_type_viewed",
      "calendly.date_and_time_selected",
    ]);
    const form = new URLSearchParams({ name: "Mari", email: "form@a.ee", a1: "Sleep" });
    const scheduled = await messagesOf(`${at}?embed_domain=here&utm_source=x`, {
      method: "POST",
      body: form,
    });
    expect(scheduled).toEqual(["calendly.event_scheduled"]);
    expect(simulator.world.invitees.at(-1)).toMatchObject({
      email: "form@a.ee",
      answers: [{ question: "What brings you?", answer: "Sleep" }],
      tracking: { utm_source: "x", utm_content: null },
      method: "instant_book",
    });
  });

  test("are prefilled, and prefilled values are plain text", async () => {
    const query = new URLSearchParams({
      first_name: '"><script>',
      last_name: "T",
      email: "m@a.ee",
    });
    const text = await (await page(`${at.replace("07:00", "08:00")}?${query}`)).text();
    expect(text).toContain('value="m@a.ee"');
    expect(text).not.toContain('"><script>');
  });

  test("of a single-use link book once", async () => {
    const { body } = await request("/scheduling_links", {
      method: "POST",
      body: {
        max_event_count: 1,
        owner: simulator.uris.eventType(fixture.session),
        owner_type: "EventType",
      },
    });
    const { pathname } = new URL(body.resource.booking_url);
    const time = iso(friday + 2 * hour).replace(".000Z", "Z");
    const form = new URLSearchParams({ name: "Mari", email: "once@a.ee" });
    expect((await page(pathname)).status).toBe(200);
    expect((await page(`${pathname}/${time}`, { method: "POST", body: form })).status).toBe(200);
    expect((await page(pathname)).status).toBe(404);
  });

  test("of a forger post from another origin", async () => {
    const text = await (await fetch(simulator.forgerUrl)).text();
    expect(text).toContain("calendly.event_scheduled");
    expect(new URL(simulator.forgerUrl).origin).not.toBe(simulator.pageUrl);
  });
});

describe("webhook messages", () => {
  test("are signed, retried after failures, and end with the subscription after a day", async () => {
    const listener = await listenOnLoopback();
    let status = 204;
    const heard: { signature: string; body: string }[] = [];
    listener.answer = (request, response) => {
      const chunks: Uint8Array[] = [];
      request.on("data", (chunk: Uint8Array) => chunks.push(chunk));
      request.on("end", () => {
        const signature = String(request.headers["calendly-webhook-signature"]);
        heard.push({ signature, body: new TextDecoder().decode(Buffer.concat(chunks)) });
        response.writeHead(status, { Location: "/elsewhere" });
        response.end();
      });
    };
    const hook = {
      url: `${listener.url}/webhook`,
      events: ["invitee.created", "invitee.canceled"],
      organization: `https://api.calendly.com/organizations/${fixture.anna.organization}`,
      scope: "organization",
      signing_key: "key",
    };
    const subscribe = () => request("/webhook_subscriptions", { method: "POST", body: hook });
    expect(await subscribe()).toMatchObject({
      status: 201,
      body: { resource: { callback_url: hook.url, state: "active" } },
    });
    expect((await subscribe()).body.message).toBe("Hook with this url already exists");

    const wednesday = start + 9 * day + 3 * hour;
    const old = simulator.bookFromPage(fixture.session, wednesday, { name: "M", email: "w@a.ee" });
    await simulator.deliveries.deliverDue();
    const [message] = heard;
    const seconds = Math.floor(now / 1000);
    expect(message!.signature).toBe(signatureOf("key", seconds, message!.body));
    expect(JSON.parse(message!.body)).toMatchObject({
      event: "invitee.created",
      payload: { email: "w@a.ee", scheduled_event: { status: "active" } },
    });

    const moved = simulator.rescheduleFromPage(old, wednesday + hour);
    await simulator.deliveries.deliverDue();
    const [canceled, created] = heard.slice(1).map(({ body }) => JSON.parse(body).payload);
    expect(canceled).toMatchObject({
      rescheduled: true,
      new_invitee: simulator.uris.invitee(moved),
    });
    expect(created).toMatchObject({ old_invitee: simulator.uris.invitee(old), rescheduled: false });

    const kept = simulator.deliveries.waiting.slice(-2);
    expect(await simulator.deliveries.deliver([...kept, kept[1]!].toReversed())).toEqual([
      204,
      204,
      204,
    ]);
    expect(heard.slice(-3).map(({ body }) => JSON.parse(body).event))
      .toEqual(["invitee.created", "invitee.created", "invitee.canceled"]);
    await simulator.deliveries.tampered(kept[0]!, {
      body: (text) => text.replace("w@a.ee", "x@a.ee"),
      skew: 600,
    });
    expect(heard.at(-1)!.body).toContain("x@a.ee");
    expect(heard.at(-1)!.signature).toMatch(`t=${seconds + 600},`);
    await simulator.deliveries.tampered(kept[0]!, { signature: () => null });
    expect(heard.at(-1)!.signature).toBe("undefined");

    simulator.bookFromPage(fixture.session, wednesday, { name: "M", email: "late@a.ee" });
    simulator.deliveries.delay(hour);
    expect(await simulator.deliveries.deliverDue()).toBe(0);
    now += hour;
    expect(await simulator.deliveries.deliverDue()).toBe(1);
    status = 302;
    simulator.cancelFromPage(moved);
    for (let hours = 0; hours <= 30; hours++) {
      await simulator.deliveries.deliverDue();
      now += hour;
    }
    expect(simulator.world.hooks[0]!.state).toBe("disabled");
    expect(listener.requests).not.toContain("/elsewhere");
    await listener.close();
    now = start;
  });
});
