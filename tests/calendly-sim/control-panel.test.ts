import { afterEach, beforeEach, expect, test } from "vitest";
import { listenOnLoopback } from "../support/loopback.ts";
import { faultKinds, readFault } from "./faults.ts";
import { seedFixture } from "./seed-fixture.ts";
import { openSimulator, type Simulator } from "./simulator.ts";
import { hour } from "backend/domain/duration.ts";

const start = Date.parse("2026-11-16T04:00:00Z");
const friday = start + 4 * 24 * hour + 3 * hour;

let now: number;
let simulator: Simulator;
let fixture: ReturnType<typeof seedFixture>;

beforeEach(() => {
  now = start;
  simulator = openSimulator({ clock: () => now });
  fixture = seedFixture(simulator.world);
});
afterEach(() => simulator[Symbol.asyncDispose]());

const look = async () => await (await fetch(`${simulator.pageUrl}/control-panel`)).text();

/** Presses a button of the control panel, which must exist. */
async function press(path: string, fields: Record<string, string> = {}) {
  expect(await look()).toContain(`action="/control-panel/${path}"`);
  const body = new URLSearchParams(fields);
  const answer = await fetch(`${simulator.pageUrl}/control-panel/${path}`, {
    method: "POST",
    body,
  });
  expect(answer.status).toBe(200);
}

test("the control panel marks no-shows and cancels for the host", async () => {
  const form = { name: "<b>Mari</b>", email: "mari@a.ee" };
  const invitee = simulator.bookFromPage(fixture.session, friday, form);
  const text = await look();
  expect(text).toContain("&lt;b&gt;Mari");
  expect(text).not.toContain("<b>Mari");
  await press(`bookings/${invitee.uuid}/no-show`);
  expect(invitee.noShow).not.toBeNull();
  await press(`bookings/${invitee.uuid}/take-back`);
  expect(invitee.noShow).toBeNull();
  await press(`bookings/${invitee.uuid}/host-cancels`);
  expect(invitee.cancellation?.canceler_type).toBe("host");
});

test("the control panel changes plans and sets and clears faults", async () => {
  await press(`plans/${fixture.anna.uuid}`, { plan: "free" });
  expect(fixture.anna.plan).toBe("free");
  const me = async () => {
    const headers = { Authorization: `Bearer ${fixture.token.value}` };
    const answer = await fetch(`${simulator.apiUrl}/users/me`, { headers });
    await answer.body?.cancel();
    return answer.status;
  };
  await press("faults", { kind: "server-error", times: "2", path: "users" });
  expect([await me(), await me(), await me()]).toEqual([500, 500, 200]);
  await press("faults", { kind: "expired-token", times: "5", path: "" });
  expect(await look()).toContain("expired-token, 5 times");
  await press("faults/clear");
  expect(await me()).toBe(200);
});

test("every fault can be set by its text form", () => {
  for (const kind of faultKinds) expect(readFault(`${kind}:2`)).toMatchObject({ kind, times: 2 });
  expect(["nothing", "slow:0", "slow:x", ""].map(readFault)).toEqual([null, null, null, null]);
});

test("webhook events can be held, reversed, repeated, resent and wrongly signed", async () => {
  const listener = await listenOnLoopback();
  const heard: string[] = [];
  const signatures: string[] = [];
  listener.answer = async (request, response) => {
    const chunks = await Array.fromAsync(request);
    const { event, payload } = JSON.parse(new TextDecoder().decode(Uint8Array.from(chunks.flatMap(
      (chunk: Uint8Array) => [...chunk],
    ))));
    heard.push(`${event} ${payload.email}`);
    signatures.push(String(request.headers["calendly-webhook-signature"]));
    response.writeHead(204);
    response.end();
  };
  await fetch(`${simulator.apiUrl}/webhook_subscriptions`, {
    method: "POST",
    headers: { Authorization: `Bearer ${fixture.token.value}` },
    body: JSON.stringify({
      url: `${listener.url}/webhook`,
      events: ["invitee.created"],
      organization: simulator.uris.organization(fixture.anna.organization),
      scope: "organization",
      signing_key: "key",
    }),
  });
  await press("deliveries/hold");
  expect(simulator.deliveriesArePaused()).toBe(true);
  const book = (at: number, email: string) =>
    simulator.bookFromPage(fixture.session, friday + at * hour, { name: "Mari", email });
  book(0, "1@a.ee");
  book(1, "2@a.ee");
  expect(await look()).toContain("2 waiting, held back");
  await press("deliveries/backwards");
  book(2, "3@a.ee");
  await press("deliveries/twice");
  await press("deliveries/replay");
  expect(heard.map((one) => one.split(" ")[1])).toEqual(
    ["2@a.ee", "1@a.ee", "3@a.ee", "3@a.ee", "3@a.ee"],
  );
  const good = signatures.at(-1)!;
  await press("deliveries/forged");
  expect(signatures.at(-1)!.slice(0, -1)).toBe(good.slice(0, -1));
  expect(signatures.at(-1)).not.toBe(good);
  await press("deliveries/unsigned");
  expect(signatures.at(-1)).toBe("undefined");
  await press("deliveries/old");
  expect(signatures.at(-1)).toMatch(`t=${start / 1000 - 600},`);
  await press("deliveries/let-go");
  expect(simulator.deliveriesArePaused()).toBe(false);
  expect(await look()).toContain("invitee.created · 204");
  await listener.close();
});
