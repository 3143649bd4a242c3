import { ApiError } from "../../api/api-error.ts";

export type SaveState =
  | "saved"
  | "changed"
  | "saving"
  | "offline"
  | "failed"
  | "refused"
  | "signed-out";

/** A failure that is no answer of the server means that there is no connection. */
export function stateAfter(failure: unknown): SaveState {
  if (!(failure instanceof ApiError)) return "offline";
  const { status } = failure.problem;
  if (status === 401) return "signed-out";
  return status >= 500 || status === 429 ? "failed" : "refused";
}
