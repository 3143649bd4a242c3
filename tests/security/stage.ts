import { sql } from "drizzle-orm";
import type { AccessClaims } from "backend/ports/auth.ts";
import { newSignIn } from "backend/domain/sign-in.ts";
import type { User } from "backend/domain/account.ts";
import type { TherapySessionEntry } from "backend/domain/therapy-session.ts";
import { bookAtProvider, offeredTimes } from "../flows/booked-session.ts";
import { demoPassword, type House, openHouse } from "../house.ts";

/**
 * Who asks: a visitor, a client whose things are asked for, another client, the practitioner of those things, another
 * practitioner, an admin, somebody disabled; and the client again with a token that is too old, and with one of a
 * sign-in that has ended.
 */
export const actors = ["V", "A", "B", "T1", "T2", "AD", "DIS", "EXP", "GONE"] as const;
export type Actor = (typeof actors)[number];

export type Booked = Awaited<ReturnType<typeof book>>;
export type Stage = Awaited<ReturnType<typeof openStage>>;

type Users = Record<Exclude<Actor, "V">, User>;
type Claims = Record<Exclude<Actor, "V">, AccessClaims>;

const minute = 60_000;
const day = 24 * 60 * minute;

/** The marketplace with everybody in it who may ask, signed in. */
export async function openStage(options: Parameters<typeof openHouse>[0] = {}) {
  const house = await openHouse(options);
  const users = await everybody(house);
  const claims = await signInAll(house, users);
  const headers = await headersOfAll(house, claims);
  const therapistId = users.T1.therapistId!;
  await hide(house, users.T2.therapistId!);
  let kept: Promise<Booked> | null = null;
  let unkept: ReturnType<typeof bookOnly> | null = null;
  let booked = 0;

  return {
    house,
    users,
    claims,
    therapistId,
    /** T2 shows themselves to nobody. */
    hiddenTherapistId: users.T2.therapistId!,
    password: demoPassword,
    headers: (actor: Actor) => headers[actor],
    /** What A has booked with T1; the same until somebody may have changed it. */
    booked: () => kept ??= book(house, users.A, headers.A, therapistId, booked++),
    /** A booking at the provider the journal knows nothing of yet. */
    unkept: () => unkept ??= bookOnly(house, users.A, therapistId),
    offered: () => offeredTimes(house, therapistId),
    startAnew() {
      kept = null;
      unkept = null;
    },
    [Symbol.asyncDispose]: () => house[Symbol.asyncDispose](),
  };
}

async function everybody(house: House): Promise<Users> {
  const { users } = house.ports.persistence;
  const known = async (email: string) => (await users.findByEmail(email))!;
  const model = await known("client@demo.heaolu.ee");
  const A = await addClient(house, model, "Anu");
  return {
    ...{ A, EXP: A, GONE: A },
    B: await addClient(house, model, "Berit"),
    T1: await known("therapist1@demo.heaolu.ee"),
    T2: await known("therapist2@demo.heaolu.ee"),
    AD: await known("admin@demo.heaolu.ee"),
    DIS: await addClient(house, model, "Diana"),
  };
}

/** Like the model in everything but who they are: the password too. */
async function addClient({ ports, now }: House, model: User, name: string): Promise<User> {
  const id = ports.persistence.newId();
  const email = `${name.toLowerCase()}-${crypto.randomUUID()}@example.ee`;
  const user: User = { ...model, id, email, name, createdAt: now(), updatedAt: now() };
  await ports.persistence.transaction(({ users }) => users.add(user));
  return user;
}

async function signInAll(house: House, users: Users) {
  const { persistence } = house.ports;
  const claims = {} as Claims;
  await persistence.transaction(async (repositories) => {
    for (const actor of actors) {
      if (actor === "V") continue;
      const { id: userId } = users[actor];
      const id = persistence.newId();
      const signIn = newSignIn({ id, userId, device: "a test", remember: false }, house.now());
      await repositories.users.addSignIn(
        actor === "GONE" ? { ...signIn, endedAt: house.now() } : signIn,
      );
      claims[actor] = { userId, signInId: id };
    }
    const disabled = { ...users.DIS, disabledAt: house.now() };
    await repositories.users.save(disabled);
  });
  return claims;
}

async function headersOfAll(house: House, claims: Claims) {
  const headers = { V: {} } as Record<Actor, Record<string, string>>;
  for (const actor of actors) {
    if (actor === "V") continue;
    const issuedAt = actor === "EXP" ? house.now() - 10 * minute : house.now();
    const token = await house.ports.auth.issueAccessToken(claims[actor], issuedAt);
    headers[actor] = { Authorization: `Bearer ${token.accessToken}` };
  }
  return headers;
}

async function hide({ database }: House, id: string): Promise<void> {
  await database.transaction((connection) =>
    connection.run(sql`update therapists set show_in_search = 0 where id = ${id}`)
  );
}

async function bookOnly(house: House, client: User, therapistId: string) {
  // Each call of the matrix that changes something has a booking of its own: two weeks have not times enough.
  const { practice, times } = await offeredTimes(house, therapistId, 28);
  const [startTime = ""] = times;
  const person = { user: client, headers: { Authorization: "" } };
  const urls = await bookAtProvider(house, person, practice.eventTypeUri, startTime);
  return { practice, startTime, body: { therapistId, userId: client.id, ...urls } };
}

/** A session to come and one that is over, both of one client and one practitioner, with a word of each. */
async function book(
  house: House,
  client: User,
  headers: Record<string, string>,
  therapistId: string,
  nth: number,
) {
  const { persistence } = house.ports;
  const { practice, body } = await bookOnly(house, client, therapistId);
  const answer = await house.post("/therapy-sessions", body, headers);
  if (answer.status !== 201) throw new Error(await answer.text());
  const { id } = await answer.json();
  const session = (await persistence.therapySessions.findEntry(id, true))!;
  const past = await addPast(house, session, nth);
  const therapist = (await persistence.therapists.find(therapistId))!;
  await persistence.transaction(async ({ therapySessions }) => {
    for (const one of [session, past]) {
      await therapySessions.saveNote(one.id, "Magasin hästi.", house.now());
      for (const authorUserId of [client.id, therapist.userId!]) {
        await therapySessions.addComment(one.id, {
          id: persistence.newId(),
          authorUserId,
          isTherapistComment: authorUserId !== client.id,
          comment: "Aitäh!",
          createdAt: house.now(),
          updatedAt: house.now(),
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

async function addPast(house: House, session: TherapySessionEntry, nth: number) {
  const { persistence } = house.ports;
  const id = persistence.newId();
  const startsAt = house.now() - 1000 * day + nth * 3 * 60 * minute;
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
