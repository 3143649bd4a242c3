import type { TestApp } from "../test-app.ts";
import { day } from "backend/domain/duration.ts";

export type Person = Awaited<ReturnType<TestApp["signIn"]>>;

/** A new user with a confirmed address, signed in. */
export async function newClient(app: TestApp, email: string): Promise<Person> {
  const { auth, persistence } = app.ports;
  const password = "a password of mine alone";
  const passwordHash = await auth.hashPassword(password);
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
  return await app.signIn(email, password);
}

/** Agrees to the current terms of a purpose, as the journal does before it keeps the first note. */
export async function agreeTo(
  app: TestApp,
  person: Pick<Person, "headers">,
  purpose: "bookings" | "notes" = "notes",
): Promise<void> {
  const body = { purpose, version: 1, isGiven: true };
  const answer = await app.send("PUT", "/user/me/consents", body, person.headers);
  if (answer.status !== 200) throw new Error(await answer.text());
}

/** The times a practitioner offers in the coming days for the first practice with a price. */
export async function offeredTimes(app: TestApp, therapistId: string, days = 14) {
  const therapist = await app.ports.persistence.therapists.find(therapistId);
  const practice = therapist!.practices.find(({ intro }) => !intro)!;
  const query = new URLSearchParams({
    event_type: practice.eventTypeUri,
    start_time: new Date(app.now()).toISOString(),
    end_time: new Date(app.now() + days * day).toISOString(),
  });
  const response = await app.get(`/calendly/event-type-available-times?${query}`);
  const { collection } = await response.json() as { collection: { start_time: string }[] };
  return { practice, times: collection.map(({ start_time }) => start_time) };
}

/** A booking at the provider, as the booking page makes it. The journal does not have it yet. */
export async function bookAtProvider(
  app: TestApp,
  person: Person,
  eventType: string,
  startTime: string,
) {
  const response = await app.post("/calendly/invitees", {
    event_type: eventType,
    start_time: startTime,
    invitee: { name: person.user.name, email: person.user.email, timezone: "Europe/Tallinn" },
  });
  if (response.status !== 201) throw new Error(await response.text());
  const { resource } = await response.json() as { resource: { uri: string; event: string } };
  return { eventUrl: resource.event, eventInviteeUrl: resource.uri };
}

/** A booking from the chosen time to the journal. */
export async function bookSession(app: TestApp, person: Person, therapistId: string, nth = 0) {
  const { practice, times } = await offeredTimes(app, therapistId);
  const startTime = times[nth]!;
  const addresses = await bookAtProvider(app, person, practice.eventTypeUri, startTime);
  const body = { therapistId, userId: person.user.id, ...addresses };
  const response = await app.post("/therapy-sessions", body, person.headers);
  if (response.status !== 201) throw new Error(await response.text());
  return { practice, startTime, body, session: await response.json() };
}
