import { sql } from "drizzle-orm";
import sharp from "sharp";
import { newMails, ours, tokenIn } from "../support/sign-in-steps.ts";
import type { Actor, Stage } from "./matrix-fixture.ts";

/** What is sent; `params` fill the contract's path, `absent` are those of a thing nobody has. */
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

export async function verifyToken({ app }: Stage): Promise<string> {
  await app.post("/auth/register", newcomer());
  return tokenIn((await newMails(app)).at(-1));
}

export async function passwordReset({ app }: Stage) {
  const person = newcomer();
  await app.post("/auth/register", person);
  await app.post("/auth/forgot-password", { email: person.email });
  return { token: tokenIn((await newMails(app)).at(-1)), password: "uus kevad õues" };
}

export function credentials({ users, password }: Stage) {
  return { email: users.B.email, password };
}

export async function refreshHeaders(stage: Stage) {
  const answer = await stage.app.post("/auth/login", credentials(stage));
  const [cookie = ""] = (answer.headers.get("set-cookie") ?? "").split(";");
  return { ...ours, Cookie: cookie };
}

/** Nobody is asked to vouch for people on this stage. */
export const switchedOff: Call = { params: { provider: "google" }, absent: { provider: "nobody" } };

export async function linkTicket({ app, users, password }: Stage) {
  const { auth, persistence } = app.ports;
  const { secret, hash } = auth.newSecret();
  const { id: userId, email } = users.A;
  const subject = crypto.randomUUID();
  const ticket = { hash, userId, issuer: "https://issuer.example", subject, email };
  await persistence.transaction(({ identities }) =>
    identities.addTicket({ ...ticket, remember: false, expiresAt: app.now() + 60_000 })
  );
  return { ticket: secret, password };
}

/** The address of A's sessions is enough, whoever has it. */
export async function calendarFeed({ app, headers }: Stage): Promise<Call> {
  const answer = await app.post(
    "/user/me/calendar-feed",
    { detail: "full" },
    headers("A"),
  );
  const { url } = await answer.json();
  return { params: { file: url.split("/").at(-1) } };
}

export async function linkedSignIn({ app, users }: Stage): Promise<string> {
  const { persistence } = app.ports;
  const id = persistence.newId();
  const identity = { id, userId: users.A.id, issuer: "https://issuer.example", subject: id };
  await persistence.transaction(({ identities }) =>
    identities.add({ ...identity, email: users.A.email, createdAt: app.now() })
  );
  return id;
}

export function hiddenTherapist({ hiddenTherapistId }: Stage): Call {
  return { params: { id: hiddenTherapistId } };
}

export async function eventType(stage: Stage): Promise<Call> {
  const { practice } = await stage.offered();
  return { params: { id: practice.eventTypeUri.split("/").at(-1)! } };
}

export async function availableTimes({ app, offered }: Stage): Promise<Call> {
  const { practice } = await offered();
  const day = 86_400_000;
  const [start_time, end_time] = [app.now(), app.now() + day]
    .map((at) => new Date(at).toISOString());
  return {
    query: { event_type: practice.eventTypeUri, start_time: start_time!, end_time: end_time! },
  };
}

export async function bookingPage(stage: Stage): Promise<Call> {
  const { practice } = await stage.offered();
  const [account, slug] = new URL(practice.schedulingUrl).pathname.slice(2).split("/");
  return { params: { account: account!, slug: slug! } };
}

export async function freeTime(stage: Stage) {
  const { practice, times } = await stage.offered();
  return { event_type: practice.eventTypeUri, start_time: times[0]! };
}

/** One address may keep a few times only, and here all come from one. */
export async function newHold(stage: Stage): Promise<Call> {
  await stage.app.database.transaction((connection) => connection.run(sql`delete from holds`));
  return { body: await freeTime(stage) };
}

export async function heldTime(stage: Stage): Promise<Call> {
  const answer = await stage.app.post("/calendly/holds", await freeTime(stage));
  const { id, secret } = await answer.json();
  return { params: { id }, headers: { "X-Hold-Secret": secret } };
}

/** An unsigned webhook event. */
export function webhookEvent(): Call {
  const uri = "https://api.calendly.com/scheduled_events/AAAA/invitees/BBBB";
  return { body: { event: "invitee.created", payload: { uri } } };
}

export async function bookingForm(stage: Stage) {
  const { name, email } = newcomer();
  return { ...await freeTime(stage), invitee: { name, email, timezone: "Europe/Tallinn" } };
}

