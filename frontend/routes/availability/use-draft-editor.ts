import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { ApiError, hasErrorCode } from "../../api/api-error.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { draftOf as storedDraft, removeDraft, saveDraft } from "../../drafts.ts";
import { type History, recordChange, startHistory, undo } from "./draft-history.ts";
import { type Draft, draftOf, sameDraft } from "./draft.ts";
import { withOffered } from "./draft-rules.ts";
import { type DraftProblem, problemsOf } from "./problems.ts";
import {
  availabilityQuery,
  type Conflict,
  type Loaded,
  putAvailability,
  reloadTimes,
} from "./queries.ts";

const keyOf = (userId: string) => `availability.${userId}`;

type Saved = { draft: Draft; version: string | null };

function isDraft(value: unknown): value is Draft {
  return typeof value === "object" && value !== null &&
    ["timeZone", "rules", "exceptions", "vacations", "places", "settings"]
      .every((part) => part in value);
}

/** A draft of an earlier version of the app has fewer parts: `saved` fills them in. */
function parse(text: string, saved: Draft): Draft | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isDraft(value)) return null;
    return { ...saved, ...value, settings: { ...saved.settings, ...value.settings } };
  } catch {
    return null;
  }
}

function restoreDraft(
  userId: string,
  { availability, version }: Loaded,
): { history: History; saved: Saved } {
  const draft = draftOf(availability);
  const stored = storedDraft(keyOf(userId));
  const unsaved = stored && parse(stored.text, draft);
  if (!stored || !unsaved || sameDraft(unsaved, draft)) {
    return { history: startHistory(draft), saved: { draft, version } };
  }
  return {
    history: { current: unsaved, earlier: [draft], label: null },
    saved: { draft, version: stored.version || version },
  };
}

function storeDraft(userId: string, draft: Draft, saved: Saved): void {
  if (sameDraft(draft, saved.draft)) return removeDraft(keyOf(userId));
  saveDraft(keyOf(userId), {
    text: JSON.stringify(draft),
    state: "writing",
    base: "",
    version: saved.version ?? "",
  });
}

/** A practice was removed while its rules were edited. */
function isUnknownPractice(failure: unknown): boolean {
  const errors = failure instanceof ApiError ? failure.problem?.errors ?? [] : [];
  return errors.some(({ errCode }) => errCode === "ERR_UNKNOWN_PRACTICE");
}

export type DraftEditor = ReturnType<typeof useDraftEditor>;

export function useDraftEditor(userId: string, loaded: Loaded) {
  const queries = useQueryClient();
  const [{ history, saved: stored }, setState] = useState(() => restoreDraft(userId, loaded));
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
    onSuccess: ({ conflicts, ...result }) => {
      queries.setQueryData(availabilityQuery.queryKey, result);
      reloadTimes(queries);
      const draft = draftOf(result.availability);
      setState({ history: startHistory(draft), saved: { draft, version: result.version } });
      setConflicts(conflicts);
      setSavedAt(Date.now());
    },
    // Another tab that saved its changes has removed the stored draft of both.
    onError: () => storeDraft(userId, draft, saved),
  });

  // A version saved elsewhere replaces the draft unless it has unsaved changes.
  const lastVersion = useRef(loaded.version);
  useEffect(() => {
    if (lastVersion.current === loaded.version) return;
    lastVersion.current = loaded.version;
    if (isDirty || saved.version === loaded.version) return;
    const draft = draftOf(loaded.availability);
    setState({ history: startHistory(draft), saved: { draft, version: loaded.version } });
  }, [loaded, isDirty, saved.version]);

  useEffect(() => storeDraft(userId, draft, saved), [userId, draft, saved]);

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
    isStale,
    failure: isStale ? null : saving.error,
    isSaving: saving.isPending,
    change(next: (draft: Draft) => Draft, label: string | null = null) {
      setState(({ history, saved }) => ({
        saved,
        history: recordChange(history, next(history.current), label),
      }));
    },
    undo() {
      setState(({ history, saved }) => ({ saved, history: undo(history) }));
    },
    discard() {
      setState(({ history, saved }) => ({ saved, history: recordChange(history, saved.draft) }));
      saving.reset();
    },
    save() {
      saving.mutate({ draft, version: saved.version });
    },
    overwrite() {
      saving.mutate({ draft, version: null });
    },
    async showTheirs() {
      const theirs = await queries.fetchQuery({ ...availabilityQuery, staleTime: 0 });
      const draft = draftOf(theirs.availability);
      setState(({ history }) => ({
        history: recordChange(history, draft),
        saved: { draft, version: theirs.version },
      }));
      saving.reset();
    },
    dismissConflicts: () => setConflicts([]),
  };
}
