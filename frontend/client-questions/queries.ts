import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";
import { useSubmit } from "../api/use-submit.ts";

type Schemas = components["schemas"];

export type ClientQuestion = Schemas["ClientQuestion"];
export type ReceivedQuestion = Schemas["ReceivedClientQuestion"];
export type Answer = Omit<Schemas["QuestionAnswer"], "seen">;

const questionsKey = ["client-questions"] as const;

export function questionRecipientQuery(id: string) {
  return queryOptions({
    queryKey: [...questionsKey, "practitioner", id],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/client-questions/practitioners/{id}", { params: { path: { id } }, signal })),
    enabled: id !== "",
  });
}

export function myQuestionsQuery(userId: string | null) {
  return queryOptions({
    queryKey: [...questionsKey, "mine", userId],
    queryFn: async ({ signal }) =>
      (await ok(api.GET("/api/client-questions/me", { signal }))).questions,
    enabled: userId !== null,
  });
}

export const receivedQuestionsQuery = queryOptions({
  queryKey: [...questionsKey, "received"],
  queryFn: async ({ signal }) =>
    (await ok(api.GET("/api/client-questions/received", { signal }))).questions,
});

/** A refusal shows the questions as they are now: another tab or the other person may have changed them. */
function useChanged() {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: questionsKey });
    void queries.invalidateQueries({ queryKey: ["booking-verdict"] });
  };
}

export function useAsk() {
  return useSubmit({
    mutationFn: (body: Schemas["NewClientQuestion"]) =>
      ok(api.POST("/api/client-questions", { body })),
    onSettled: useChanged(),
  });
}

const pathOf = ({ id }: { id: string }) => ({ path: { id } });

export function useWrite(question: ClientQuestion) {
  return useSubmit({
    mutationFn: (text: string) =>
      ok(api.POST("/api/client-questions/{id}/messages", {
        params: pathOf(question),
        body: { text },
      })),
    onSettled: useChanged(),
  });
}

export function useCloseQuestion(question: ClientQuestion) {
  return useSubmit({
    mutationFn: () =>
      ok(api.POST("/api/client-questions/{id}/close", { params: pathOf(question) })),
    onSettled: useChanged(),
  });
}

export function useAnswerQuestion(question: ReceivedQuestion) {
  return useSubmit({
    mutationFn: (answer: Answer) => {
      const seen = question.messages.at(-1)!.id;
      const body = { ...answer, seen };
      return ok(api.POST("/api/client-questions/{id}/answers", { params: pathOf(question), body }));
    },
    onSettled: useChanged(),
  });
}

export function useEndClearance(question: ReceivedQuestion) {
  return useSubmit({
    mutationFn: () =>
      ok(api.POST("/api/client-questions/{id}/end-clearance", { params: pathOf(question) })),
    onSettled: useChanged(),
  });
}
