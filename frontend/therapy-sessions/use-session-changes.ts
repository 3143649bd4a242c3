import { useQueryClient } from "@tanstack/react-query";
import { hasErrorCode } from "../api/api-error.ts";
import { api, ok } from "../api/client.ts";
import { consentsQuery } from "../api/consents.ts";
import { useIdempotencyKey, useSubmit } from "../api/use-submit.ts";
import { applyOptimistically, refetchChanged, refetchSessions, storeAnswer } from "./queries.ts";
import { shownOf, type TherapySession } from "./therapy-session.ts";

function useChange<Input>(
  session: TherapySession,
  send: (input: Input) => Promise<TherapySession>,
  preview: (input: Input) => Partial<TherapySession> = () => ({}),
) {
  const queries = useQueryClient();
  return useSubmit({
    mutationFn: send,
    onMutate: (input: Input) => applyOptimistically(queries, session, preview(input)),
    onError: (failure, _input, undo) => {
      undo?.();
      if (hasErrorCode(failure, "ERR_CONSENT_REQUIRED")) {
        void queries.invalidateQueries(consentsQuery);
      }
    },
    onSuccess: (answer) => storeAnswer(queries, answer),
  });
}

export function useRating(session: TherapySession) {
  return useChange(
    session,
    (rating: number | null) => ok(rating === null ? removeRating(session) : rate(session, rating)),
    (rating) => ({ rating }),
  );
}

function rate(session: TherapySession, rating: number) {
  return api.POST("/api/therapy-sessions/{id}/rate", { ...at(session), body: { rating } });
}

function removeRating(session: TherapySession) {
  return api.DELETE("/api/therapy-sessions/{id}/rate", at(session));
}

export function useComment(
  session: TherapySession,
  { isNew, asTherapist }: { isNew: boolean; asTherapist: boolean },
) {
  const intent = useIdempotencyKey();
  return useChange(session, async (comment: string) => {
    if (!isNew) {
      return await ok(api.POST("/api/therapy-sessions/{id}/update-comment", {
        ...at(session),
        body: { comment },
      }));
    }
    const answer = await ok(api.POST("/api/therapy-sessions/{id}/comment", {
      params: {
        path: { id: session.id },
        header: { "idempotency-key": intent.keyOf(comment) },
      },
      body: { comment, isTherapistComment: asTherapist },
    }));
    intent.done();
    return answer;
  });
}

export function useNoShow(session: TherapySession) {
  return useChange(
    session,
    ({ noShow, reason }: { noShow: boolean; reason?: string }) =>
      ok(api.POST("/api/therapy-sessions/{id}/no-show", {
        ...at(session),
        body: { noShow, ...(reason && { reason }) },
      })),
    ({ noShow }) => ({ noShow }),
  );
}

export function useWaiveFee(session: TherapySession) {
  return useChange(
    session,
    (reason: string) =>
      ok(api.POST("/api/therapy-sessions/{id}/waive-fee", {
        ...at(session),
        body: reason ? { reason } : {},
      })),
  );
}

export function useRecordPayment(session: TherapySession) {
  return useChange(
    session,
    (payment: NonNullable<TherapySession["onSitePayment"]>) =>
      ok(api.PUT("/api/therapy-sessions/{id}/on-site-payment", { ...at(session), body: payment })),
  );
}

export function useRemovePayment(session: TherapySession) {
  return useChange(
    session,
    () => ok(api.DELETE("/api/therapy-sessions/{id}/on-site-payment", at(session))),
  );
}

export type NewRecommendation = { practices: string[]; text: string };

export function useRecommend(session: TherapySession) {
  const intent = useIdempotencyKey();
  return useChange(session, async (recommendation: NewRecommendation) => {
    const answer = await ok(api.POST("/api/therapy-sessions/{id}/recommendations", {
      params: {
        path: { id: session.id },
        header: { "idempotency-key": intent.keyOf(recommendation) },
      },
      body: recommendation,
    }));
    intent.done();
    return answer;
  });
}

/** `keepClosed`: the practitioner closes the hours of the freed time. */
export function useCancel(session: TherapySession, keepClosed = false) {
  const queries = useQueryClient();
  return useSubmit({
    mutationFn: (reason: string) =>
      ok(api.POST("/api/therapy-sessions/{id}/cancel", {
        ...at(session),
        body: {
          ...(reason && { reason }),
          ...(keepClosed && { keepClosed }),
          shown: shownOf(session),
        },
      })),
    onError: (failure) => refetchChanged(queries, failure),
    onSuccess: (answer) => {
      storeAnswer(queries, answer);
      refetchSessions(queries);
    },
  });
}

function at({ id }: TherapySession) {
  return { params: { path: { id } } };
}
