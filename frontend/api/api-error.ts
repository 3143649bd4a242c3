import type { components } from "./schema.d.ts";

export type Problem = components["schemas"]["Problem"];

export type ErrorCode = Problem["errCode"];

export class ApiError extends Error {
  override name = "ApiError";

  /** `retryAfterSeconds`: how long the server wants the caller to wait, where it says so. */
  constructor(readonly problem: Problem, readonly retryAfterSeconds?: number) {
    super(problem.errCode);
  }

  get errCode(): ErrorCode {
    return this.problem.errCode;
  }

  get requestId(): string | undefined {
    return this.problem.instance || undefined;
  }
}

/** What went wrong, also where no answer came. */
export type FailureCode = ErrorCode | "offline";

export function failureCode(failure: unknown): FailureCode {
  if (failure instanceof ApiError) return failure.errCode;
  return navigator.onLine === false ? "offline" : "ERR_UNAVAILABLE";
}

export function hasErrorCode(failure: unknown, errCode: ErrorCode): failure is ApiError {
  return failure instanceof ApiError && failure.errCode === errCode;
}

function isProblem(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "errCode" in body && "status" in body;
}

/** The error of a failed response; a proxy may respond with a body that is no problem document. */
export function asApiError(
  body: unknown,
  { status, headers }: Pick<Response, "status"> & { headers: Pick<Headers, "get"> },
): ApiError {
  // A proxy may send a date instead of seconds.
  const seconds = Number(headers.get("Retry-After"));
  if (isProblem(body)) return new ApiError(body, seconds > 0 ? seconds : undefined);
  const errCode = status >= 500 ? "ERR_UNAVAILABLE" : "ERR_INTERNAL";
  const type = `/problems/${errCode}`;
  return new ApiError({ type, title: errCode, status, errCode, instance: "" });
}
