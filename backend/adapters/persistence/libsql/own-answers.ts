import { and, asc, eq, ne } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { answerTimes, clearances } from "db/schema/client-questions.ts";
import { sessionRequests } from "db/schema/session-requests.ts";
import type { User } from "../../../domain/account.ts";
import type { ScatteredData } from "../../../ports/persistence/personal-data.ts";

type Answers = Pick<ScatteredData, "answersToRequests" | "answerTimes" | "clearancesGiven">;

/** How a practitioner answered clients, without who these are. */
export async function collectAnswers(
  connection: Connection,
  { therapistId }: User,
): Promise<Answers> {
  if (!therapistId) return { answersToRequests: [], answerTimes: [], clearancesGiven: [] };
  const { practiceType, startsAt, status, message, createdAt, endedAt } = sessionRequests;
  return {
    answersToRequests: await connection
      .select({ practiceType, startsAt, status, message, createdAt, endedAt })
      .from(sessionRequests)
      .where(and(eq(sessionRequests.therapistId, therapistId), ne(status, "waiting")))
      .orderBy(asc(createdAt)),
    answerTimes: (await connection.select().from(answerTimes)
      .where(eq(answerTimes.therapistId, therapistId)).orderBy(asc(answerTimes.endedAt)))
      .map(({ waitedMs, answered, endedAt }) => ({
        waitedMinutes: Math.round(waitedMs / 60_000),
        answered,
        endedAt,
      })),
    clearancesGiven: await connection.select({
      practiceType: clearances.practiceType,
      clearedAt: clearances.clearedAt,
      validUntil: clearances.validUntil,
      endedAt: clearances.endedAt,
    }).from(clearances).where(eq(clearances.therapistId, therapistId))
      .orderBy(asc(clearances.clearedAt)),
  };
}
