import { sql } from "drizzle-orm";
import { codeFor, guestSteps, linkFor } from "../flows/guest-steps.ts";
import { offeredTimes } from "../flows/booked-session.ts";
import { type Call, newcomer } from "./matrix-calls.ts";
import type { Fixture } from "./matrix-fixture.ts";

/** All actors share one network address, whose limits are not what the matrix is about. */
async function unlimited({ app }: Fixture) {
  await app.database.transaction(async (connection) => {
    await connection.run(sql`delete from holds`);
    await connection.run(sql`delete from attempts`);
  });
}

async function guest(fixture: Fixture) {
  await unlimited(fixture);
  const { email, name } = newcomer();
  return {
    steps: guestSteps(fixture.app, await guestTherapistId(fixture)),
    person: { email, name },
  };
}

/** Guests take the times of a practitioner of their own, so that enough are left for the other calls. */
async function guestTherapistId({ app }: Fixture): Promise<string> {
  const user = await app.ports.persistence.users.findByEmail("therapist3@demo.heaolu.ee");
  return user!.therapistId!;
}

export async function sentCode(fixture: Fixture): Promise<Call> {
  const { person: { email } } = await guest(fixture);
  await fixture.app.post("/auth/codes", { email, language: "en" });
  return { body: { email, code: await codeFor(fixture.app, email) } };
}

export async function guestForm(fixture: Fixture): Promise<Call> {
  const { steps, person } = await guest(fixture);
  return { body: steps.form(await steps.hold(), person) };
}

export async function heldHold(fixture: Fixture): Promise<Call> {
  const { steps } = await guest(fixture);
  const { hold: { id, secret } } = await steps.hold();
  return { params: { id }, body: { secret } };
}

/** A time of the first practitioner that a visitor holds. */
export async function heldByVisitor(fixture: Fixture): Promise<Call> {
  await unlimited(fixture);
  const { hold: { id } } = await guestSteps(fixture.app, fixture.therapistId).hold();
  return { params: { id } };
}

async function requested(fixture: Fixture) {
  const { steps, person } = await guest(fixture);
  const { requested: { id, secret } } = await steps.requestTime(person);
  return { id, secret, email: person.email };
}

export async function guestCode(fixture: Fixture): Promise<Call> {
  const { id, secret, email } = await requested(fixture);
  return { params: { id }, body: { secret, code: await codeFor(fixture.app, email) } };
}

export async function guestRequest(fixture: Fixture): Promise<Call> {
  const { id, secret } = await requested(fixture);
  return { params: { id }, headers: { "X-Booking-Secret": secret } };
}

export async function guestLink(fixture: Fixture): Promise<Call> {
  const { email } = await requested(fixture);
  return { body: { token: await linkFor(fixture.app, email) } };
}

async function confirmed(fixture: Fixture) {
  const { app } = fixture;
  const { body } = await guestLink(fixture);
  return (await (await app.post("/booking-requests/link/confirm", body)).json()).booking;
}

export async function calendarFileOfBooking(fixture: Fixture): Promise<Call> {
  const { calendarLinks } = await confirmed(fixture);
  const [, token] = /booking-links\/(.+)\/calendar/.exec(calendarLinks.file)!;
  return { params: { token: token! } };
}

export async function mailedLink(fixture: Fixture): Promise<Call> {
  const { manageUrl } = await confirmed(fixture);
  return { body: { token: manageUrl.split("#")[1] } };
}

export async function newMove(fixture: Fixture): Promise<Call> {
  const { body } = await mailedLink(fixture);
  const { times } = await offeredTimes(fixture.app, await guestTherapistId(fixture), 30);
  return { body: { ...body as object, startsAt: times.at(-1)! } };
}
