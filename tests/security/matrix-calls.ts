import { sql } from "drizzle-orm";
import sharp from "sharp";
import { newMails, newMailTo, ours, tokenIn } from "../support/sign-in-steps.ts";
import type { Actor, Fixture } from "./matrix-fixture.ts";

/**
 * The request. `params` fill the contract's path; `absent` are those of a thing that does not
 * exist.
 */
export type Call = {
  params?: Record<string, string>;
  absent?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
};

export function newcomer() {
  const email = `${crypto.randomUUID()}@example.ee`;
  return { email, password: "mõnus kevad õues", name: "Mari Tamm" };
}

export async function verifyToken({ app }: Fixture): Promise<string> {
  const person = newcomer();
  await app.post("/auth/register", person);
  return tokenIn(await newMailTo(app, person.email));
}

export async function passwordReset({ app }: Fixture) {
  const person = newcomer();
  await app.post("/auth/register", person);
  await app.post("/auth/forgot-password", { email: person.email });
  return { token: tokenIn(await newMailTo(app, person.email)), password: "uus kevad õues" };
}

export function credentials({ users, password }: Fixture) {
  return { email: users.otherClient.email, password };
}

export async function refreshHeaders(fixture: Fixture) {
  const answer = await fixture.app.post("/auth/login", credentials(fixture));
  const [cookie = ""] = (answer.headers.get("set-cookie") ?? "").split(";");
  return { ...ours, Cookie: cookie };
}

/** No provider is configured here. */
export const switchedOff: Call = { params: { provider: "google" }, absent: { provider: "nobody" } };

export async function linkTicket({ app, users, password }: Fixture) {
  const { auth, persistence } = app.ports;
  const { secret, hash } = auth.newSecret();
  const { id: userId, email } = users.owner;
  const subject = crypto.randomUUID();
  const ticket = { hash, userId, issuer: "https://issuer.example", subject, email };
  await persistence.transaction(({ identities }) =>
    identities.addTicket({ ...ticket, remember: false, expiresAt: app.now() + 60_000 })
  );
  return { ticket: secret, password };
}

/** The owner's calendar feed needs only its secret address. */
export async function calendarFeed({ app, headers }: Fixture): Promise<Call> {
  const answer = await app.post(
    "/user/me/calendar-feed",
    { detail: "full" },
    headers("owner"),
  );
  const { url } = await answer.json();
  return { params: { file: url.split("/").at(-1) } };
}

export async function linkedSignIn({ app, users }: Fixture): Promise<string> {
  const { persistence } = app.ports;
  const id = persistence.newId();
  const identity = { id, userId: users.owner.id, issuer: "https://issuer.example", subject: id };
  await persistence.transaction(({ identities }) =>
    identities.add({ ...identity, email: users.owner.email, createdAt: app.now() })
  );
  return id;
}

export function hiddenTherapist({ hiddenTherapistId }: Fixture): Call {
  return { params: { id: hiddenTherapistId } };
}

export async function eventType(fixture: Fixture): Promise<Call> {
  const { practice } = await fixture.offered();
  return { params: { id: practice.eventTypeUri.split("/").at(-1)! } };
}

export async function availableTimes({ app, offered }: Fixture): Promise<Call> {
  const { practice } = await offered();
  const day = 86_400_000;
  const [start_time, end_time] = [app.now(), app.now() + day]
    .map((at) => new Date(at).toISOString());
  return {
    query: { event_type: practice.eventTypeUri, start_time: start_time!, end_time: end_time! },
  };
}

export async function bookingPage(fixture: Fixture): Promise<Call> {
  const { practice } = await fixture.offered();
  const [account, slug] = new URL(practice.schedulingUrl).pathname.slice(2).split("/");
  return { params: { account: account!, slug: slug! } };
}

async function freeTime(fixture: Fixture) {
  const { practice, times } = await fixture.offered();
  return { event_type: practice.eventTypeUri, start_time: times[0]! };
}

/** One address may hold only a few times, and all actors share one address. */
export async function newHold(fixture: Fixture): Promise<Call> {
  await fixture.app.database.transaction((connection) => connection.run(sql`delete from holds`));
  return { body: await freeTime(fixture) };
}

export async function heldTime(fixture: Fixture): Promise<Call> {
  const answer = await fixture.app.post("/calendly/holds", await freeTime(fixture));
  const { id, secret } = await answer.json();
  return { params: { id }, headers: { "X-Hold-Secret": secret } };
}

/** An unsigned webhook event. */
export function webhookEvent(): Call {
  const uri = "https://api.calendly.com/scheduled_events/AAAA/invitees/BBBB";
  return { body: { event: "invitee.created", payload: { uri } } };
}

/** A free time under the caller's own address; a visitor's is one without an account. */
export async function bookingForm(fixture: Fixture, actor: Actor) {
  const { name, email } = actor === "visitor" ? newcomer() : fixture.users[actor];
  return { ...await freeTime(fixture), invitee: { name, email, timezone: "Europe/Tallinn" } };
}

export async function calendarOfTherapist(fixture: Fixture): Promise<Call> {
  const { practice } = await fixture.offered();
  const type = await fixture.app.ports.scheduling.findEventType(practice.eventTypeUri);
  return { query: { user: type!.ownerUri } };
}

export async function calendarOfClient(fixture: Fixture): Promise<Call> {
  await fixture.booked();
  return { query: { invitee_email: fixture.users.owner.email } };
}

