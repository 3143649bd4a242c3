import type { User } from "../../domain/account.ts";
import type { ClientQuestion, QuestionMessage } from "../../domain/client-question.ts";
import type { Clearance } from "../../domain/suitability/clearance.ts";
import type { Repositories } from "../../ports/persistence.ts";

export type ArchivedQuestions = {
  /** Sent as a client, with what came of them. */
  clientQuestions: (Omit<ClientQuestion, "userId"> & {
    practitioner: string;
    clearances: Clearance[];
  })[];
  /** Written as a practitioner. */
  answersToQuestions: Omit<QuestionMessage, "id" | "author">[];
};

export async function archivedQuestions(
  { clientQuestions, clearances, therapists }: Pick<
    Repositories,
    "clientQuestions" | "clearances" | "therapists"
  >,
  { id, therapistId }: User,
): Promise<ArchivedQuestions> {
  const given = await clearances.listOfUser(id);
  const received = therapistId ? await clientQuestions.listOfTherapist(therapistId) : [];
  const sent = await clientQuestions.listOfUser(id);
  const names = new Map<string, string>();
  for (const practitioner of new Set(sent.map((question) => question.therapistId))) {
    names.set(practitioner, (await therapists.find(practitioner))?.name ?? "");
  }
  return {
    clientQuestions: sent.map(({ userId: _, ...question }) => ({
      practitioner: names.get(question.therapistId) ?? "",
      ...question,
      clearances: given.filter(({ questionId }) => questionId === question.id),
    })),
    answersToQuestions: received.flatMap(({ messages }) => messages)
      .filter(({ author }) => author === "therapist")
      .map(({ text, decision, writtenAt }) => ({ text, decision, writtenAt })),
  };
}
