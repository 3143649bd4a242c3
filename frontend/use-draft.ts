import { useSyncExternalStore } from "react";
import { type Draft, draftOf, watchDrafts } from "./drafts.ts";

/** What was written under a key and is not sent yet. */
export function useDraft(key: string): Draft | null {
  return useSyncExternalStore(watchDrafts, () => draftOf(key), () => null);
}
