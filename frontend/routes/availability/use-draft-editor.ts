import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { ApiError, hasErrorCode } from "../../api/api-error.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { watchDrafts } from "../../drafts.ts";
import { type History, moveHistory, recordChange, startHistory, undo } from "./draft-history.ts";
import { type Draft, draftOf, sameDraft } from "./draft.ts";
import { withOffered } from "./draft-rules.ts";
import { type Clash, mergeDrafts } from "./merge-drafts.ts";
import { type DraftProblem, problemsOf } from "./problems.ts";
import {
  availabilityQuery,
  type Conflict,
  type Loaded,
  putAvailability,
  reloadTimes,
} from "./queries.ts";
import { readShared, storedText, writeShared } from "./stored-draft.ts";

type Saved = { draft: Draft; version: string | null };

type State = {
  history: History;
  saved: Saved;
  /** What was changed here and elsewhere. */
  clashes: Clash[];
  /** When the restored changes were made; null: none were restored, or they were read. */
  restoredFrom: number | null;
};

const savedOf = ({ availability, version }: Loaded): Saved => ({
  draft: draftOf(availability),
  version,
});

function restore(userId: string, loaded: Loaded): State {
  const saved = savedOf(loaded);
  const shared = readShared(userId, saved.draft);
  if (!shared) {
    return { history: startHistory(saved.draft), saved, clashes: [], restoredFrom: null };
  }
  const { draft, clashes } = mergeDrafts({
    base: shared.base,
    mine: shared.draft,
    theirs: saved.draft,
  });
  const isSame = sameDraft(draft, saved.draft);
  return {
    history: { current: draft, earlier: isSame ? [] : [saved.draft], label: null },
    saved,
    clashes,
    restoredFrom: isSame ? null : shared.changedAt,
  };
}

/** The unsaved changes since `from`, on top of `onto`. */
function rebase(state: State, from: Draft, onto: Draft, saved = state.saved): State {
  const merge = (mine: Draft) => mergeDrafts({ base: from, mine, theirs: onto });
  const history = moveHistory(state.history, (mine) => merge(mine).draft);
  const { clashes } = merge(state.history.current);
  const isClean = sameDraft(history.current, saved.draft);
  return {
    ...state,
    saved,
    history: isClean ? startHistory(saved.draft) : history,
    clashes: isClean ? [] : clashes,
  };
}

/** A practice was removed while its rules were edited. */
function isUnknownPractice(failure: unknown): boolean {
  const errors = failure instanceof ApiError ? failure.problem?.errors ?? [] : [];
  return errors.some(({ errCode }) => errCode === "ERR_UNKNOWN_PRACTICE");
}

export type DraftEditor = ReturnType<typeof useDraftEditor>;

