import { consentTerms } from "backend/domain/consent.ts";
import type { TestApp } from "../test-app.ts";
import { newUser } from "backend/domain/account.ts";
import { day } from "backend/domain/duration.ts";
import { newSignIn } from "backend/domain/sign-in.ts";

export type Person = Awaited<ReturnType<TestApp["signIn"]>>;

export const newClientPassword = "a password of mine alone";

/** A new user with a confirmed address, signed in. */
export async function newClient(app: TestApp, email: string): Promise<Person> {
  const { auth, persistence } = app.ports;
  const passwordHash = await auth.hashPassword(newClientPassword);
  await persistence.transaction(({ users }) =>
    users.add({
      id: persistence.newId(),
      email,
      emailVerifiedAt: app.now(),
      name: "Kerli Kask",
      passwordHash,
      language: "en",
      timeZone: "Europe/Tallinn",
      pictureKey: null,
      isAdmin: false,
      disabledAt: null,
      createdAt: app.now(),
      updatedAt: app.now(),
    })
  );
  return await app.signIn(email, newClientPassword);
}

/** Agrees to the current terms of a purpose, as the journal does before it keeps the first note. */
export async function agreeTo(
  app: TestApp,
  person: { headers: Record<string, string> },
  purpose: keyof typeof consentTerms = "notes",
): Promise<void> {
  const body = { purpose, version: consentTerms[purpose].version, isGiven: true };
  const answer = await app.send("PUT", "/user/me/consents", body, person.headers);
  if (answer.status !== 200) throw new Error(await answer.text());
}

/** The times a practitioner offers in the coming days for the first practice with a price. */
export async function offeredTimes(app: TestApp, therapistId: string, days = 14, after = 0) {
  const therapist = await app.ports.persistence.therapists.find(therapistId);
  const practice = therapist!.practices.find(({ intro }) => !intro)!;
  const query = new URLSearchParams({
    event_type: practice.eventTypeUri,
    start_time: new Date(app.now() + after * day).toISOString(),
    end_time: new Date(app.now() + (after + days) * day).toISOString(),
  });
  const response = await app.get(`/calendly/event-type-available-times?${query}`);
  const { collection } = await response.json() as { collection: { start_time: string }[] };
  return { practice, times: collection.map(({ start_time }) => start_time) };
}

/** The offered times of the first month that has any. */
export async function offeredSometime(app: TestApp, therapistId: string, afterDays = 0) {
  for (let after = afterDays; after < 120; after += 28) {
    const offered = await offeredTimes(app, therapistId, 28, after);
    if (offered.times.length > 0) return offered;
  }
  throw new Error("The practitioner has no free time left.");
}

/** The headers of the account with this address, which is made when there is none. */
export async function signedInAs(app: TestApp, email: string): Promise<Record<string, string>> {
  const { auth, persistence } = app.ports;
  const signInId = persistence.newId();
  const userId = await persistence.transaction(async ({ users }) => {
    const known = await users.findByEmail(email);
    const id = known?.id ?? persistence.newId();
    if (!known) {
      await users.add({
        ...newUser(id, app.now()),
        email,
        emailVerifiedAt: app.now(),
        name: "Mari Maasikas",
        passwordHash: null,
        language: "en",
        updatedAt: app.now(),
      });
    }
    const signIn = { id: signInId, userId: id, device: "a test", remember: false };
    await users.addSignIn(newSignIn(signIn, app.now()));
    return id;
  });
  const { accessToken } = await auth.issueAccessToken({ userId, signInId }, app.now());
  return { Authorization: `Bearer ${accessToken}` };
}

/** A booking that only the calendar has, as an outside provider's page makes it. The journal does not have it yet. */
export async function bookAtProvider(
  app: TestApp,
  { user: { name, email, phone } }: Pick<Person, "user">,
  eventTypeUri: string,
  startTime: string,
) {
  const { event, invitee } = await app.ports.scheduling.book({
    eventTypeUri,
    startsAt: Date.parse(startTime),
    invitee: { name, email, phone, timeZone: "Europe/Tallinn" },
    answers: [],
    tracking: {},
  }, app.now());
  return { eventUrl: event.uri, eventInviteeUrl: invitee.uri };
}

/** A booking from the chosen time to the journal. */
export async function bookSession(app: TestApp, person: Person, therapistId: string, nth = 0) {
  const { practice, times } = await offeredSometime(app, therapistId);
  const startTime = times[nth]!;
  const addresses = await bookAtProvider(app, person, practice.eventTypeUri, startTime);
  const body = { therapistId, userId: person.user.id, ...addresses };
  const response = await app.post("/therapy-sessions", body, person.headers);
  if (response.status !== 201) throw new Error(await response.text());
  return { practice, startTime, body, session: await response.json() };
}
