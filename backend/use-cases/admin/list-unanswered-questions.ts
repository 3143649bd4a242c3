import { unansweredSince } from "../../domain/client-question.ts";
import type { QuestionQuery, UnansweredQuestion } from "../../ports/persistence/admin-queues.ts";
import type { CountedPage } from "../../ports/persistence/sorted-list.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

/** For admins, without the client and the text. ERR_FORBIDDEN. */
export async function listUnansweredQuestions(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  page: QuestionQuery,
): Promise<CountedPage<UnansweredQuestion>> {
  requireRight(account, "follow-questions");
  const query = { ...page, unansweredSince: unansweredSince(now) };
  return await persistence.adminQueues.listUnanswered(query);
}
