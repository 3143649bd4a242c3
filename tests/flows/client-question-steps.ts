import { sql } from "drizzle-orm";
import type { Person } from "./booked-session.ts";
import { openRequestVisit } from "./session-request-steps.ts";
import { answersFor, makeRules, storeTest } from "./suitability-steps.ts";

export const text = "I am in <b>week 20</b> & well. Does it suit me?";
export const reason = "Her midwife agrees, and I leave out pressure.";

/** A practitioner whose first practice a client of the visit has to ask about. */
export async function openQuestionVisit() {
  const visit = await openRequestVisit("never");
  const { app, practice, practitioner, therapistId } = visit;
  await app.database.transaction(async (connection) => {
    await connection.run(sql`delete from client_questions`);
    await connection.run(sql`delete from answer_times`);
  });
  const headersOf = ({ headers }: Pick<Person, "headers">) => ({
    ...headers,
    "Accept-Language": "en",
  });
  const list = async (path: string, person: Pick<Person, "headers">) =>
    (await visit.json(app.get(`/client-questions/${path}`, headersOf(person)))).questions;
  return {
    ...visit,
    [Symbol.asyncDispose]: () => visit[Symbol.asyncDispose](),
    headersOf,
    /** With a stored test whose verdict on the practice is `ask`. */
    async asker(name: string) {
      const client = await visit.client(name);
      await storeTest(app, client, answersFor(practice.type, "caution"));
      await makeRules(app, practice.type, "ask");
      return client;
    },
    verdict: async (person: Person) => {
      const query = new URLSearchParams({ eventType: practice.eventTypeUri });
      return await visit.json(app.get(`/suitability/booking-verdict?${query}`, headersOf(person)));
    },
    ask: (person: Person, more: object = {}) =>
      app.post("/client-questions", { therapistId, practice: practice.type, text, ...more }, {
        ...headersOf(person),
      }),
    write: (id: string, person: Person, text: string) =>
      app.post(`/client-questions/${id}/messages`, { text }, headersOf(person)),
    /** After reading the latest message, unless `more` says otherwise. */
    async reply(id: string, decision: string, more: object = {}) {
      const questions = await list("received", practitioner);
      const { messages } = questions.find((each: { id: string }) => each.id === id);
      return await app.post(`/client-questions/${id}/answers`, {
        text: `Answer: ${decision}`,
        decision,
        seen: messages.at(-1).id,
        ...(decision === "book" && { reason }),
        ...more,
      }, headersOf(practitioner));
    },
    mine: (person: Person) => list("me", person),
    received: () => list("received", practitioner),
    bookAgain: async (person: Person, acknowledgement: object, nth = 0) =>
      await app.post("/calendly/invitees", {
        event_type: practice.eventTypeUri,
        start_time: visit.times[nth]!,
        invitee: { name: "Kerli", email: person.user.email, timezone: "Europe/Tallinn" },
        acknowledgement,
      }, headersOf(person)),
  };
}
