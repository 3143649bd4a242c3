import type { Account } from "../../domain/account.ts";
import type { AskedQuestion } from "../../domain/asked-question.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Repositories } from "../../ports/persistence.ts";

/** A question that the caller asked. ERR_NOT_FOUND for every other caller. */
export async function findOwnQuestion(
  { askedQuestions }: Pick<Repositories, "askedQuestions">,
  { userId }: Pick<Account, "userId">,
  id: string,
): Promise<AskedQuestion> {
  const question = await askedQuestions.find(id);
  if (question?.userId !== userId) throw new DomainError("ERR_NOT_FOUND");
  return question;
}

/** A question that the caller, a practitioner, was asked. ERR_FORBIDDEN, ERR_NOT_FOUND. */
export async function findReceivedQuestion(
  { askedQuestions, users }: Pick<Repositories, "askedQuestions" | "users">,
  { therapistId }: Pick<Account, "therapistId">,
  id: string,
): Promise<AskedQuestion> {
  if (therapistId === null) throw new DomainError("ERR_FORBIDDEN");
  const question = await askedQuestions.find(id);
  if (question?.therapistId !== therapistId) throw new DomainError("ERR_NOT_FOUND");
  const client = await users.find(question.userId);
  if (!client || client.disabledAt !== null) throw new DomainError("ERR_NOT_FOUND");
  return question;
}
