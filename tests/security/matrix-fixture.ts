import { sql } from "drizzle-orm";
import type { AccessClaims } from "backend/ports/auth.ts";
import { newSignIn } from "backend/domain/sign-in.ts";
import type { User } from "backend/domain/account.ts";
import type { TherapySessionEntry } from "backend/domain/therapy-session.ts";
import { bookAtProvider, offeredTimes } from "../flows/booked-session.ts";
import { demoPassword, openTestApp, type TestApp } from "../test-app.ts";
import { day, minute } from "backend/domain/duration.ts";

/**
 * The actors: visitor, client A (the owner), client B, A's practitioner, another practitioner,
 * admin, a disabled user; and A with an expired token and with a token of an ended sign-in.
 */
export const actors = ["V", "A", "B", "T1", "T2", "AD", "DIS", "EXP", "GONE"] as const;
export type Actor = (typeof actors)[number];

export type Booked = Awaited<ReturnType<typeof book>>;
export type Fixture = Awaited<ReturnType<typeof openFixture>>;

type Users = Record<Exclude<Actor, "V">, User>;
type Claims = Record<Exclude<Actor, "V">, AccessClaims>;

/** The demo marketplace with every actor signed in. */
export async function openFixture(options: Parameters<typeof openTestApp>[0] = {}) {
  const app = await openTestApp(options);
  const users = await everybody(app);
  const claims = await signInAll(app, users);
  const headers = await headersOfAll(app, claims);
  const therapistId = users.T1.therapistId!;
  await hide(app, users.T2.therapistId!);
  let kept: Promise<Booked> | null = null;
  let unkept: ReturnType<typeof bookOnly> | null = null;
  let booked = 0;

  return {
    app,
    users,
    claims,
    therapistId,
    /** T2 is hidden from search. */
    hiddenTherapistId: users.T2.therapistId!,
    password: demoPassword,
    headers: (actor: Actor) => headers[actor],
    /** What A has booked with T1, until a call may have changed it. */
    booked: () => kept ??= book(app, users.A, headers.A, therapistId, booked++),
    /** A booking at the provider that the journal does not have yet. */
    unkept: () => unkept ??= bookOnly(app, users.A, therapistId),
    offered: () => offeredTimes(app, therapistId),
    reopen() {
      kept = null;
      unkept = null;
    },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

async function everybody(app: TestApp): Promise<Users> {
  const { users } = app.ports.persistence;
  const known = async (email: string) => (await users.findByEmail(email))!;
  const model = await known("client@demo.heaolu.ee");
  const A = await addClient(app, model, "Anu");
  return {
    ...{ A, EXP: A, GONE: A },
    B: await addClient(app, model, "Berit"),
    T1: await known("therapist1@demo.heaolu.ee"),
    T2: await known("therapist2@demo.heaolu.ee"),
    AD: await known("admin@demo.heaolu.ee"),
    DIS: await addClient(app, model, "Diana"),
  };
}

/** Copies of a demo user, password included. */
async function addClient({ ports, now }: TestApp, model: User, name: string): Promise<User> {
  const id = ports.persistence.newId();
  const email = `${name.toLowerCase()}-${crypto.randomUUID()}@example.ee`;
  const user: User = { ...model, id, email, name, createdAt: now(), updatedAt: now() };
  await ports.persistence.transaction(({ users }) => users.add(user));
  return user;
}

async function signInAll(app: TestApp, users: Users) {
  const { persistence } = app.ports;
  const claims = {} as Claims;
  await persistence.transaction(async (repositories) => {
    for (const actor of actors) {
      if (actor === "V") continue;
      const { id: userId } = users[actor];
      const id = persistence.newId();
      const signIn = newSignIn({ id, userId, device: "a test", remember: false }, app.now());
      await repositories.users.addSignIn(
        actor === "GONE" ? { ...signIn, endedAt: app.now() } : signIn,
      );
      claims[actor] = { userId, signInId: id };
    }
    const disabled = { ...users.DIS, disabledAt: app.now() };
    await repositories.users.save(disabled);
  });
  return claims;
}

async function headersOfAll(app: TestApp, claims: Claims) {
  const headers = { V: {} } as Record<Actor, Record<string, string>>;
  for (const actor of actors) {
    if (actor === "V") continue;
    const issuedAt = actor === "EXP" ? app.now() - 10 * minute : app.now();
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
  // Every call that changes something gets a booking of its own: two weeks do not have enough times.
  const { practice, times } = await offeredTimes(app, therapistId, 28);
  const [startTime = ""] = times;
  const person = { user: client, headers: { Authorization: "" } };
  const urls = await bookAtProvider(app, person, practice.eventTypeUri, startTime);
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
      await therapySessions.saveNote(one.id, "Magasin hästi.", app.now());
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