export async function calendarOfTherapist(stage: Stage): Promise<Call> {
  const { practice } = await stage.offered();
  const type = await stage.app.ports.scheduling.findEventType(practice.eventTypeUri);
  return { query: { user: type!.ownerUri } };
}

export async function calendarOfClient(stage: Stage): Promise<Call> {
  await stage.booked();
  return { query: { invitee_email: stage.users.A.email } };
}

export async function eventOf(stage: Stage) {
  const { session } = await stage.booked();
  const [, eventId, inviteeId] = /([\w-]+)\/invitees\/([\w-]+)$/.exec(session.eventInviteeUrl)!;
  return { eventId: eventId!, inviteeId: inviteeId! };
}

export async function eventAndInvitee(stage: Stage) {
  const { eventId, inviteeId: id } = await eventOf(stage);
  return { eventId, id };
}

export async function booked(stage: Stage): Promise<Call> {
  await stage.booked();
  return {};
}

export async function othersBooking(stage: Stage, actor: Actor): Promise<Call> {
  const { body } = await stage.unkept();
  const userId = actor === "V" ? stage.users.A.id : stage.users[actor].id;
  return { body: { ...body, userId } };
}

export function session(body: unknown): (stage: Stage) => Promise<Call> {
  return async (stage) => ({ params: { id: (await stage.booked()).session.id }, body });
}

export async function otherTime(stage: Stage): Promise<Call> {
  const { session } = await stage.booked();
  const { times } = await stage.offered();
  return { params: { id: session.id }, body: { startsAt: times.at(-1)!, reason: "Haige" } };
}

export function past(body: unknown): (stage: Stage) => Promise<Call> {
  return async (stage) => ({ params: { id: (await stage.booked()).past.id }, body });
}

export async function emailChangeToken(stage: Stage) {
  const { app, password } = stage;
  const change = { newEmail: newcomer().email, password };
  await app.post("/auth/change-email", change, stage.headers("A"));
  return { token: tokenIn((await newMails(app)).at(-1)) };
}

/** Another device of A's than the one that asks. */
export async function otherDevice(stage: Stage): Promise<Call> {
  const { app, users, password } = stage;
  await app.post("/auth/login", { email: users.A.email, password });
  const answer = await app.get("/auth/devices", stage.headers("A"));
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

export async function invitation(stage: Stage): Promise<Call> {
  const { email } = newcomer();
  await stage.app.post("/invitations", { email }, stage.headers("AD"));
  const [, hash = ""] = /[?&]hash=([\w-]{43})/.exec((await newMails(stage.app)).at(-1)!.text)!;
  return { params: { hash }, absent: { hash: hash.toUpperCase() } };
}

/** A profile that is nobody's yet, with A's address. */
export async function freeProfile({ app, users }: Stage): Promise<Call> {
  await app.database.transaction((connection) =>
    connection.run(
      sql`update therapists set email = ${users.A.email}
          where id = (select id from therapists where user_id is null limit 1)`,
    )
  );
  return { params: { userId: users.A.id } };
}

export function ownAddress({ users }: Stage, actor: Actor): Call {
  return { body: { email: users[actor === "V" ? "A" : actor].email } };
}

/** A practitioner's own hours as they are; nobody else has any. */
export async function ownHours({ app, headers }: Stage, actor: Actor): Promise<Call> {
  const owner = actor === "T2" ? "T2" : "T1";
  const answer = await app.get("/availability", headers(owner));
  const { timeZone, rules, exceptions, vacations, places, settings } = await answer.json();
  return { body: { timeZone, rules, exceptions, vacations, places, settings } };
}

export async function previewOfTimes(stage: Stage): Promise<Call> {
  const { practice } = await stage.offered();
  return { body: { eventTypeUrl: practice.eventTypeUri, from: "2026-11-23", to: "2026-11-29" } };
}

export async function questionOfTime(stage: Stage): Promise<Call> {
  const { practice } = await stage.offered();
  return { query: { eventTypeUrl: practice.eventTypeUri, startsAt: "2026-11-23T08:00:00Z" } };
}

export function otherCalendar(): Call {
  const form = new FormData();
  form.set("name", "Töö");
  form.set("file", new File(["BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n"], "work.ics"));
  return { form };
}

/** One of T1's other calendars. */
export async function importedCalendar({ app, headers }: Stage): Promise<Call> {
  const known = await (await app.get("/availability", headers("T1"))).json();
  if (known.imports.length > 0) return { params: { id: known.imports[0].id } };
  const { form } = otherCalendar();
  const answer = await app.request("/api/availability/imports", {
    method: "POST",
    body: form!,
    headers: headers("T1"),
  });
  return { params: { id: (await answer.json()).id } };
}
