import { Buffer } from "node:buffer";
import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { hour, minute } from "backend/domain/duration.ts";
import { httpsWebhookSender } from "backend/adapters/webhooks/https-sender.ts";
import { isPublicAddress, reachOf } from "backend/adapters/public-address.ts";
import { deliverDueWebhooks } from "backend/use-cases/webhooks/deliver-due-webhooks.ts";
import { finishEndedTherapySessions } from "backend/use-cases/therapy-sessions/finish-ended-therapy-sessions.ts";
import { openFixture } from "../security/matrix-fixture.ts";
import { demoPassword, testConfig } from "../test-app.ts";

type Received = { headers: Record<string, string>; body: string };

/** A practitioner's own server; `status` answers the next messages. */
function openReceiver() {
  const received: Received[] = [];
  const receiver = {
    received,
    status: 204,
    url: "",
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {} },
    async (request) => {
      received.push({ headers: Object.fromEntries(request.headers), body: await request.text() });
      return new Response(null, { status: receiver.status });
    },
  );
  receiver.url = `http://127.0.0.1:${server.addr.port}/hooks`;
  return receiver;
}

const events = ["session.booked", "session.moved", "session.cancelled", "session.finished"];

async function openWithWebhook(url: string) {
  const fixture = await openFixture();
  const { app } = fixture;
  const headers = fixture.headers("practitioner");
  const answer = await app.post("/webhooks", { url, events }, headers);
  expect(answer.status).toBe(201);
  const { webhook, secret } = await answer.json();
  const deliver = () => deliverDueWebhooks(app.ports, { clock: app.now });
  const log = async () => {
    const listed = await app.get(`/webhooks/${webhook.id}/deliveries`, headers);
    return (await listed.json()).deliveries;
  };
  return { fixture, app, headers, webhook, secret, deliver, log };
}

function isSigned({ headers, body }: Received, secret: string): boolean {
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const signature = createHmac("sha256", key).update(signed).digest("base64");
  return headers["webhook-signature"] === `v1,${signature}`;
}

test("a move, a cancellation and an end are sent signed, with the session and without notes", async () => {
  await using receiver = openReceiver();
  const { fixture, app, headers, secret, deliver, log } = await openWithWebhook(receiver.url);
  await using _ = fixture;
  const { session } = await fixture.booked();
  const startsAt = (await fixture.offered()).times[0];
  const path = `/therapy-sessions/${session.id}`;
  await app.post(`${path}/reschedule`, { startsAt, reason: "Haige" }, headers);
  await deliver();
  await app.post(`${path}/cancel`, { reason: "Haige" }, headers);
  await deliver();
  const types = receiver.received.map(({ body }) => JSON.parse(body).type);
  expect(types).toEqual(["session.moved", "session.cancelled"]);
  expect(receiver.received.every((one) => isSigned(one, secret))).toBe(true);
  const { data } = JSON.parse(receiver.received[1]!.body);
  expect(data.session).toEqual({
    id: session.id,
    status: "cancelled",
    startsAt: expect.stringMatching(/:00Z$/),
    endsAt: expect.stringMatching(/:00Z$/),
    timeZone: expect.any(String),
    practiceType: expect.any(String),
    meetingType: expect.any(String),
    client: { id: fixture.users.owner.id, name: fixture.users.owner.name },
  });
  const [latest] = await log();
  expect(latest).toMatchObject({ event: "session.cancelled", state: "delivered", statusCode: 204 });
  expect(latest.id).toBe(receiver.received[1]!.headers["webhook-id"]);
});

test("a booking and the end of a session are sent", async () => {
  await using receiver = openReceiver();
  const { fixture, app, deliver } = await openWithWebhook(receiver.url);
  await using _ = fixture;
  fixture.reopen();
  const { session } = await fixture.booked();
  await deliver();
  app.advance(400 * 24 * hour);
  await finishEndedTherapySessions(app.ports, app.now());
  await deliver();
  const sent = receiver.received.map(({ body }) => JSON.parse(body))
    .filter(({ data }) => data.session.id === session.id);
  expect(sent.map(({ type }) => type)).toEqual(["session.booked", "session.finished"]);
});

