import { sql } from "drizzle-orm";
import type { AccessClaims } from "backend/ports/auth.ts";
import { newSignIn } from "backend/domain/sign-in.ts";
import type { User } from "backend/domain/account.ts";
import type { TherapySessionEntry } from "backend/domain/therapy-session.ts";
import { giveConsent } from "backend/use-cases/user/consent-gate.ts";
import { bookAtProvider, offeredSometime } from "../flows/booked-session.ts";
import { removeAtExit } from "../support/once-per-run.ts";
import { demoPassword, openTestApp, type TestApp } from "../test-app.ts";
import { day, minute } from "backend/domain/duration.ts";

/**
 * `owner` is the client whose data the calls use; `practitioner` is the owner's.
 * `expiredToken` and `endedSignIn` are the owner with a token that is no longer valid.
 */
export const actors = [
  "visitor",
  "owner",
  "otherClient",
  "practitioner",
  "otherPractitioner",
  "admin",
  "disabled",
  "expiredToken",
  "endedSignIn",
] as const;
/** Clients with a role beside it; `assistant` is that of `practitioner`. They have cells only where a role decides. */
export const staffActors = ["reviewer", "finance", "assistant"] as const;
export type StaffActor = (typeof staffActors)[number];
export type Actor = (typeof actors)[number] | StaffActor;

export type Booked = Awaited<ReturnType<typeof book>>;
export type Fixture = Awaited<ReturnType<typeof openFixture>>;

type Users = Record<Exclude<Actor, "visitor">, User>;
type Claims = Record<Exclude<Actor, "visitor">, AccessClaims>;

let prepared: ReturnType<typeof prepare> | null = null;

