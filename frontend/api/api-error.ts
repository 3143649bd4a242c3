import type { components } from "./schema.d.ts";

export type Problem = components["schemas"]["Problem"];

export type ErrorCode = Problem["errCode"];

/** A refusal of the server; its message is the errCode, as the specification asks. */
export class ApiError extends Error {
  override name = "ApiError";

  constructor(readonly problem: Problem) {
    super(problem.errCode);
  }

  get errCode(): ErrorCode {
    return this.problem.errCode;
  }

  /** What support asks for. */
  get requestId(): string | undefined {
    return this.problem.instance || undefined;
  }
}

function isProblem(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "errCode" in body && "status" in body;
}

/** A gateway or a dying server may answer with something that is not ours. */
export function asApiError(body: unknown, { status }: Pick<Response, "status">): ApiError {
  if (isProblem(body)) return new ApiError(body);
  const errCode = status >= 500 ? "ERR_UNAVAILABLE" : "ERR_INTERNAL";
  const type = `/problems/${errCode}`;
  return new ApiError({ type, title: errCode, status, errCode, instance: "" });
}
