import {
  and,
  asc,
  desc,
  eq,
  gte,
  isNull,
  lt,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { type ColumnKeys, decryptColumn, encryptColumn } from "db/encrypted-column.ts";
import { inList } from "db/in-list.ts";
import {
  answerTimes,
  clearances,
  clientQuestionMessages as messages,
  clientQuestions as questions,
} from "db/schema/client-questions.ts";
import { users } from "db/schema/users.ts";
import type { ClientQuestion } from "../../../domain/client-question.ts";
import type { ClientQuestions } from "../../../ports/persistence/client-questions.ts";

const mostListed = 300;

type Content = Pick<ClientQuestion, "applied" | "shared">;

export function libsqlClientQuestions(
  connection: Connection,
  { noteKey }: { noteKey: ColumnKeys },
): ClientQuestions {
  const byLatest = [desc(questions.changedAt), desc(questions.id)];

  async function load(condition: SQL | undefined, order = byLatest): Promise<ClientQuestion[]> {
    const rows = await connection.select({ question: questions }).from(questions)
      .innerJoin(users, eq(users.id, questions.userId))
      .where(condition).orderBy(...order).limit(mostListed);
    const ids = rows.map(({ question }) => question.id);
    const written = await connection.select().from(messages).where(inList(messages.questionId, ids))
      .orderBy(asc(messages.writtenAt), asc(messages.id));
    const ofQuestion = Map.groupBy(written, ({ questionId }) => questionId);
    return rows.map(({ question: { contentSealed, ...question } }) => ({
      ...question,
      ...JSON.parse(decryptColumn(noteKey, question.id, contentSealed)) as Content,
      messages: (ofQuestion.get(question.id) ?? []).map((message) => ({
        id: message.id,
        author: message.author,
        text: decryptColumn(noteKey, message.id, message.textSealed),
        decision: message.decision,
        writtenAt: message.writtenAt,
      })),
    }));
  }

  function row({ messages: _, applied, shared, ...question }: ClientQuestion) {
    const content: Content = { applied, shared };
    return {
      ...question,
      contentSealed: encryptColumn(noteKey, question.id, JSON.stringify(content)),
    };
  }

  async function addMessages(question: ClientQuestion): Promise<void> {
    const rows = question.messages.map(({ text, ...message }) => ({
      ...message,
      questionId: question.id,
      textSealed: encryptColumn(noteKey, message.id, text),
    }));
    if (rows.length > 0) await connection.insert(messages).values(rows).onConflictDoNothing();
  }

  async function save(question: ClientQuestion): Promise<void> {
    await connection.update(questions).set(row(question)).where(eq(questions.id, question.id));
    await addMessages(question);
  }

  return {
    async find(id) {
      const [question] = await load(eq(questions.id, id));
      return question ?? null;
    },

    async findOpen({ userId, therapistId, practiceType }) {
      const [question] = await load(and(
        eq(questions.userId, userId),
        eq(questions.therapistId, therapistId),
        eq(questions.practiceType, practiceType),
        isNull(questions.endedAt),
      ));
      return question ?? null;
    },

    countOpenOf(userId) {
      return connection.$count(
        questions,
        and(eq(questions.userId, userId), isNull(questions.endedAt)),
      );
    },

    listOfUser: (userId) => load(eq(questions.userId, userId)),

    listOfTherapist: (therapistId) =>
      load(and(eq(questions.therapistId, therapistId), isNull(users.disabledAt)), [
        desc(sql`${questions.status} = 'waiting'`),
        asc(questions.waitingSince),
        ...byLatest,
      ]),

    async listDue({ waitingSince, changedAt }) {
      const rows = await connection.select({ id: questions.id }).from(questions).where(or(
        and(eq(questions.status, "waiting"), lte(questions.waitingSince, waitingSince)),
        and(eq(questions.status, "answered"), lte(questions.changedAt, changedAt)),
      )).orderBy(asc(questions.id));
      return rows.map(({ id }) => id);
    },

    async add(question) {
      await connection.insert(questions).values(row(question));
      await addMessages(question);
    },

    save,

    async hideSharedOf(userId) {
      for (const question of await load(eq(questions.userId, userId))) {
        if (question.shared.length > 0) await save({ ...question, shared: [] });
      }
    },

    async deleteOfUser(userId) {
      await connection.delete(questions).where(eq(questions.userId, userId));
    },

    async deleteEndedBefore(instant, now) {
      const inForce = connection.select({ id: clearances.id }).from(clearances).where(and(
        eq(clearances.questionId, questions.id),
        isNull(clearances.endedAt),
        gte(clearances.validUntil, now),
      ));
      await connection.delete(questions)
        .where(and(lt(questions.endedAt, instant), notExists(inForce)));
    },

    async addAnswerTime(time) {
      await connection.insert(answerTimes).values(time);
    },

    listAnswerTimes(therapistId, since) {
      return connection.select({ waitedMs: answerTimes.waitedMs, answered: answerTimes.answered })
        .from(answerTimes)
        .where(and(eq(answerTimes.therapistId, therapistId), gte(answerTimes.endedAt, since)));
    },

    async deleteAnswerTimesBefore(instant) {
      await connection.delete(answerTimes).where(lt(answerTimes.endedAt, instant));
    },
  };
}