/** The demo marketplace with every actor signed in. */
export async function openFixture(options: Parameters<typeof openTestApp>[0] = {}) {
  prepared ??= prepare();
  // Tests change what they get.
  const { folder, ...start } = structuredClone(await prepared);
  const { users, claims, headers, therapistId, booking } = start;
  const app = await openTestApp({ ...options, copyOf: folder });
  let kept: Promise<Booked> | null = Promise.resolve(booking);
  let bookedOnlyAtProvider: ReturnType<typeof bookOnly> | null = null;
  let booked = 1;

  return {
    app,
    users,
    claims,
    therapistId,
    /** `otherPractitioner` is hidden from search. */
    hiddenTherapistId: users.otherPractitioner.therapistId!,
    password: demoPassword,
    headers: (actor: Actor) => headers[actor],
    /** The owner's booking with `practitioner`, until a call may have changed it. */
    booked: () => kept ??= book(app, users.owner, headers.owner, therapistId, booked++),
    /** A booking at the provider that the journal does not have yet. */
    bookedOnlyAtProvider: () => bookedOnlyAtProvider ??= bookOnly(app, users.owner, therapistId),
    offered: () => offeredSometime(app, therapistId),
    reopen() {
      kept = null;
      bookedOnlyAtProvider = null;
    },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

/** What every fixture starts with. Each gets a copy: preparing takes longer than most tests. */
async function prepare() {
  const app = await openTestApp();
  const users = await loadUsers(app);
  const claims = await signInAll(app, users);
  const headers = await headersOfAll(app, claims);
  const therapistId = users.practitioner.therapistId!;
  await hide(app, users.otherPractitioner.therapistId!);
  const booking = await book(app, users.owner, headers.owner, therapistId, 0);
  await app.close();
  removeAtExit(app.directory);
  return { folder: app.directory, users, claims, headers, therapistId, booking };
}

async function loadUsers(app: TestApp): Promise<Users> {
  const { users } = app.ports.persistence;
  const known = async (email: string) => (await users.findByEmail(email))!;
  const model = await known("client@demo.heaolu.ee");
  const owner = await addClient(app, model, "Anu");
  return {
    ...{ owner, expiredToken: owner, endedSignIn: owner },
    otherClient: await addClient(app, model, "Berit"),
    practitioner: await known("therapist1@demo.heaolu.ee"),
    otherPractitioner: await known("therapist2@demo.heaolu.ee"),
    admin: await known("admin@demo.heaolu.ee"),
    disabled: await addClient(app, model, "Diana"),
    reviewer: await addClient(app, { ...model, staffRoles: ["reviewer"] }, "Riina"),
    finance: await addClient(app, { ...model, staffRoles: ["finance"] }, "Feliks"),
    assistant: await addAssistant(app, model),
  };
}

async function addAssistant(app: TestApp, model: User): Promise<User> {
  const { persistence } = app.ports;
  const assistant = await addClient(app, model, "Aita");
  const practitioner = (await persistence.users.findByEmail("therapist1@demo.heaolu.ee"))!;
  const [id, invitedAt] = [persistence.newId(), app.now()];
  await persistence.transaction(async ({ assistants }) => {
    const { email } = assistant;
    const invited = { id, practitionerUserId: practitioner.id, email, invitedAt };
    await assistants.add({ ...invited, userId: null, joinedAt: null });
    await assistants.join(id, assistant.id, invitedAt);
  });
  return assistant;
}

/** Copies of a demo user, password included. */
async function addClient({ ports, now }: TestApp, model: User, name: string): Promise<User> {
  const id = ports.persistence.newId();
  const email = `${name.toLowerCase()}-${crypto.randomUUID()}@example.ee`;
  const user: User = { ...model, id, email, name, createdAt: now(), updatedAt: now() };
  await ports.persistence.transaction(async (repositories) => {
    await repositories.users.add(user);
    const agreed = { userId: id, purpose: "notes", language: user.language } as const;
    await giveConsent(ports, repositories, agreed, now());
  });
  return user;
}

async function signInAll(app: TestApp, users: Users) {
  const { persistence } = app.ports;
  const claims = {} as Claims;
  await persistence.transaction(async (repositories) => {
    for (const actor of [...actors, ...staffActors]) {
      if (actor === "visitor") continue;
      const { id: userId } = users[actor];
      const id = persistence.newId();
      const facts = { id, userId, device: "a test", remember: false };
      const signIn = newSignIn(facts, app.now(), { provenAt: app.now() });
      await repositories.users.addSignIn(
        actor === "endedSignIn" ? { ...signIn, endedAt: app.now() } : signIn,
      );
      claims[actor] = { userId, signInId: id };
    }
    const disabled = { ...users.disabled, disabledAt: app.now() };
    await repositories.users.save(disabled);
  });
  return claims;
}

async function headersOfAll(app: TestApp, claims: Claims) {
  const headers = { visitor: {} } as Record<Actor, Record<string, string>>;
  for (const actor of [...actors, ...staffActors]) {
    if (actor === "visitor") continue;
    const issuedAt = actor === "expiredToken" ? app.now() - 10 * minute : app.now();
    const token = await app.ports.auth.issueAccessToken(claims[actor], issuedAt);
    headers[actor] = { Authorization: `Bearer ${token.accessToken}` };
  }
  return headers;
}

async function hide({ database }: TestApp, id: string): Promise<void> {
  await database.transaction((connection) =>
    connection.run(sql`update therapists set show_in_search = 0 where id = ${id}`)
  );
}

async function bookOnly(app: TestApp, client: User, therapistId: string) {
  const { practice, times } = await offeredSometime(app, therapistId);
  const startTime = times[0]!;
  const urls = await bookAtProvider(app, { user: client }, practice.eventTypeUri, startTime);
  return { practice, startTime, body: { therapistId, userId: client.id, ...urls } };
}

/** An upcoming and a finished session of one client and one practitioner, with comments of both. */
async function book(
  app: TestApp,
  client: User,
  headers: Record<string, string>,
  therapistId: string,
  nth: number,
) {
  const { persistence } = app.ports;
  const { practice, body } = await bookOnly(app, client, therapistId);
  const answer = await app.post("/therapy-sessions", body, headers);
  if (answer.status !== 201) throw new Error(await answer.text());
  const { id } = await answer.json();
  const session = (await persistence.therapySessions.findEntry(id, true))!;
  const past = await addPast(app, session, nth);
  const therapist = (await persistence.therapists.find(therapistId))!;
  await persistence.transaction(async ({ therapySessions }) => {
    for (const one of [session, past]) {
      await therapySessions.saveNote(one.id, { note: "Magasin hästi." }, app.now());
      for (const authorUserId of [client.id, therapist.userId!]) {
        await therapySessions.addComment(one.id, {
          id: persistence.newId(),
          authorUserId,
          isTherapistComment: authorUserId !== client.id,
          comment: "Aitäh!",
          createdAt: app.now(),
          updatedAt: app.now(),
        });
      }
    }
  });
  return {
    practice,
    session: { id, eventUrl: body.eventUrl, eventInviteeUrl: body.eventInviteeUrl },
    past: { id: past.id },
  };
}

async function addPast(app: TestApp, session: TherapySessionEntry, nth: number) {
  const { persistence } = app.ports;
  const id = persistence.newId();
  const startsAt = app.now() - 1000 * day + nth * 3 * 60 * minute;
  const past = {
    ...session,
    id,
    eventUri: `${session.eventUri}-past`,
    inviteeUri: `${session.inviteeUri}-past`,
    startsAt,
    endsAt: startsAt + session.endsAt - session.startsAt,
  };
  await persistence.transaction(({ therapySessions }) => therapySessions.add(past));
  return past;
}
