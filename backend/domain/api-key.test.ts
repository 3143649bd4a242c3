import { expect, test } from "vitest";
import {
  type ApiKey,
  apiKeyState,
  kindOfKey,
  requireExpiry,
  requireRoomForKey,
  requireScope,
  revokeKey,
} from "./api-key.ts";
import { day } from "./duration.ts";

const now = Date.parse("2026-11-20T07:00:00Z");

const key: ApiKey = {
  id: "1",
  userId: "2",
  partnerName: null,
  partnerEmail: null,
  requestsPerMinute: null,
  label: "Website",
  scopes: ["sessions:read"],
  secretHash: "hash",
  hint: "aB3_",
  createdAt: now,
  expiresAt: now + day,
  lastUsedOn: null,
  revokedAt: null,
};

test("a key works until it expires or is revoked", () => {
  expect(apiKeyState(key, now + day - 1)).toBe("open");
  expect(apiKeyState(key, now + day)).toBe("expired");
  expect(apiKeyState({ ...key, expiresAt: null }, now + 1000 * day)).toBe("open");
  const revoked = revokeKey(key, now);
  expect(apiKeyState(revoked, now)).toBe("revoked");
  expect(revokeKey(revoked, now + day)).toBe(revoked);
});

test("a key does only what its scopes name", () => {
  const ofPractitioner = { kind: kindOfKey(key), scopes: key.scopes };
  requireScope(ofPractitioner, "getTherapySession");
  expect(() => requireScope(ofPractitioner, "cancelTherapySession")).toThrow(
    expect.objectContaining({ code: "ERR_SCOPE_MISSING", message: "sessions:write" }),
  );
  for (const operation of ["listMyTherapySessions", "constructor"]) {
    expect(() => requireScope(ofPractitioner, operation)).toThrow(
      expect.objectContaining({
        code: "ERR_KEY_NOT_ALLOWED",
        message: "no key opens it: send none",
      }),
    );
  }
  const ofPartner = { kind: kindOfKey({ userId: null }), scopes: ["catalogue:read" as const] };
  requireScope(ofPartner, "getTherapist");
  expect(() => requireScope(ofPartner, "holdTime")).toThrow(
    expect.objectContaining({ code: "ERR_SCOPE_MISSING", message: "bookings:write" }),
  );
  expect(() => requireScope(ofPartner, "getAvailability")).toThrow(
    expect.objectContaining({
      code: "ERR_KEY_NOT_ALLOWED",
      message: "needs the key of a practitioner",
    }),
  );
});

test("an expiry is in the future and at most two years away", () => {
  requireExpiry(null, now);
  requireExpiry(now + 1, now);
  expect(() => requireExpiry(now, now)).toThrow("ERR_INVALID_INPUT");
  expect(() => requireExpiry(now + 733 * day, now)).toThrow("ERR_INVALID_INPUT");
});

test("only working keys count towards the most that one practitioner has", () => {
  const expired = Array.from({ length: 30 }, () => ({ ...key, expiresAt: now }));
  requireRoomForKey(expired, now);
  const open = Array.from({ length: 20 }, () => key);
  expect(() => requireRoomForKey(open, now)).toThrow("ERR_TOO_MANY_KEYS");
});
