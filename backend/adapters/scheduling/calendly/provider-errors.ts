import { DomainError } from "../../../domain/errors.ts";

/** Why the provider refused. Its titles do not say: several statuses share one. */
type RefusalKind =
  | "unauthenticated"
  | "scope"
  | "plan"
  | "already-cancelled"
  | "past"
  | "permission"
  | "not-found"
  | "conflict"
  | "invalid";

export type Detail = { parameter: string; message: string; code: string };

export class ProviderRefusal extends DomainError {
  constructor(
    readonly status: number,
    readonly kind: RefusalKind,
    readonly details: Detail[],
    reason: string,
  ) {
    const detail = kind === "unauthenticated"
      ? "the provider does not accept the token: it has expired or was revoked"
      : `the provider refused: ${kind}`;
    super("ERR_PROVIDER_UNAVAILABLE", { detail });
    this.cause = reason;
  }
}

export class NoResponse extends DomainError {
  constructor(
    reason: string,
    readonly wasSent = true,
  ) {
    super("ERR_PROVIDER_UNAVAILABLE", { detail: "the provider does not respond" });
    this.cause = reason;
  }
}

export class ResponseTooLong extends NoResponse {}

/** The request was not processed; `retryAfter` in seconds. */
export class TooManyRequests extends DomainError {
  constructor(retryAfter: number) {
    super("ERR_PROVIDER_UNAVAILABLE", {
      detail: "the provider's rate limit is reached",
      retryAfter,
    });
  }
}

export function refusalOf(status: number, body: unknown): ProviderRefusal {
  const { title, message, details, required_scopes } = objectOf(body);
  const reason = [title, message].filter((text) => typeof text === "string").join(": ");
  const found = Array.isArray(details) ? details.map(detailOf) : [];
  const isScope = Array.isArray(required_scopes) || /scope/i.test(reason);
  return new ProviderRefusal(status, kindOf(status, reason, isScope), found, reason);
}

function kindOf(status: number, reason: string, isScope: boolean): RefusalKind {
  if (status === 401) return "unauthenticated";
  if (status === 404) return "not-found";
  if (status === 409) return "conflict";
  if (status !== 403) return "invalid";
  if (isScope) return "scope";
  if (/upgrade|paid|plan/i.test(reason)) return "plan";
  if (/already canceled/i.test(reason)) return "already-cancelled";
  return /in the past/i.test(reason) ? "past" : "permission";
}

function detailOf(given: unknown): Detail {
  const { parameter, message, code } = objectOf(given);
  return { parameter: textOf(parameter), message: textOf(message), code: textOf(code) };
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? value as Record<string, unknown> : {};
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
