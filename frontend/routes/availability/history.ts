import { type Draft, sameDraft } from "./draft.ts";

/** A draft, and the ones before it as long as they are not saved. */
export type History = {
  now: Draft;
  before: Draft[];
  /** What the last change was about: steps of one movement are one change. */
  about: string | null;
};

const most = 100;

export function begun(draft: Draft): History {
  return { now: draft, before: [], about: null };
}

/** The draft changed. What is about the same thing as the change just before joins it. */
export function changed(history: History, next: Draft, about: string | null = null): History {
  const { now, before } = history;
  if (sameDraft(now, next)) return history;
  const joins = about !== null && about === history.about;
  return { now: next, before: joins ? before : [...before, now].slice(-most), about };
}

export function undone(history: History): History {
  const last = history.before.at(-1);
  return last ? { now: last, before: history.before.slice(0, -1), about: null } : history;
}
