import { sql } from "drizzle-orm";
import { askQuestion } from "backend/domain/client-question.ts";
import { clearedUntil } from "backend/domain/suitability/clearance.ts";
import type { Actor, Fixture, StaffActor } from "./matrix-fixture.ts";

export type Person =
  | "owner"
  | "otherClient"
  | "practitioner"
  | "otherPractitioner"
  | "admin"
  | "disabled";
/** A unique word and the actors who may read it. */
export type Canary = { of: Person; field: string; word: string; readers: Person[] };

/** How every mark begins. */
const everyMark = "kanaar";

const longestMark = 38;

/** Of a phone number in E.164. */
const phoneLength = 16;

const people: Person[] = [
  "owner",
  "otherClient",
  "practitioner",
  "otherPractitioner",
  "admin",
  "disabled",
];

/** The users whose data an actor may read. */
export function eyesOf(actor: Exclude<Actor, StaffActor>): Person | null {
  if (actor === "visitor") return null;
  return actor === "expiredToken" || actor === "endedSignIn" ? "owner" : actor;
}

/** Marks all private data. An actor who reads a mark of another user has found a leak. */
export async function markEverything(fixture: Fixture): Promise<Canary[]> {
  const canaries: Canary[] = [];
  const mark = (of: Person, field: string, readers: Person[] = [of], length = longestMark) => {
    const word = `${everyMark}${crypto.randomUUID().replaceAll("-", "")}`.slice(0, length);
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
            phone = ${mark(person, "phone", [person, "admin"], phoneLength)},
            password_hash = ${mark(person, "password", [])} where id = ${id}`,
      );
      fixture.users[person].email = email;
      await connection.run(
        sql`update sign_ins set device = ${
          mark(person, "device", [person, "admin"])
        } where user_id = ${id}`,
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
    const readers: Person[] = ["owner", "practitioner", "admin"];
    const atCalendar = mark("owner", "phone at the calendar", readers, phoneLength);
    await connection.run(sql`update invitees set email = ${invited}, phone = ${atCalendar}`);
    const both: Person[] = ["owner", "practitioner"];
    const ofBooking = mark("owner", "phone of a booking", both, phoneLength);
    await connection.run(
      sql`update therapy_sessions set client_phone = ${ofBooking} where id = ${session.id}`,
    );
  });
  await fixture.app.ports.persistence.transaction(async ({ therapySessions }) => {
    for (const { id } of [session, past]) {
      await therapySessions.saveNote(id, { note: mark("owner", "note") }, fixture.app.now());
      for (const comment of (await therapySessions.findEntry(id, false))!.comments) {
        const author = comment.isTherapistComment ? "practitioner" : "owner";
        const word = mark(author, "comment", ["owner", "practitioner", "admin"]);
        await therapySessions.saveComment({ ...comment, comment: word });
      }
    }
  });
  const booked = (await fixture.app.ports.persistence.therapySessions.find(session.id))!;
  await fixture.app.ports.persistence.transaction(({ sessionRequests }) =>
    sessionRequests.add({
      id: crypto.randomUUID(),
      therapistId: booked.therapistId,
      userId: booked.userId,
      eventTypeUri: "no event type",
      practiceType: booked.practiceType,
      intro: false,
      priceCents: 0,
      startsAt: booked.startsAt,
      endsAt: booked.endsAt,
      timeZone: booked.timeZone,
      clientTimeZone: booked.timeZone,
      phone: mark("owner", "phone of a request", ["owner"], phoneLength),
      meetingType: "VIDEO_CALL",
      place: "",
      answers: [{
        question: "Why?",
        answer: mark("owner", "answer of a request", ["owner", "practitioner"]),
        position: 0,
      }],
      tracking: {},
      holdId: "no hold",
      holdSecretSealed: mark("owner", "sealed secret", []),
      createdAt: fixture.app.now(),
      answerBy: fixture.app.now() + 3_600_000,
      status: "waiting",
      endedAt: null,
      message: mark("practitioner", "message of an answer", ["owner", "practitioner"]),
      therapySessionId: null,
      secretLinkId: null,
    })
  );
  await fixture.app.ports.persistence.transaction(async ({ secretLinks, therapists }) => {
    const [practice] = (await therapists.find(booked.therapistId))!.practices;
    const id = crypto.randomUUID();
    await secretLinks.add({
      id,
      therapistId: booked.therapistId,
      practiceId: practice!.id,
      name: mark("practitioner", "name of a secret link"),
      singleUse: false,
      lastDay: null,
      endsAt: null,
      tokenHash: mark("practitioner", "hash of a secret link", []),
      tokenSealed: mark("practitioner", "sealed token", []),
      createdAt: fixture.app.now(),
      revokedAt: null,
      uses: 1,
      lastUsedAt: fixture.app.now(),
    });
    await secretLinks.addUse(id, session.id);
  });
  await fixture.app.ports.persistence.transaction(({ practitionerNotes }) =>
    practitionerNotes.save({
      id: crypto.randomUUID(),
      authorUserId: fixture.users.practitioner.id,
      clientUserId: booked.userId,
      note: mark("practitioner", "note about a client"),
      createdAt: fixture.app.now(),
      updatedAt: fixture.app.now(),
    })
  );
  await markTests(fixture, mark);
  await markQuestion(fixture, mark);
  await fixture.app.ports.persistence.transaction(({ suitabilityRecords }) =>
    suitabilityRecords.add({
      id: crypto.randomUUID(),
      userId: booked.userId,
      booking: { therapySessionId: booked.id },
      acknowledged: {
        practice: booked.practiceType,
        verdict: "caution",
        rules: [{ id: mark("owner", "acknowledged rule"), fact: "pregnancy", severity: "caution" }],
        rulesVersion: 1,
        conditions: false,
        acknowledgedAt: fixture.app.now(),
      },
      sharedAt: null,
    })
  );
  await fixture.app.ports.persistence.transaction(({ sessionWarnings }) =>
    sessionWarnings.add({
      id: crypto.randomUUID(),
      userId: booked.userId,
      therapySessionId: booked.id,
      cause: "rules",
      content: {
        practice: booked.practiceType,
        from: "ok",
        to: "caution",
        rules: [{ id: mark("owner", "rule of a warning"), fact: "pregnancy", severity: "caution" }],
        rulesVersion: 1,
      },
      foundAt: fixture.app.now(),
    })
  );
  return canaries;
}

async function markQuestion(
  { app, therapistId, users }: Fixture,
  mark: (of: Person, field: string, readers?: Person[]) => string,
): Promise<void> {
  const { persistence } = app.ports;
  const both: Person[] = ["owner", "practitioner"];
  const about = { therapistId, userId: users.owner.id, practiceType: "BODY_PSYCHOTHERAPY" };
  const rule = mark("owner", "rule of a question");
  const applied = {
    rules: [{ id: rule, fact: "pregnancy", severity: "ask" as const }],
    rulesVersion: 1,
  };
  const id = persistence.newId();
  const message = { id: persistence.newId(), text: mark("owner", "question", both) };
  await persistence.transaction(async ({ clientQuestions, clearances }) => {
    await clientQuestions.add(
      askQuestion({ id, ...about }, { ...message, applied, shared: [] }, app.now()),
    );
    await clearances.add({
      id: persistence.newId(),
      questionId: id,
      ...about,
      ...applied,
      reason: mark("owner", "reason of a clearance", both),
      clearedAt: app.now(),
      validUntil: clearedUntil(1, app.now()),
      endedAt: null,
    });
  });
}

async function markTests(
  { app, users }: Fixture,
  mark: (of: Person, field: string) => string,
): Promise<void> {
  const { persistence } = app.ports;
  for (const person of ["owner", "otherClient"] as const) {
    const { id: userId } = users[person];
    await persistence.transaction(async ({ suitabilityResults }) => {
      await suitabilityResults.add({
        id: persistence.newId(),
        userId,
        version: 1,
        rulesVersion: 1,
        answers: { needs: [mark(person, "answer to the test")] },
        verdicts: {},
        takenAt: app.now(),
      });
      const answers = { needs: [mark(person, "answer of a draft")] };
      await suitabilityResults.saveDraft(userId, {
        version: 1,
        answers,
        step: "safety_1",
        changedAt: app.now(),
      });
    });
  }
}

/** The marks in a text that its reader may not read. */
export function strangeMarks(canaries: Canary[], text: string, reader: Person | null): Canary[] {
  if (!text.includes(everyMark)) return [];
  return canaries.filter(({ word, readers }) =>
    text.includes(word) && (reader === null || !readers.includes(reader))
  );
}
