import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { companionsKey } from "../../therapy-sessions/sessions-together.ts";

export type PracticeCompanions = components["schemas"]["PracticeCompanions"];
export type NamedPractice = components["schemas"]["NamedPractice"];

export const companionsQuery = queryOptions({
  queryKey: [...companionsKey, "own"],
  queryFn: () => ok(api.GET("/api/companions")),
});

/** A change of who holds practices together; everything that shows it is read again. */
function useCompanionChange<Input>(send: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useSubmit<unknown, Input>({
    mutationFn: send,
    onSettled: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: companionsKey }),
        queries.invalidateQueries({ queryKey: ["therapist"] }),
      ]);
    },
  });
}

/** Saves with whom a practice is held together. */
export function useSaveCompanions(practiceId: string) {
  return useCompanionChange((companions: string[]) =>
    ok(api.PUT("/api/companions/{practiceId}", {
      params: { path: { practiceId } },
      body: { companions },
    }))
  );
}

/** The answer to a practice of another practitioner. */
export function useAnswer(practiceId: string) {
  const params = { path: { practiceId } };
  return useCompanionChange((isAgreed: boolean) =>
    ok(
      isAgreed
        ? api.POST("/api/companions/{practiceId}/accept", { params })
        : api.POST("/api/companions/{practiceId}/decline", { params }),
    )
  );
}
