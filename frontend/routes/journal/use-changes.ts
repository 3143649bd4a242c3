import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, ok } from "../../api/client.ts";
import { changeAtOnce, putAnswer } from "./queries.ts";
import type { TherapySession } from "./sessions.ts";

/** A change of one session that is seen at once and taken back when the server refuses it. */
function useChange<Input>(
  session: TherapySession,
  send: (input: Input) => Promise<TherapySession>,
  foresee: (input: Input) => Partial<TherapySession> = () => ({}),
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onMutate: (input: Input) => changeAtOnce(queries, session.id, foresee(input)),
    onError: (_failure, _input, takeBack) => takeBack?.(),
    onSuccess: (answer) => putAnswer(queries, answer),
  });
}

/** Gives or changes the rating, from 1 to 5. */
export function useRating(session: TherapySession) {
  return useChange(
    session,
    (rating: number) =>
      ok(api.POST("/api/therapy-sessions/{id}/rate", { ...at(session), body: { rating } })),
    (rating) => ({ rating }),
  );
}

/** Writes the private note; an empty one takes it away. */
export function useNote(session: TherapySession) {
  return useChange(
    session,
    (note: string) => ok(api.PUT("/api/therapy-sessions/{id}", { ...at(session), body: { note } })),
    (note) => ({ note: note || null }),
  );
}

/** Adds a comment, or changes the last one the person wrote. */
export function useComment(session: TherapySession, { isNew }: { isNew: boolean }) {
  return useChange(
    session,
    (comment: string) =>
      isNew
        ? ok(api.POST("/api/therapy-sessions/{id}/comment", { ...at(session), body: { comment } }))
        : ok(api.POST("/api/therapy-sessions/{id}/update-comment", {
          ...at(session),
          body: { comment },
        })),
  );
}

/** Cancels; not shown before the server has said yes. */
export function useCancelling(session: TherapySession) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      ok(api.POST("/api/therapy-sessions/{id}/cancel", {
        ...at(session),
        body: reason ? { reason } : {},
      })),
    onSuccess: (answer) => {
      putAnswer(queries, answer);
      void queries.invalidateQueries({ queryKey: ["free-times"] });
      void queries.invalidateQueries({ queryKey: ["therapists"] });
    },
  });
}

function at({ id }: TherapySession) {
  return { params: { path: { id } } };
}
