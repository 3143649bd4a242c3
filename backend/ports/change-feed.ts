import type { Change } from "./persistence/changes.ts";

export interface ChangeFeed {
  /** Loads the view, then keeps it up to date until the subscription is closed. Rejects when loading fails. */
  subscribe(view: View): Promise<Subscription>;
}

export interface View {
  /**
   * Loads a stored state instead of everything and returns the number of the last change in it, or null when there
   * is none. `last` is the number of the newest change. The later changes are applied before `subscribe` resolves.
   */
  restore?(last: number): Promise<number | null>;
  /** Replaces everything. Called before `subscribe` resolves and again when changes were missed. */
  load(): void | Promise<void>;
  /** Applies committed changes in order. A change may be applied twice: after a failure the batch is repeated. */
  apply(changes: Change[]): void | Promise<void>;
}

export interface Subscription {
  /**
   * Resolves when the view contains every commit of this process and every commit of another process older than
   * `maxAgeMs` (default 250). Rejects when the changes cannot be read or applied.
   */
  catchUp(maxAgeMs?: number): Promise<void>;
  /** The same for at most a second: while the database does not answer, a view is shown as it is. Never rejects. */
  catchUpBriefly(): Promise<void>;
  /** The number of the last change that is applied. */
  position(): number;
  close(): void;
}
