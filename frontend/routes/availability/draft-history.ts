import { type Draft, sameDraft } from "./draft.ts";

export type History = {
  current: Draft;
  earlier: Draft[];
  /** Changes in a row with the same label are undone together, e.g. the steps of one drag. */
  label: string | null;
};

const maxUndoSteps = 100;

export function startHistory(draft: Draft): History {
  return { current: draft, earlier: [], label: null };
}

export function recordChange(history: History, next: Draft, label: string | null = null): History {
  const { current, earlier } = history;
  if (sameDraft(current, next)) return history;
  const joins = label !== null && label === history.label;
  return {
    current: next,
    earlier: joins ? earlier : [...earlier, current].slice(-maxUndoSteps),
    label,
  };
}

export function undo(history: History): History {
  const last = history.earlier.at(-1);
  return last ? { current: last, earlier: history.earlier.slice(0, -1), label: null } : history;
}

/** Moves every step, so that undoing keeps what came from elsewhere. */
export function moveHistory(history: History, move: (draft: Draft) => Draft): History {
  const current = move(history.current);
  const earlier = history.earlier.map(move)
    .filter((draft, at, all) => !sameDraft(draft, all[at + 1] ?? current));
  return { current, earlier, label: null };
}
