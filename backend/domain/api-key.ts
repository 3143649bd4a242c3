import { day } from "./duration.ts";
import { DomainError } from "./errors.ts";
import type { ProblemCode } from "./field-problem.ts";
import { shortInstantText } from "./instant-text.ts";

/** A program's access: to the data of a practitioner, or for a partner to what is public. Instants in ms. */
export type ApiKey = {
  id: string;
  /** The practitioner; null for a key of a partner. */
  userId: string | null;
  /** The partner's organisation; null for a key of a practitioner. */
  partnerName: string | null;
  /** Where the partner's developers are reached. */
  partnerEmail: string | null;
  /** Null: as many as a key of a practitioner. */
  requestsPerMinute: number | null;
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

export const apiKeyKinds = ["practitioner", "partner"] as const;

export type ApiKeyKind = (typeof apiKeyKinds)[number];

/** What a key of a practitioner may do. */
export const practitionerScopes = [
  "profile:read",
  "availability:read",
  "availability:write",
  "sessions:read",
  "sessions:write",
  "webhooks",
] as const;

/** What a key of a partner may do. A booking is made once its guest proves the mailbox. */
export const partnerScopes = ["catalogue:read", "times:read", "bookings:write"] as const;

export const apiScopes = [...practitionerScopes, ...partnerScopes] as const;

export type ApiScope = (typeof apiScopes)[number];

const scopesOfKind: Record<ApiKeyKind, readonly ApiScope[]> = {
  practitioner: practitionerScopes,
  partner: partnerScopes,
};

/** Every operation that accepts keys, and the scopes of which a key needs one. All other operations refuse keys. */
const scopes = new Map<string, readonly ApiScope[]>(Object.entries({
  getTherapist: ["profile:read", "catalogue:read"],
  getTherapistDraft: ["profile:read"],
  listReviews: ["profile:read", "catalogue:read"],
  getAvailability: ["availability:read"],
  previewAvailability: ["availability:read"],
  listEventTypes: ["availability:read", "times:read"],
  listEventTypeAvailableTimes: ["availability:read", "times:read"],
  updateAvailability: ["availability:write"],
  closeTime: ["availability:write"],
  openClosedTime: ["availability:write"],
  listTherapistTherapySessions: ["sessions:read"],
  getTherapySession: ["sessions:read"],
  listTherapySessionHistory: ["sessions:read"],
  getTherapySessionGroup: ["sessions:read"],
  bookForClient: ["sessions:write"],
  rescheduleTherapySession: ["sessions:write"],
  cancelTherapySession: ["sessions:write"],
  markTherapySessionNoShow: ["sessions:write"],
  listWebhooks: ["webhooks"],
  listWebhookDeliveries: ["webhooks"],
  sendTestWebhook: ["webhooks"],
  replayWebhookDelivery: ["webhooks"],
  listTherapists: ["catalogue:read"],
  searchTherapists: ["catalogue:read"],
  compareTherapists: ["catalogue:read"],
  listPractices: ["catalogue:read"],
  getPractice: ["catalogue:read"],
  listDomainValues: ["catalogue:read"],
  getTeam: ["catalogue:read"],
  getEventType: ["times:read"],
  getBookingPage: ["times:read"],
  listTeamTimes: ["times:read"],
  holdTime: ["bookings:write"],
  extendHold: ["bookings:write"],
  releaseTime: ["bookings:write"],
  requestBooking: ["bookings:write"],
  getBookingRequest: ["bookings:write"],
  confirmBookingRequest: ["bookings:write"],
}));

/** None for an operation that refuses keys. */
export function scopesOf(operationId: string): readonly ApiScope[] {
  return scopes.get(operationId) ?? [];
}

/**
 * ERR_KEY_NOT_ALLOWED for an operation that refuses keys of this kind, with the kind it accepts as its detail;
 * ERR_SCOPE_MISSING with the missing scope.
 */
export function requireScope(
  { kind, scopes }: { kind: ApiKeyKind; scopes: readonly ApiScope[] },
  operationId: string,
): void {
  const opening = scopesOf(operationId);
  const needed = opening.filter((scope) => scopesOfKind[kind].includes(scope));
  if (needed.length === 0 && opening.length > 0) {
    const other = kind === "partner" ? "practitioner" : "partner";
    throw new DomainError("ERR_KEY_NOT_ALLOWED", { detail: `needs the key of a ${other}` });
  }
  if (needed.length === 0) {
    throw new DomainError("ERR_KEY_NOT_ALLOWED", { detail: "no key opens it: send none" });
  }
  if (needed.some((scope) => scopes.includes(scope))) return;
  throw new DomainError("ERR_SCOPE_MISSING", { detail: needed.join(" ") });
}

export function kindOfKey({ userId }: Pick<ApiKey, "userId">): ApiKeyKind {
  return userId === null ? "partner" : "practitioner";
}

/** By it people and secret scanners recognize a key. */
export const apiKeyPrefix = "heaolu_";

export const apiKeyHintLength = 4;

export const apiKeyLabelMaxLength = 80;

export const partnerNameMaxLength = 120;

/** How many requests in a minute a partner may get. */
export const partnerRequests = { fewest: 60, usual: 600, most: 6000 } as const;

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

/** ERR_KEY_REVOKED or ERR_KEY_EXPIRED, with the instant as the detail. `now` in ms. */
export function requireOpenKey(
  { expiresAt, revokedAt }: Pick<ApiKey, "expiresAt" | "revokedAt">,
  now: number,
): void {
  if (revokedAt !== null) {
    throw new DomainError("ERR_KEY_REVOKED", {
      detail: `revoked on ${shortInstantText(revokedAt)}`,
    });
  }
  if (expiresAt !== null && now >= expiresAt) {
    throw new DomainError("ERR_KEY_EXPIRED", {
      detail: `expired on ${shortInstantText(expiresAt)}`,
    });
  }
}

/** How long before its end the partner of a key gets a mail. */
export const partnerKeyReminderDays = 14;

/** Not for a key that was made for so short a time: the mail about it says when it ends. */
export function isReminderOfKeyDue(
  { createdAt, expiresAt, revokedAt }: Pick<ApiKey, "createdAt" | "expiresAt" | "revokedAt">,
  now: number,
): boolean {
  if (expiresAt === null || revokedAt !== null || now >= expiresAt) return false;
  const dueAt = expiresAt - partnerKeyReminderDays * day;
  return createdAt < dueAt && now >= dueAt;
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
