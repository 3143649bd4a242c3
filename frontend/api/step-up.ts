import { useSyncExternalStore } from "react";
import type { components } from "./schema.d.ts";

export type ProofKind = NonNullable<components["schemas"]["Problem"]["proofs"]>[number];

type ProofRequest = { proofs: ProofKind[]; finish: (proven: boolean) => void };

let request: ProofRequest | null = null;
let answer: Promise<boolean> | null = null;
const watchers = new Set<() => void>();

/** Asks the person to prove who they are, in one dialog for all calls that wait; false when they decline. */
export function requestProof(proofs: ProofKind[]): Promise<boolean> {
  answer ??= new Promise<boolean>((resolve) => {
    set({
      proofs,
      finish(proven) {
        answer = null;
        set(null);
        resolve(proven);
      },
    });
  });
  return answer;
}

function set(next: ProofRequest | null) {
  request = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export function useProofRequest(): ProofRequest | null {
  return useSyncExternalStore(watch, () => request, () => null);
}
