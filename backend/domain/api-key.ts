import { day } from "./duration.ts";
import { DomainError } from "./errors.ts";
import type { ProblemCode } from "./field-problem.ts";

/** A program's access to the data of its owner, a practitioner. Instants in ms. */
export type ApiKey = {
  id: string;
  userId: string;
  /** For the owner, who knows by it where the key is used. */
  label: string;
  scopes: ApiScope[];
  secretHash: string;
  /** The last four letters, so that the owner recognizes the key. */
  hint: string;
  createdAt: number;
  /** Null: until it is revoked. */
  expiresAt: number | null;
  /** YYYY-MM-DD, in UTC. */
  lastUsedOn: string | null;
  revokedAt: number | null;
};

/** What a key may do. */
export const apiScopes = [
  "profile:read",
  "availability:read",
  "availability:write",
  "sessions:read",
  "sessions:write",
  "webhooks",
] as const;

export type ApiScope = (typeof apiScopes)[number];

/** Every operation that accepts a key, and the scope that the key needs. All other operations refuse keys. */
const scopes = new Map<string, ApiScope>(Object.entries({
  getTherapist: "profile:read",
  getTherapistDraft: "profile:read",
  listReviews: "profile:read",
  getAvailability: "availability:read",
  previewAvailability: "availability:read",
  listEventTypes: "availability:read",
  listEventTypeAvailableTimes: "availability:read",
  updateAvailability: "availability:write",
  closeTime: "availability:write",
  openClosedTime: "availability:write",
  listTherapistTherapySessions: "sessions:read",
  getTherapySession: "sessions:read",
  listTherapySessionHistory: "sessions:read",
  getTherapySessionGroup: "sessions:read",
  bookForClient: "sessions:write",
  rescheduleTherapySession: "sessions:write",
  cancelTherapySession: "sessions:write",
  markTherapySessionNoShow: "sessions:write",
  listWebhooks: "webhooks",
  listWebhookDeliveries: "webhooks",
  sendTestWebhook: "webhooks",
  replayWebhookDelivery: "webhooks",
}));

/** Null for an operation that refuses keys. */
export function scopeOf(operationId: string): ApiScope | null {
  return scopes.get(operationId) ?? null;
}

/** ERR_KEY_NOT_ALLOWED for an operation that refuses keys, ERR_SCOPE_MISSING with the missing scope as its detail. */
export function requireScope(
  { scopes }: Pick<ApiKey, "scopes">,
  operationId: string,
): void {
  const scope = scopeOf(operationId);
  if (scope === null) throw new DomainError("ERR_KEY_NOT_ALLOWED");
  if (!scopes.includes(scope)) throw new DomainError("ERR_SCOPE_MISSING", { detail: scope });
}

/** By it people and secret scanners recognize a key. */
export const apiKeyPrefix = "heaolu_";

export const apiKeyHintLength = 4;

export const apiKeyLabelMaxLength = 80;

/** Working keys of one practitioner. */
const mostApiKeys = 20;

const longestDays = 2 * 366;

export const apiKeyStates = ["open", "expired", "revoked"] as const;

export type ApiKeyState = (typeof apiKeyStates)[number];

/** Only an open key works. `now` in ms. */
export function apiKeyState(
  { expiresAt, revokedAt }: Pick<ApiKey, "expiresAt" | "revokedAt">,
  now: number,
): ApiKeyState {
  if (revokedAt !== null) return "revoked";
  return expiresAt !== null && now >= expiresAt ? "expired" : "open";
}

/** A repetition changes nothing. */
export function revokeKey(key: ApiKey, now: number): ApiKey {
  return key.revokedAt === null ? { ...key, revokedAt: now } : key;
}

/** ERR_TOO_MANY_KEYS. */
export function requireRoomForKey(keys: readonly ApiKey[], now: number): void {
  const open = keys.filter((key) => apiKeyState(key, now) === "open");
  if (open.length >= mostApiKeys) throw new DomainError("ERR_TOO_MANY_KEYS");
}

/** ERR_INVALID_INPUT for an instant (ms) that has passed and for one more than two years ahead. */
export function requireExpiry(expiresAt: number | null, now: number): void {
  if (expiresAt === null) return;
  if (expiresAt <= now) throw wrongExpiry("ERR_IN_PAST");
  if (expiresAt > now + longestDays * day) throw wrongExpiry("ERR_TOO_FAR");
}

function wrongExpiry(errCode: ProblemCode): DomainError {
  return new DomainError("ERR_INVALID_INPUT", { errors: [{ path: "expiresAt", errCode }] });
}
