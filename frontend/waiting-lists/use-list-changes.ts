import { useQueryClient } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import { useSubmit } from "../api/use-submit.ts";
import { sessionListsKey } from "../therapy-sessions/queries.ts";
import { waitingListsKey, type Wish } from "./queries.ts";
import type { Acknowledgement } from "../suitability/booking-verdict.ts";

/** An answer that comes too late shows the list as it is now. */
function useChanged() {
  const cache = useQueryClient();
  return () => {
    for (
      const queryKey of [waitingListsKey, sessionListsKey, ["admission"], ["therapist"], [
        "free-times",
      ]]
    ) {
      void cache.invalidateQueries({ queryKey });
    }
  };
}

export function useJoin(therapistId: string) {
  const onSettled = useChanged();
  return useSubmit({
    mutationFn: (wish: Wish) =>
      ok(api.POST("/api/waiting-lists", { body: { therapistId, ...wish } })),
    onSettled,
  });
}

export function useWaitForSeat(eventTypeUri: string, startsAt: string) {
  const onSettled = useChanged();
  return useSubmit({
    mutationFn: () =>
      ok(api.POST("/api/waiting-lists/seats", { body: { eventTypeUri, startsAt } })),
    onSettled,
  });
}

type Answer = { offerId: string; acknowledgement?: Acknowledgement };

export function useAnswer(token: string, how: "accept" | "decline") {
  const onSettled = useChanged();
  return useSubmit({
    mutationFn: ({ offerId, acknowledgement }: Answer) =>
      ok(api.POST(`/api/waiting-lists/link/${how}`, {
        body: { token, offerId, ...(acknowledgement && { acknowledgement }) },
      })),
    onSettled,
  });
}

export function useLeave(token: string) {
  const onSettled = useChanged();
  return useSubmit({
    mutationFn: () => ok(api.POST("/api/waiting-lists/link/leave", { body: { token } })),
    onSettled,
  });
}
