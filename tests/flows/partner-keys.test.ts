import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { day, minute } from "backend/domain/duration.ts";
import { remindOfPartnerKeys } from "backend/use-cases/admin/remind-of-partner-keys.ts";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { offeredTimes } from "./booked-session.ts";
import { codeFor, liisa, openGuestVisit } from "./guest-steps.ts";

const wish = {
  ...{ partnerName: "  Tervise Portaal OÜ ", partnerEmail: "arendus@portaal.example" },
  ...{ label: "Portaal", requestsPerMinute: 120, expiresAt: "2027-11-20T07:00:00Z" },
};

async function made(app: TestApp, scopes: string[], more: object = {}) {
  const { headers: admin } = await app.signIn("admin@demo.heaolu.ee");
  const answer = await app.post("/admin/api-keys", { ...wish, scopes, ...more }, admin);
  expect(answer.status).toBe(201);
  const { key, secret } = await answer.json();
  return { admin, key, secret, withKey: { Authorization: `Bearer ${secret}` } };
}

async function refusalOf(answer: Response | Promise<Response>): Promise<string> {
  const { errCode, detail } = await (await answer).json();
  return [errCode, detail].filter(Boolean).join(" ");
}

test("a partner reads the catalogue at its own limit, until an administrator revokes the key", async () => {
  await using app = await openTestApp();
  const { admin, key, secret, withKey } = await made(app, ["catalogue:read"]);
  expect(key).toMatchObject({ kind: "partner", ownerId: null, ownerName: "Tervise Portaal OÜ" });
  const search = await app.post("/therapists/search", { text: "massage" }, withKey);
  expect(search.status).toBe(200);
  expect(search.headers.get("RateLimit-Policy")).toBe('"requests";q=120;w=60');
  expect(await refusalOf(app.post("/calendly/holds", {}, withKey))).toBe(
    "ERR_SCOPE_MISSING bookings:write",
  );
  expect(await refusalOf(app.get("/availability", withKey))).toBe(
    "ERR_KEY_NOT_ALLOWED needs the key of a practitioner",
  );
  for (const path of ["/auth/me", "/admin/api-keys"]) {
    expect(await refusalOf(app.get(path, withKey)), path)
      .toBe("ERR_KEY_NOT_ALLOWED no key opens it: send none");
  }

  const listed = async (query: string) =>
    (await (await app.get(`/admin/api-keys?${query}`, admin)).json()).keys;
  expect(await listed("kind=partner&text=portaal")).toEqual([{ ...key, lastUsedOn: "2026-11-20" }]);
  expect(await listed("kind=practitioner")).toEqual([]);
  expect(await listed("text=100%25")).toEqual([]);
  const file = await (await app.get("/admin/lists/api-keys?kind=partner", admin)).text();
  expect(file).toContain("Tervise Portaal OÜ");
  const stored = await app.database.read.values(sql`select * from api_keys`);
  expect(JSON.stringify(stored)).not.toContain(secret.slice("heaolu_".length, -4));

  const reason = { reason: "Leping lõppes" };
  expect((await app.post(`/admin/api-keys/${key.id}/revoke`, reason, admin)).status).toBe(204);
  expect((await app.get("/practices", withKey)).status).toBe(401);
  const log = await (await app.get("/admin/actions?subject=api-key", admin)).json();
  const names = log.actions.map(({ action }: { action: string }) => action);
  expect(names).toEqual(["revoke-api-key", "create-partner-key"]);
  expect(log.actions[0].subject.name).toBe("Tervise Portaal OÜ");
});

test("the partner's contact gets a mail when a key is made, ends within 14 days, and is disabled", async () => {
  await using app = await openTestApp();
  const expiresAt = new Date(app.now() + 20 * day).toISOString();
  const { key, secret } = await made(app, ["catalogue:read"], { expiresAt });
  for (const days of [5, 2, 1]) {
    app.advance(days * day);
    await remindOfPartnerKeys(app.ports, app.now());
  }
  const { headers: admin } = await app.signIn("admin@demo.heaolu.ee");
  await app.post(`/admin/api-keys/${key.id}/revoke`, { reason: "Leping lõppes" }, admin);
  await remindOfPartnerKeys(app.ports, app.now());
  await sendDueMails(app.ports, { clock: app.now });
  const sent = (await app.ports.persistence.outbox.listSent(10)).toReversed()
    .filter(({ to }) => to === wish.partnerEmail);
  expect(sent.map(({ subject }) => subject).sort()).toEqual([
    "An API key was made for Tervise Portaal OÜ",
    "The API key “Portaal” ends on 10 December 2026",
    "The API key “Portaal” was disabled",
  ]);
  for (const { text } of sent) {
    expect(text).not.toContain(secret);
    expect(text).toContain(`ends in ${secret.slice(-4)}`);
    expect(text).toContain("/docs/get-started#keys-of-partners");
  }
});

test("a partner's booking is made with the code of its guest, and does not sign the partner in", async () => {
  const visit = await openGuestVisit();
  await using app = visit.app;
  const { withKey } = await made(app, ["times:read", "bookings:write"]);
  const { practice, times } = await offeredTimes(app, visit.therapistId, 30);
  const [eventType, startsAt] = [practice.eventTypeUri, times[0]!];
  const held = { event_type: eventType, start_time: startsAt };
  const { id: holdId, secret: holdSecret } =
    await (await app.post("/calendly/holds", held, withKey)).json();
  const hold = { id: holdId, secret: holdSecret };
  const form = visit.form({ eventType, startsAt, hold }, liisa);
  const answer = await app.post("/booking-requests", form, withKey);
  const { id, secret } = await answer.json();
  const code = await codeFor(app, liisa.email);
  // Without the key the code opens no account either.
  for (const headers of [withKey, {}]) {
    const confirmed = await app.post(`/booking-requests/${id}/confirm`, { secret, code }, headers);
    expect(confirmed.status).toBe(200);
    expect(confirmed.headers.get("Set-Cookie")).toBeNull();
    const answer = await confirmed.json();
    expect(answer).toMatchObject({ booking: { status: "booked" }, signedIn: false });
  }
});

test("a partner holds times for more guests at once than one visitor", async () => {
  const visit = await openGuestVisit();
  await using app = visit.app;
  const { withKey } = await made(app, ["times:read", "bookings:write"]);
  const { practice, times } = await offeredTimes(app, visit.therapistId, 30);
  // Far enough from each other not to overlap.
  const apart = times.filter((_, nth) => nth % 8 === 0).slice(0, 8);
  const hold = async (start_time: string, headers: Record<string, string>) =>
    (await app.post("/calendly/holds", { event_type: practice.eventTypeUri, start_time }, headers))
      .status;
  const held: number[] = [];
  for (const time of apart) held.push(await hold(time, withKey));
  expect(held).toEqual([201, 201, 201, 201, 201, 201, 201, 201]);
  // A visitor from the same address still has room, and then only their own.
  expect(await hold(times[80]!, {})).toBe(201);
});

test("a key for a partner is made only soon after the administrator proved who they are", async () => {
  await using app = await openTestApp();
  const { admin } = await made(app, ["catalogue:read"]);
  await app.database.transaction((connection) =>
    connection.run(sql`update sign_ins set proven_at = ${app.now() - 11 * minute}`)
  );
  const again = app.post("/admin/api-keys", { ...wish, scopes: ["times:read"] }, admin);
  expect(await refusalOf(again)).toMatch(/^ERR_STEP_UP_REQUIRED/);
});
