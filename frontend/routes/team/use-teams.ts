import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { notify } from "ui-kit/feedback/toast.tsx";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { type OwnTeam, ownTeamsQuery } from "./queries.ts";

export type TeamDetails = components["schemas"]["TeamDetails"];

/** A change of teams; the list is read again whatever came of it. */
export function useTeamChange<Input = void>(send: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useSubmit<unknown, Input>({
    mutationFn: send,
    onSettled: async () => {
      await Promise.all([
        queries.invalidateQueries(ownTeamsQuery),
        queries.invalidateQueries({ queryKey: ["team"] }),
        queries.invalidateQueries({ queryKey: ["therapist"] }),
      ]);
    },
  });
}

/** Creates a team, or saves the details of one. `owner` is for admins. */
export function useSaveTeam(team: OwnTeam | null) {
  return useTeamChange(({ owner, ...details }: TeamDetails & { owner?: string }) =>
    team
      ? ok(api.PUT("/api/teams/{id}", {
        params: { path: { id: team.id }, header: { "if-match": team.version } },
        body: details,
      }))
      : ok(api.POST("/api/teams", { body: { ...details, ...(owner ? { owner } : {}) } }))
  );
}

type Step =
  | { kind: "accepted" }
  | { kind: "left" | "declined" | "removed" | "handedOver"; therapistId: string };

/** A change of who is in a team. A failure is shown as a note that goes by. */
export function useMembership({ id }: OwnTeam) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const change = useTeamChange<Step>((step) => {
    if (step.kind === "accepted") {
      return ok(api.POST("/api/teams/{id}/accept", { params: { path: { id } } }));
    }
    const { therapistId } = step;
    if (step.kind === "handedOver") {
      const params = { path: { id } };
      return ok(api.PUT("/api/teams/{id}/owner", { params, body: { therapistId } }));
    }
    const params = { path: { id, therapistId } };
    return ok(api.DELETE("/api/teams/{id}/members/{therapistId}", { params }));
  });
  return {
    isPending: change.isPending,
    running: change.isPending ? change.variables : undefined,
    apply(step: Step) {
      change.mutate(step, {
        onSuccess: () => void notify({ tone: "success", message: t(`team.done.${step.kind}`) }),
        onError: (failure) => void notify({ tone: "error", message: showFailure(failure) }),
      });
    },
  };
}
