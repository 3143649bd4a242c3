import { sql } from "drizzle-orm";
import type { Actor, Fixture } from "./matrix-fixture.ts";

export type Person =
  | "owner"
  | "otherClient"
  | "practitioner"
  | "otherPractitioner"
  | "admin"
  | "disabled";
/** A unique word and the actors who may read it. */
export type Canary = { of: Person; field: string; word: string; readers: Person[] };

const people: Person[] = [
  "owner",
  "otherClient",
  "practitioner",
  "otherPractitioner",
  "admin",
  "disabled",
];

/** The users whose data an actor may read. */
export function eyesOf(actor: Actor): Person | null {
  if (actor === "visitor") return null;
  return actor === "expiredToken" || actor === "endedSignIn" ? "owner" : actor;
}

/** Marks all private data. An actor who reads a mark of another user has found a leak. */
export async function markEverything(fixture: Fixture): Promise<Canary[]> {
  const canaries: Canary[] = [];
  const mark = (of: Person, field: string, readers: Person[] = [of]) => {
    const word = `kanaar${crypto.randomUUID().replaceAll("-", "")}`;
    canaries.push({ of, field, word, readers });
    return word;
  };
  const { session, past } = await fixture.booked();
  await fixture.app.database.transaction(async (connection) => {
    for (const person of people) {
      const { id, therapistId } = fixture.users[person];
      // A practitioner may write to the client of a session that has not ended.
      const writers: Person[] = person === "owner" ? ["practitioner"] : [];
      const email = `${mark(person, "e-mail", [person, "admin", ...writers])}@example.ee`;
      await connection.run(
        sql`update users set email = ${email}, email_key = ${email},
            password_hash = ${mark(person, "password", [])} where id = ${id}`,
      );
      fixture.users[person].email = email;
      await connection.run(
        sql`update sign_ins set device = ${mark(person, "device")} where user_id = ${id}`,
      );
      if (therapistId) {
        const work = `${mark(person, "e-mail at work", [person, "admin"])}@example.ee`;
        await connection.run(
          sql`update therapists set email = ${work} where id = ${therapistId}`,
        );
      }
    }
    // Reviews of others that no administrator has published.
    await connection.run(
      sql`update reviews set text = ${
        mark("admin", "waiting review")
      }, name = 'A' where status = 'waiting'`,
    );
    const invited = `${
      mark("owner", "e-mail at the calendar", ["owner", "practitioner", "admin"])
    }@example.ee`;
    await connection.run(sql`update invitees set email = ${invited}`);
  });
  await fixture.app.ports.persistence.transaction(async ({ therapySessions }) => {
    for (const { id } of [session, past]) {
      await therapySessions.saveNote(id, mark("owner", "note"), fixture.app.now());
      for (const comment of (await therapySessions.findEntry(id, false))!.comments) {
        const author = comment.isTherapistComment ? "practitioner" : "owner";
        const word = mark(author, "comment", ["owner", "practitioner", "admin"]);
        await therapySessions.saveComment({ ...comment, comment: word });
      }
    }
  });
  return canaries;
}

/** The marks in a text that its reader may not read. */
export function strangeMarks(canaries: Canary[], text: string, reader: Person | null): Canary[] {
  return canaries.filter(({ word, readers }) =>
    text.includes(word) && (reader === null || !readers.includes(reader))
  );
}
