import type { Actor, Fixture } from "./matrix-fixture.ts";

type Sessions = { client: { id: string }; therapist: { id: string }; note: string | null }[];

export function isCaller(body: { id: string }, { users }: Fixture, actor: Actor): boolean {
  return actor !== "visitor" && body.id === users[actor].id;
}

export function isWithoutHidden(body: { therapists: { id: string }[] }, fixture: Fixture): boolean {
  return body.therapists.length > 0 &&
    !body.therapists.some(({ id }) => id === fixture.hiddenTherapistId);
}

export function isOwnSessions(body: Sessions, { users }: Fixture, actor: Actor): boolean {
  const isOwn = body.every(({ client }) => actor !== "visitor" && client.id === users[actor].id);
  return isOwn && (actor !== "owner" || body.length > 0);
}

export function isOfClients(body: Sessions, { users }: Fixture, actor: Actor): boolean {
  const isOwn = body.every(({ therapist, note }) =>
    actor !== "visitor" && therapist.id === users[actor].therapistId && note === null
  );
  return isOwn && (actor !== "practitioner" || body.length > 0);
}

/** Everything between the owner and the practitioner is visible only to them and to admins. */
export function isOwnEvents(
  body: { collection: { event_memberships: { user: string }[] }[] },
  _: Fixture,
  actor: Actor,
): boolean {
  const owners = new Set(
    body.collection.flatMap(({ event_memberships }) => event_memberships.map(({ user }) => user)),
  );
  if (actor === "otherClient") return owners.size === 0;
  return actor === "admin" || owners.size <= 1;
}

export function hidesNote(body: { note: string | null }, _: Fixture, actor: Actor): boolean {
  return actor === "owner" || body.note === null;
}

/** Roles without people; whether a note exists is visible to the client only. */
export function hidesWhoAndNotes(
  body: { action: string }[],
  { users }: Fixture,
  actor: Actor,
): boolean {
  const text = JSON.stringify(body);
  const isNameless = ![users.owner, users.practitioner].some(({ id, name }) =>
    text.includes(id) || text.includes(name)
  );
  return isNameless && (actor === "owner" || body.every(({ action }) => action !== "note"));
}
