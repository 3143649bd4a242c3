import type { Repositories } from "../ports/persistence.ts";

/** Stores the answer to a request with an Idempotency-Key in the transaction of its work. */
export type FirstAnswer<Result> = {
  /** ERR_REQUEST_IN_PROGRESS when the same request was answered since this one came. */
  requireNone(repositories: Pick<Repositories, "idempotency">): Promise<void>;
  store(repositories: Pick<Repositories, "idempotency">, result: Result): Promise<void>;
};
