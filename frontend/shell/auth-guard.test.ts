import { expect, test } from "vitest";
import { redirectFor } from "./auth-guard.tsx";

const at = (path: string) => new URL(path, "https://heaolu.test");

test.each([
  "/",
  "/?need=STRESS",
  "/register",
  "/test",
  "/therapist/view/kulli",
  "/login",
  "/practices",
  "/practices/massage",
  "/booking#a.b",
  "/booking/confirm#a",
  "/terms",
  "/@heidi-loorlaid/imago-therapy-90",
])(
  "a signed-out visitor may open %s",
  (path) => expect(redirectFor(at(path), false)).toBeNull(),
);

test.each(["/journal", "/sessions", "/user/profile", "/no-such-page", "/therapist/viewer"])(
  "a signed-out visitor is redirected from %s to the login with a return URL",
  (path) =>
    expect(redirectFor(at(path), false)).toBe(`/login?returnUrl=${encodeURIComponent(path)}`),
);

test("a signed-in user is redirected from the login to the search", () => {
  expect(redirectFor(at("/login"), true)).toBe("/");
  expect(redirectFor(at("/login?returnUrl=%2F"), true)).toBe("/");
});

test("a signed-in user returns to the chosen slot", () => {
  const slot = "/therapist/view/kulli?practice=TRE&start=2026-11-24T16:15:00Z";
  expect(redirectFor(at(`/login?returnUrl=${encodeURIComponent(slot)}`), true)).toBe(slot);
});

test("a confirmation of an address is not skipped for its return URL", () => {
  expect(redirectFor(at("/verify-email?token=x&returnUrl=%2Fjournal"), true)).toBeNull();
});

test("a signed-in user may open other pages", () => {
  expect(redirectFor(at("/journal"), true)).toBeNull();
});

test("a return URL of another site is ignored", () => {
  expect(redirectFor(at("/login?returnUrl=%2F%2Fevil.com"), true)).toBe("/");
});

test("a return URL to the login does not cause a redirect loop", () => {
  expect(redirectFor(at("/login?returnUrl=%2Flogin"), true)).toBe("/login");
  expect(redirectFor(at("/login"), true)).toBe("/");
});

test.each([true, false])(
  "a linking ticket opens its own page, signed in or not (%s)",
  (signedIn) => {
    const ticket = "?ticket=secret&provider=google&returnUrl=%2Fuser%2Fprofile%2Faccess";
    expect(redirectFor(at(`/login${ticket}`), signedIn)).toBe(`/login/link${ticket}`);
    expect(redirectFor(at(`/login/link${ticket}`), signedIn)).toBeNull();
  },
);

test("an invitation opens for signed-in and signed-out visitors", () => {
  expect(redirectFor(at("/register?hash=secret"), true)).toBeNull();
  expect(redirectFor(at("/register?hash=secret"), false)).toBeNull();
});
