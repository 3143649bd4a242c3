import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import type { TestApp } from "../test-app.ts";
import { newClient, offeredTimes } from "./booked-session.ts";
import { writtenCourse } from "./course-steps.ts";
import { codeFor, lastMail, liisa, openGuestVisit } from "./guest-steps.ts";
import { offerPackage } from "./package-steps.ts";
import { codeOf } from "./visitor.ts";

type Visit = Awaited<ReturnType<typeof openGuestVisit>>;
type Headers = Record<string, string>;

let visit: Visit;
let app: TestApp;

beforeAll(async () => {
  visit = await openGuestVisit();
  ({ app } = visit);
});
afterAll(() => app[Symbol.asyncDispose]());

const newKey = (): Headers => ({ "Idempotency-Key": crypto.randomUUID() });

/** Sends the same twice: the second answer is the first one, and says so. */
async function sentTwice(path: string, body: object | undefined, headers: Headers) {
  const first = await app.post(path, body, headers);
  const second = await app.post(path, body, headers);
  expect(first.headers.get("Idempotency-Replayed")).toBeNull();
  expect([second.status, second.headers.get("Idempotency-Replayed")])
    .toEqual([first.status, "true"]);
  const answer = await first.json();
  expect(await second.json()).toEqual(answer);
  return answer;
}

async function freeTime(nth: number) {
  const { practice, times } = await offeredTimes(app, visit.therapistId, 30);
  return { event_type: practice.eventTypeUri, start_time: times[nth]! };
}

async function partnerKey(): Promise<Headers> {
  const { headers } = await app.signIn("admin@demo.heaolu.ee");
  const wish = {
    ...{ partnerName: "Portaal OÜ", partnerEmail: "arendus@portaal.example", label: "Portaal" },
    ...{ scopes: ["times:read", "bookings:write"], requestsPerMinute: 120 },
    expiresAt: "2027-11-20T07:00:00Z",
  };
  const answer = await app.post("/admin/api-keys", wish, headers);
  expect(answer.status).toBe(201);
  const { secret } = await answer.json();
  return { Authorization: `Bearer ${secret}` };
}

test("a guest's repeated hold is the first one, and only its network and key see the secret", async () => {
  const [time, key] = [await freeTime(0), newKey()];
  const { secret } = await sentTwice("/calendly/holds", time, key);
  const other = await app.post("/calendly/holds", await freeTime(9), key);
  expect(await codeOf(other)).toEqual([422, "ERR_IDEMPOTENCY_MISMATCH"]);
  const stored = await app.database.read.values(sql`select body from idempotency_keys`);
  expect(JSON.stringify(stored)).not.toContain(secret);
  // Other callers hold for themselves, and find the time taken.
  const { headers: client } = await newClient(app, "holds@example.ee");
  for (const caller of [await partnerKey(), client, newKey()]) {
    const answer = await app.post("/calendly/holds", time, { ...key, ...caller });
    expect(await codeOf(answer)).toEqual([409, "ERR_SLOT_TAKEN"]);
  }
});

test("a key that others could guess is refused where callers have no account", async () => {
  const answer = await app.post("/calendly/holds", await freeTime(20), { "Idempotency-Key": "1" });
  expect(answer.status).toBe(400);
  expect((await answer.json()).errors).toMatchObject([
    { path: "idempotency-key", errCode: "ERR_TOO_SHORT" },
  ]);
});

test("a partner that repeats each step has one hold, one request, one mail and one booking", async () => {
  const partner = await partnerKey();
  const time = await freeTime(40);
  const repeated = () => ({ ...partner, ...newKey() });
  const { id, secret } = await sentTwice("/calendly/holds", time, repeated());
  const guest = { ...liisa, email: "repeats@example.ee" };
  const held = { eventType: time.event_type, startsAt: time.start_time, hold: { id, secret } };
  const form = visit.form(held, guest);
  const key = repeated();
  const request = await sentTwice("/booking-requests", form, key);
  const changed = visit.form(held, guest, { language: "et" });
  expect(await codeOf(await app.post("/booking-requests", changed, key)))
    .toEqual([422, "ERR_IDEMPOTENCY_MISMATCH"]);
  const mails = (await app.ports.persistence.outbox.listSent(100))
    .filter(({ to }) => to === guest.email);
  expect(mails.length).toBe(1);
  const code = await codeFor(app, guest.email);
  const path = `/booking-requests/${request.id}/confirm`;
  const confirming = repeated();
  const wrong = { secret: request.secret, code: "000000" === code ? "000001" : "000000" };
  expect(await codeOf(await app.post(path, wrong, confirming))).toEqual([400, "ERR_INVALID_CODE"]);
  const proof = { secret: request.secret, code };
  const { booking, signedIn } = await sentTwice(path, proof, confirming);
  expect([booking.status, signedIn]).toEqual(["booked", false]);
  expect(await codeOf(await app.post(path, { ...proof, code: "000002" }, confirming)))
    .toEqual([422, "ERR_IDEMPOTENCY_MISMATCH"]);
  const stored = await app.database.read.values(sql`select body from idempotency_keys`);
  for (const text of [request.secret, booking.manageUrl]) {
    expect(JSON.stringify(stored)).not.toContain(text);
  }
});

test("a guest who repeats the confirmation is signed in by each answer", async () => {
  const guest = { ...liisa, email: "signs-in-twice@example.ee" };
  const { requested } = await visit.requestTime(guest, 60);
  const code = await codeFor(app, guest.email);
  const path = `/booking-requests/${requested.id}/confirm`;
  const key = newKey();
  for (const replayed of [null, "true"]) {
    const answer = await app.post(path, { secret: requested.secret, code }, key);
    expect([answer.status, answer.headers.get("Idempotency-Replayed")]).toEqual([200, replayed]);
    expect(answer.headers.get("Set-Cookie")).not.toBeNull();
    expect(await answer.json()).toMatchObject({ booking: { status: "booked" }, signedIn: true });
  }
  expect((await lastMail(app, guest.email)).to).toBe(guest.email);
});

test("buying a package and a course again with the same key gets the first answer", async () => {
  const practitioner = await app.signIn("therapist1@demo.heaolu.ee");
  const { offer } = await offerPackage(app, practitioner);
  const { headers } = await newClient(app, "buys@example.ee");
  const key = newKey();
  const wanted = { offerId: offer.id, priceCents: offer.priceCents };
  const payment = await sentTwice("/packages", wanted, { ...headers, ...key });
  expect(payment.kind).toBe("package");
  const dearer = { ...wanted, priceCents: wanted.priceCents + 1 };
  expect(await codeOf(await app.post("/packages", dearer, { ...headers, ...key })))
    .toEqual([422, "ERR_IDEMPOTENCY_MISMATCH"]);
  const { headers: another } = await newClient(app, "buys-too@example.ee");
  const theirs = await (await app.post("/packages", wanted, { ...another, ...key })).json();
  expect(theirs.id).not.toBe(payment.id);

  const admin = await app.signIn("admin@demo.heaolu.ee");
  const sold = { owner: "marketplace", access: "bought", priceCents: 2900 } as const;
  const course = await writtenCourse(app, admin, sold);
  expect((await course.publish()).status).toBe(200);
  const paid = await sentTwice(`/courses/${course.id}/buy`, undefined, { ...headers, ...newKey() });
  expect(paid).toMatchObject({ kind: "course", state: "pending" });
});