test("a message is repeated later, and a failed one is sent again under its id on request", async () => {
  await using receiver = openReceiver();
  const { fixture, app, headers, webhook, deliver, log } = await openWithWebhook(receiver.url);
  await using _ = fixture;
  receiver.status = 500;
  await app.post(`/webhooks/${webhook.id}/test`, undefined, headers);
  await deliver();
  await deliver();
  expect(receiver.received).toHaveLength(1);
  expect(await log()).toMatchObject([{ state: "waiting", tries: 1, statusCode: 500 }]);
  for (let tries = 1; tries < 8; tries++) {
    app.advance(10 * hour);
    await deliver();
  }
  expect(receiver.received).toHaveLength(8);
  await app.database.transaction((connection) =>
    connection.run(sql`update webhook_deliveries set created_at = ${app.now()}`)
  );
  const login = await app.signIn("therapist1@demo.heaolu.ee");
  const [failed] = await app.ports.persistence.webhooks.listDeliveries(webhook.id, { limit: 1 })
    .then(({ items }) => items);
  expect(failed).toMatchObject({ state: "failed", tries: 8 });
  receiver.status = 200;
  const path = `/webhooks/${webhook.id}/deliveries/${failed!.id}/replay`;
  expect((await app.post(path, undefined, login.headers)).status).toBe(202);
  await deliver();
  expect(receiver.received.at(-1)!.headers["webhook-id"]).toBe(failed!.id);
  expect(receiver.received[0]!.headers["webhook-id"]).toBe(failed!.id);
});

test("a server that does not answer delays no other one's messages, and gets one a run", async () => {
  await using receiver = openReceiver();
  const { fixture, app, headers, webhook, deliver, log } = await openWithWebhook(receiver.url);
  await using _ = fixture;
  const answered = Promise.withResolvers<void>();
  let calls = 0;
  const silent = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, async () => {
    calls++;
    await answered.promise;
    return new Response();
  });
  const url = `http://127.0.0.1:${silent.addr.port}/`;
  const answer = await app.post("/webhooks", { url, events }, headers);
  const { webhook: slow } = await answer.json();
  for (let nth = 0; nth < 4; nth++) await app.post(`/webhooks/${slow.id}/test`, undefined, headers);
  await app.post(`/webhooks/${webhook.id}/test`, undefined, headers);
  // The server's own limit is ten seconds.
  const webhookSender = httpsWebhookSender({
    ...reachOf(testConfig(app.directory)),
    timeLimitMs: 3000,
  });
  const run = deliverDueWebhooks({ ...app.ports, webhookSender }, { clock: app.now });
  await expect.poll(async () => (await log())[0].state).toBe("delivered");
  expect(await run).toEqual({ delivered: 1, failed: 1 });
  expect(calls).toBe(1);
  const second = deliver();
  await expect.poll(() => calls).toBe(2);
  answered.resolve();
  await second;
  expect(calls).toBe(4);
  await silent.shutdown();
});

test("nothing is sent for a disabled owner", async () => {
  await using receiver = openReceiver();
  const { fixture, app, headers, webhook, deliver, log } = await openWithWebhook(receiver.url);
  await using _ = fixture;
  const { id } = fixture.users.practitioner;
  await app.post(`/webhooks/${webhook.id}/test`, undefined, headers);
  const disable = (at: number | null) =>
    app.database.transaction((connection) =>
      connection.run(sql`update users set disabled_at = ${at} where id = ${id}`)
    );
  await disable(1);
  await deliver();
  await disable(null);
  expect(receiver.received).toEqual([]);
  expect(await log()).toMatchObject([{ state: "failed", tries: 0 }]);
});

test("what waits to be sent when a client erases the account no longer names the client", async () => {
  await using receiver = openReceiver();
  const { fixture, app, deliver } = await openWithWebhook(receiver.url);
  await using _ = fixture;
  fixture.reopen();
  const { name, email, id } = fixture.users.owner;
  await fixture.booked();
  await deliver();
  expect(receiver.received.map(({ body }) => body).join()).toContain(name);
  receiver.received.length = 0;
  const headers = fixture.headers("owner");
  const answer = await app.post("/user/me/erase", { password: demoPassword }, headers);
  expect(answer.status, await answer.text()).toBe(200);
  await deliver();
  const sent = JSON.stringify(receiver.received);
  for (const fact of [name, email, id]) expect(sent).not.toContain(fact);
  const kept = await app.database.read.values(sql`select * from webhook_deliveries`);
  for (const fact of [name, email, id]) expect(JSON.stringify(kept)).not.toContain(fact);
});

