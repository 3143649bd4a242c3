import { sql } from "drizzle-orm";
import { answerQuestion, askQuestion } from "backend/domain/client-question.ts";
import type { Call } from "./matrix-calls.ts";
import type { Fixture } from "./matrix-fixture.ts";
import { open, owned, roles, type Row, row, signedIn } from "./matrix-row.ts";

async function practiceOf({ app, therapistId }: Fixture): Promise<string> {
  const therapist = (await app.ports.persistence.therapists.find(therapistId))!;
  return therapist.practices.find(({ intro }) => !intro)!.type;
}

/** A question of the owner to the practitioner. `body` gets the id of its latest message. */
async function messaged(
  fixture: Fixture,
  body?: (seen: string) => unknown,
  { isAnswered = true } = {},
): Promise<Call> {
  const { app, therapistId, users } = fixture;
  const { persistence } = app.ports;
  const practiceType = await practiceOf(fixture);
  const about = { therapistId, userId: users.owner.id, practiceType };
  const id = persistence.newId();
  const messageId = persistence.newId();
  const answerId = persistence.newId();
  const written = { applied: { rules: [], rulesVersion: 0 }, shared: [], text: "Does it suit me?" };
  await persistence.transaction(async ({ clientQuestions }) => {
    await clientQuestions.deleteOfUser(users.owner.id);
    const message = { id: messageId, ...written };
    const question = askQuestion({ id, ...about }, message, app.now());
    const answer = { id: answerId, text: "Yes.", decision: "talk", seen: messageId } as const;
    const stored = isAnswered ? answerQuestion(question, answer, app.now()) : question;
    await clientQuestions.add(stored);
  });
  return { params: { id }, ...(body && { body: body(answerId) }) };
}

const received = roles({ practitioner: 200, otherPractitioner: 404 });

/** Questions of clients, and what practitioners answer. */
export const clientQuestionRows: Row[] = [
  row("getQuestionRecipient", open(200), ({ therapistId }) => ({
    params: { id: therapistId },
    absent: { id: crypto.randomUUID() },
  })),
  row("createClientQuestion", { ...signedIn(201), practitioner: 409 }, async (fixture) => {
    await fixture.app.database.transaction((connection) =>
      connection.run(sql`delete from client_questions`)
    );
    const { therapistId } = fixture;
    return { body: { therapistId, practice: await practiceOf(fixture), text: "Is it for me?" } };
  }),
  row("listMyClientQuestions", signedIn(200)),
  row("listReceivedClientQuestions", roles({ practitioner: 200, otherPractitioner: 200 })),
  row(
    "writeToClientQuestion",
    owned({ owner: 200 }),
    (fixture) => messaged(fixture, () => ({ text: "More." })),
  ),
  row("closeClientQuestion", owned({ owner: 200 }), (fixture) => messaged(fixture)),
  row(
    "answerClientQuestion",
    received,
    (fixture) => messaged(fixture, (seen) => ({ text: "Let us talk.", decision: "talk", seen })),
  ),
  row("endClearance", received, (fixture) => messaged(fixture)),
  row(
    "remindOfQuestion",
    roles({ admin: 204 }),
    (fixture) =>
      messaged(fixture, () => ({ reason: "The client wrote to us." }), { isAnswered: false }),
  ),
];
