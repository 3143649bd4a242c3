import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError, hasErrorCode } from "../../api/api-error.ts";
import { useSending } from "../../api/use-sending.ts";
import { type Draft, draftOf, sameDraft } from "./draft.ts";
import { begun, changed, undone } from "./history.ts";
import { type DraftProblem, problemsOf } from "./problems.ts";
import {
  availabilityQuery,
  type Conflict,
  forgetTimes,
  type Loaded,
  putAvailability,
} from "./queries.ts";
import { keepUnsaved, takenUp } from "./unsaved.ts";

export type Editing = ReturnType<typeof useEditor>;

/** What is being drawn: it changes, is taken back, saved as a whole, and never lost. */
export function useEditor(userId: string, loaded: Loaded) {
  const queries = useQueryClient();
  const [{ history, base }, setState] = useState(() => takenUp(userId, loaded));
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const draft = history.now;
  const isDirty = !sameDraft(draft, base.draft);

  const sending = useSending({
    mutationFn: ({ draft, version }: { draft: Draft; version: string | null }) =>
      putAvailability(draft, version),
    onSuccess: ({ conflicts, ...answer }) => {
      queries.setQueryData(availabilityQuery.queryKey, answer);
      forgetTimes(queries);
      const saved = draftOf(answer.availability);
      setState({ history: begun(saved), base: { draft: saved, version: answer.version } });
      setConflicts(conflicts);
      setSavedAt(Date.now());
    },
  });

  // What was saved in another place is taken up as long as nothing is drawn here.
  const seen = useRef(loaded.version);
  useEffect(() => {
    if (seen.current === loaded.version) return;
    seen.current = loaded.version;
    if (isDirty || base.version === loaded.version) return;
    const saved = draftOf(loaded.availability);
    setState({ history: begun(saved), base: { draft: saved, version: loaded.version } });
  }, [loaded, isDirty, base.version]);

  useEffect(() => keepUnsaved(userId, draft, base), [userId, draft, base]);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isDirty]);

  const problem = sending.error instanceof ApiError ? sending.error.problem : null;
  const problems: DraftProblem[] = sending.variables?.draft === draft && problem?.errors
    ? problemsOf(problem.errors, draft)
    : [];

  return {
    availability: loaded.availability,
    draft,
    isDirty,
    canUndo: history.before.length > 0,
    conflicts,
    savedAt,
    problems,
    /** Why it could not be saved; changed in another place is told apart. */
    failure: sending.error && !hasErrorCode(sending.error, "ERR_STALE") ? sending.error : null,
    isStale: hasErrorCode(sending.error, "ERR_STALE"),
    isSaving: sending.isPending,
    /** The draft changed; steps about the same thing are taken back as one. */
    change(next: (draft: Draft) => Draft, about: string | null = null) {
      setState(({ history, base }) => ({
        base,
        history: changed(history, next(history.now), about),
      }));
    },
    undo() {
      setState(({ history, base }) => ({ base, history: undone(history) }));
    },
    /** Back to what is saved; that too can be taken back. */
    discard() {
      setState(({ history, base }) => ({ base, history: changed(history, base.draft) }));
      sending.reset();
    },
    save() {
      sending.mutate({ draft, version: base.version });
    },
    /** What was saved in another place goes. */
    overwrite() {
      sending.mutate({ draft, version: null });
    },
    /** What was saved in another place is shown; what was drawn here is one undo away. */
    async showTheirs() {
      const theirs = await queries.fetchQuery({ ...availabilityQuery, staleTime: 0 });
      const saved = draftOf(theirs.availability);
      setState(({ history }) => ({
        history: changed(history, saved),
        base: { draft: saved, version: theirs.version },
      }));
      sending.reset();
    },
    forgetConflicts: () => setConflicts([]),
  };
}
