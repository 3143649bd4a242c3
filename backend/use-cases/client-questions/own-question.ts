import type { Account } from "../../domain/account.ts";
import type { ClientQuestion } from "../../domain/client-question.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Repositories } from "../../ports/persistence.ts";

/** A question that the caller sent. ERR_NOT_FOUND for every other caller. */
export async function findOwnQuestion(
  { clientQuestions }: Pick<Repositories, "clientQuestions">,
  { userId }: Pick<Account, "userId">,
  id: string,
): Promise<ClientQuestion> {
  const question = await clientQuestions.find(id);
  if (question?.userId !== userId) throw new DomainError("ERR_NOT_FOUND");
  return question;
}

/** A question to the caller, a practitioner. ERR_FORBIDDEN, ERR_NOT_FOUND. */
export async function findReceivedQuestion(
  { clientQuestions, users }: Pick<Repositories, "clientQuestions" | "users">,
  { therapistId }: Pick<Account, "therapistId">,
  id: string,
): Promise<ClientQuestion> {
  if (therapistId === null) throw new DomainError("ERR_FORBIDDEN");
  const question = await clientQuestions.find(id);
  if (question?.therapistId !== therapistId) throw new DomainError("ERR_NOT_FOUND");
  const client = await users.find(question.userId);
  if (!client || client.disabledAt !== null) throw new DomainError("ERR_NOT_FOUND");
  return question;
}