export async function eventOf(fixture: Fixture) {
  const { session } = await fixture.booked();
  const [, eventId, inviteeId] = /([\w-]+)\/invitees\/([\w-]+)$/.exec(session.eventInviteeUrl)!;
  return { eventId: eventId!, inviteeId: inviteeId! };
}

export async function eventAndInvitee(fixture: Fixture) {
  const { eventId, inviteeId: id } = await eventOf(fixture);
  return { eventId, id };
}

export async function booked(fixture: Fixture): Promise<Call> {
  await fixture.booked();
  return {};
}

export async function othersBooking(fixture: Fixture, actor: Actor): Promise<Call> {
  const { body } = await fixture.bookedOnlyAtProvider();
  const userId = actor === "visitor" ? fixture.users.owner.id : fixture.users[actor].id;
  return { body: { ...body, userId } };
}

export function session(body: unknown): (fixture: Fixture) => Promise<Call> {
  return async (fixture) => ({ params: { id: (await fixture.booked()).session.id }, body });
}

export async function otherTime(fixture: Fixture): Promise<Call> {
  const { session } = await fixture.booked();
  const { times } = await fixture.offered();
  return { params: { id: session.id }, body: { startsAt: times.at(-1)!, reason: "Haige" } };
}

export function past(body: unknown): (fixture: Fixture) => Promise<Call> {
  return async (fixture) => ({ params: { id: (await fixture.booked()).past.id }, body });
}

export async function emailChangeToken(fixture: Fixture) {
  const { app, password } = fixture;
  const change = { newEmail: newcomer().email, password };
  await app.post("/auth/change-email", change, fixture.headers("owner"));
  return { token: tokenIn((await newMails(app)).at(-1)) };
}

/** A device of the owner, but not the calling one. */
export async function otherDevice(fixture: Fixture): Promise<Call> {
  const { app, users, password } = fixture;
  await app.post("/auth/login", { email: users.owner.email, password });
  const answer = await app.get("/auth/devices", fixture.headers("owner"));
  const { devices } = await answer.json() as { devices: { id: string; isCurrent: boolean }[] };
  return { params: { id: devices.find(({ isCurrent }) => !isCurrent)!.id } };
}

export async function picture(): Promise<Call> {
  const background = { r: 60, g: 120, b: 90 };
  const drawn = await sharp({ create: { width: 20, height: 20, channels: 3, background } }).png()
    .toBuffer();
  const form = new FormData();
  form.set("picture", new File([new Uint8Array(drawn)], "me.png", { type: "image/png" }));
  return { form };
}

export async function invitation(fixture: Fixture): Promise<Call> {
  const { email } = newcomer();
  await fixture.app.post("/invitations", { email }, fixture.headers("admin"));
  const [, hash = ""] = /[?&]hash=([\w-]{43})/.exec((await newMailTo(fixture.app, email)).text)!;
  return { params: { hash }, absent: { hash: hash.toUpperCase() } };
}

/** A profile with the owner's address and without an account. */
export async function freeProfile({ app, users }: Fixture): Promise<Call> {
  await app.database.transaction((connection) =>
    connection.run(
      sql`update therapists set email = ${users.owner.email}
          where id = (select id from therapists where user_id is null limit 1)`,
    )
  );
  return { params: { userId: users.owner.id } };
}

export function ownAddress({ users }: Fixture, actor: Actor): Call {
  return { body: { email: users[actor === "visitor" ? "owner" : actor].email } };
}

/** A change of address that waits for its links. */
export async function requestedEmailChange(
  { app, headers, password }: Fixture,
  actor: Actor,
): Promise<Call> {
  const body = { newEmail: newcomer().email, password };
  await app.post("/auth/change-email", body, headers(actor));
  return {};
}

export function noCallLinks(): Call {
  return { body: { roomPattern: null, practices: [] } };
}

/** A practitioner's current availability; other users have none. */
export async function ownHours({ app, headers }: Fixture, actor: Actor): Promise<Call> {
  const owner = actor === "otherPractitioner" ? "otherPractitioner" : "practitioner";
  const answer = await app.get("/availability", headers(owner));
  const { timeZone, rules, exceptions, vacations, places, ...rest } = await answer.json();
  const { travelTimes, stays, practices, settings } = rest;
  return {
    body: {
      ...{ timeZone, rules, exceptions, vacations, places },
      ...{ travelTimes, stays, practices, settings },
    },
  };
}

export async function previewOfTimes(fixture: Fixture): Promise<Call> {
  const { practice } = await fixture.offered();
  return { body: { eventTypeUrl: practice.eventTypeUri, from: "2026-11-23", to: "2026-11-29" } };
}

export async function questionOfTime(fixture: Fixture): Promise<Call> {
  const { practice } = await fixture.offered();
  return { query: { eventTypeUrl: practice.eventTypeUri, startsAt: "2026-11-23T08:00:00Z" } };
}

export function otherCalendar(): Call {
  const form = new FormData();
  form.set("name", "Töö");
  form.set("file", new File(["BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n"], "work.ics"));
  return { form };
}

/** One of the practitioner's imported calendars. */
export async function importedCalendar({ app, headers }: Fixture): Promise<Call> {
  const known = await (await app.get("/availability", headers("practitioner"))).json();
  if (known.imports.length > 0) return { params: { id: known.imports[0].id } };
  const { form } = otherCalendar();
  const answer = await app.request("/api/availability/imports", {
    method: "POST",
    body: form!,
    headers: headers("practitioner"),
  });
  return { params: { id: (await answer.json()).id } };
}