export function useDraftEditor(userId: string, loaded: Loaded) {
  const queries = useQueryClient();
  const [{ history, saved: stored, clashes, restoredFrom }, setState] = useState(() =>
    restore(userId, loaded)
  );
  const changedAt = useRef(restoredFrom);
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const { eventTypes } = loaded.availability;
  const draft = useMemo(() => withOffered(history.current, eventTypes), [history, eventTypes]);
  const saved = useMemo(
    () => ({ ...stored, draft: withOffered(stored.draft, eventTypes) }),
    [stored, eventTypes],
  );
  const isDirty = !sameDraft(draft, saved.draft);

  const saving = useSubmit({
    mutationFn: async ({ draft, version }: { draft: Draft; version: string | null }) => {
      try {
        return await putAvailability(draft, version);
      } catch (failure) {
        if (!isUnknownPractice(failure)) throw failure;
        const { availability } = await queries.fetchQuery({ ...availabilityQuery, staleTime: 0 });
        return await putAvailability(withOffered(draft, availability.eventTypes), version);
      }
    },
    onSuccess: ({ conflicts, ...result }, sent) => {
      queries.setQueryData(availabilityQuery.queryKey, result);
      reloadTimes(queries);
      const saved = savedOf(result);
      setState((state) => ({
        ...rebase(state, sent.draft, saved.draft, saved),
        clashes: [],
        restoredFrom: null,
      }));
      setConflicts(conflicts);
      setSavedAt(Date.now());
    },
    onError: (failure) => {
      if (hasErrorCode(failure, "ERR_STALE")) void queries.invalidateQueries(availabilityQuery);
    },
  });

  // Hours saved elsewhere stay; unsaved changes go on top of them.
  const lastVersion = useRef(loaded.version);
  useEffect(() => {
    if (lastVersion.current === loaded.version) return;
    lastVersion.current = loaded.version;
    if (saved.version === loaded.version) return;
    const theirs = savedOf(loaded);
    setState((state) => rebase(state, state.saved.draft, theirs.draft, theirs));
  }, [loaded, saved.version]);

  useSharedDraft({ userId, draft, saved, changedAt }, async (from, to) => {
    if (to) return setState((state) => rebase(state, from, to));
    // Another tab saved or discarded what both share.
    const theirs = savedOf(await queries.fetchQuery({ ...availabilityQuery, staleTime: 0 }));
    setState((state) => ({
      ...rebase(state, from, theirs.draft, theirs),
      restoredFrom: null,
    }));
  });

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isDirty]);

  const problem = saving.error instanceof ApiError ? saving.error.problem : null;
  const problems: DraftProblem[] = saving.variables?.draft === draft && problem?.errors
    ? problemsOf(problem.errors, draft)
    : [];
  const isStale = hasErrorCode(saving.error, "ERR_STALE");

  return {
    availability: loaded.availability,
    draft,
    isDirty,
    canUndo: history.earlier.length > 0,
    conflicts,
    savedAt,
    problems,
    isStale: isDirty && (isStale || clashes.length > 0),
    failure: isStale ? null : saving.error,
    isSaving: saving.isPending,
    clashes,
    restoredFrom: isDirty ? restoredFrom : null,
    change(next: (draft: Draft) => Draft, label: string | null = null) {
      changedAt.current = Date.now();
      setState((state) => ({
        ...state,
        history: recordChange(state.history, next(state.history.current), label),
      }));
    },
    undo() {
      changedAt.current = Date.now();
      setState((state) => ({ ...state, history: undo(state.history) }));
    },
    discard() {
      setState((state) => ({
        ...state,
        history: recordChange(state.history, state.saved.draft),
        clashes: [],
        restoredFrom: null,
      }));
      saving.reset();
    },
    dismissRestored() {
      setState((state) => ({ ...state, restoredFrom: null }));
    },
    save() {
      saving.mutate({ draft, version: saved.version });
    },
    dismissConflicts: () => setConflicts([]),
  };
}

type Unsaved = {
  userId: string;
  draft: Draft;
  saved: Saved;
  changedAt: { current: number | null };
};

/** Stores the unsaved changes, and takes those of other tabs: `onChange` moves from one stored draft to the next. */
function useSharedDraft(
  { userId, draft, saved, changedAt }: Unsaved,
  onChange: (from: Draft, to: Draft | null) => void | Promise<void>,
): void {
  const last = useRef({ text: storedText(userId), draft });
  const isWriting = useRef(false);
  const takeChanges = useEffectEvent(() => {
    const text = storedText(userId);
    const from = last.current;
    if (isWriting.current || text === from.text) return false;
    const to = text === null ? null : readShared(userId, saved.draft)?.draft ?? null;
    last.current = { text, draft: to ?? saved.draft };
    // Offline, the changes stay here until the next look.
    void Promise.resolve(onChange(from.draft, to)).catch(() => {});
    return true;
  });
  const store = useEffectEvent(() => {
    if (takeChanges()) return;
    isWriting.current = true;
    const base = saved.draft;
    writeShared(userId, { draft, base, changedAt: changedAt.current ?? Date.now() });
    isWriting.current = false;
    last.current = { text: storedText(userId), draft };
  });
  useEffect(() => store(), [draft, saved]);
  useEffect(() => watchDrafts(() => void takeChanges()), []);
}