test("a new secret signs at once, and a removed webhook gets nothing", async () => {
  await using receiver = openReceiver();
  const { fixture, app, headers, webhook, secret, deliver } = await openWithWebhook(receiver.url);
  await using _ = fixture;
  const rotated = await app.post(`/webhooks/${webhook.id}/rotate-secret`, undefined, headers);
  const { secret: second } = await rotated.json();
  await app.post(`/webhooks/${webhook.id}/test`, undefined, headers);
  await deliver();
  expect([secret, second].map((one) => isSigned(receiver.received[0]!, one))).toEqual([
    false,
    true,
  ]);
  await app.post(`/webhooks/${webhook.id}/test`, undefined, headers);
  expect((await app.send("DELETE", `/webhooks/${webhook.id}`, undefined, headers)).status).toBe(
    204,
  );
  await deliver();
  expect(receiver.received).toHaveLength(1);
});

test("a changed webhook keeps its secret and log; while paused its messages wait", async () => {
  await using earlier = openReceiver();
  await using receiver = openReceiver();
  const { fixture, app, headers, webhook, secret, deliver, log } = await openWithWebhook(
    earlier.url,
  );
  await using _ = fixture;
  const path = `/webhooks/${webhook.id}`;
  const test = () => app.post(`${path}/test`, undefined, headers);
  await test();
  await deliver();
  const change = { url: receiver.url, events: ["session.moved"], paused: true };
  const changed = await app.send("PUT", path, change, headers);
  expect(await changed.json()).toEqual({ ...webhook, ...change });
  await test();
  expect(await deliver()).toEqual({ delivered: 0, failed: 0 });
  expect(await log()).toMatchObject([{ state: "waiting", tries: 0 }, { state: "delivered" }]);
  await app.send("PUT", path, { ...change, paused: false }, headers);
  await deliver();
  expect([earlier, receiver].map(({ received }) => received.length)).toEqual([1, 1]);
  expect(isSigned(receiver.received[0]!, secret)).toBe(true);
  const refused = await app.send("PUT", path, { ...change, url: "ftp://a.example/" }, headers);
  expect((await refused.json()).errCode).toBe("ERR_WEBHOOK_ADDRESS");
  await app.database.transaction((connection) =>
    connection.run(sql`update sign_ins set proven_at = ${app.now() - 11 * minute}`)
  );
  const stale = await app.send("PUT", path, { ...change, paused: false }, headers);
  expect((await stale.json()).errCode).toBe("ERR_STEP_UP_REQUIRED");
});

test("in production only public https addresses are accepted, whatever their names lead to", async () => {
  const names: Record<string, string[]> = {
    "practice.example": ["93.184.216.34"],
    "inside.example": ["93.184.216.34", "10.0.0.1"],
    "metadata.example": ["169.254.169.254"],
  };
  const sender = httpsWebhookSender({
    isAllowed: isPublicAddress,
    resolve: (name) => Promise.resolve(names[name] ?? []),
  });
  await sender.check("https://practice.example/hooks");
  for (
    const url of [
      "http://practice.example/",
      "https://practice.example:8443/",
      "https://user:word@practice.example/",
      "https://inside.example/",
      "https://metadata.example/",
      "https://unknown.example/",
      "https://127.0.0.1/",
      "https://[::1]/",
      "https://[::ffff:10.0.0.1]/",
    ]
  ) {
    await expect(sender.check(url), url).rejects.toThrow("ERR_WEBHOOK_ADDRESS");
  }
  const message = { id: "1", url: "https://127.0.0.1/", secret: "whsec_AA==", body: "{}", now: 0 };
  expect(await sender.send(message)).toEqual({ statusCode: null });
});

test("an answer that does not come in time, and a redirect, count as failures", async () => {
  await using receiver = openReceiver();
  const slow = httpsWebhookSender({ isAllowed: () => true, insecure: true, timeLimitMs: 50 });
  const message = { id: "1", url: receiver.url, secret: "whsec_AA==", body: "{}", now: 0 };
  using silent = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const url = `http://127.0.0.1:${silent.addr.port}/`;
  expect((await slow.send({ ...message, url })).statusCode).toBe(null);
  const sender = httpsWebhookSender({ isAllowed: () => true, insecure: true });
  receiver.status = 302;
  expect(await sender.send(message)).toEqual({ statusCode: 302 });
  expect(receiver.received).toHaveLength(1);
});
