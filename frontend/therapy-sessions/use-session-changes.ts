import { useQueryClient } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import { useIntentKey, useSending } from "../api/use-sending.ts";
import { changeAtOnce, putAnswer, readAnew } from "./queries.ts";
import type { TherapySession } from "./therapy-session.ts";

/** A change of one session that is seen at once and taken back when the server refuses it. */
function useChange<Input>(
  session: TherapySession,
  send: (input: Input) => Promise<TherapySession>,
  foresee: (input: Input) => Partial<TherapySession> = () => ({}),
) {
  const queries = useQueryClient();
  return useSending({
    mutationFn: send,
    onMutate: (input: Input) => changeAtOnce(queries, session, foresee(input)),
    onError: (_failure, _input, takeBack) => takeBack?.(),
    onSuccess: (answer) => putAnswer(queries, answer),
  });
}

/** Gives or changes the rating, from 1 to 5; null takes it back. */
export function useRating(session: TherapySession) {
  return useChange(
    session,
    (rating: number | null) => ok(rating === null ? takeBack(session) : rate(session, rating)),
    (rating) => ({ rating }),
  );
}

function rate(session: TherapySession, rating: number) {
  return api.POST("/api/therapy-sessions/{id}/rate", { ...at(session), body: { rating } });
}

function takeBack(session: TherapySession) {
  return api.DELETE("/api/therapy-sessions/{id}/rate", at(session));
}

/** Adds a comment, or changes the last one the person wrote. */
export function useComment(
  session: TherapySession,
  { isNew, asTherapist }: { isNew: boolean; asTherapist: boolean },
) {
  const intent = useIntentKey();
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

/** Writes down that the client did not come, or takes it back. */
export function useNoShow(session: TherapySession) {
  return useChange(
    session,
    (noShow: boolean) =>
      ok(api.POST("/api/therapy-sessions/{id}/no-show", { ...at(session), body: { noShow } })),
    (noShow) => ({ noShow }),
  );
}

export type NewRecommendation = { practices: string[]; text: string };

/** Suggests to the client what to do next. */
export function useRecommending(session: TherapySession) {
  const intent = useIntentKey();
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

/** Cancels; not shown before the server has said yes. */
export function useCancelling(session: TherapySession) {
  const queries = useQueryClient();
  return useSending({
    mutationFn: (reason: string) =>
      ok(api.POST("/api/therapy-sessions/{id}/cancel", {
        ...at(session),
        body: reason ? { reason } : {},
      })),
    onSuccess: (answer) => {
      putAnswer(queries, answer);
      readAnew(queries);
    },
  });
}

function at({ id }: TherapySession) {
  return { params: { path: { id } } };
}
