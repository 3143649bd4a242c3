import { expect, test } from "vitest";
import { redirectFor } from "./auth-redirect.ts";

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
  "/terms",
])(
  "a signed-out person stays on %s",
  (path) => expect(redirectFor(at(path), false)).toBeNull(),
);

test.each(["/journal", "/sessions", "/user/profile", "/no-such-page", "/therapist/viewer"])(
  "a signed-out person on %s goes to the login and will come back",
  (path) =>
    expect(redirectFor(at(path), false)).toBe(`/login?returnUrl=${encodeURIComponent(path)}`),
);

test("a signed-in person on the login goes to the list of practitioners", () => {
  expect(redirectFor(at("/login"), true)).toBe("/");
  expect(redirectFor(at("/login?returnUrl=%2F"), true)).toBe("/");
});

test("a signed-in person comes back to the slot that was chosen", () => {
  const slot = "/therapist/view/kulli?practice=TRE&start=2026-11-24T16:15:00Z";
  expect(redirectFor(at(`/login?returnUrl=${encodeURIComponent(slot)}`), true)).toBe(slot);
});

test("a signed-in person stays elsewhere", () => {
  expect(redirectFor(at("/journal"), true)).toBeNull();
});

test("a link of another site is not followed after signing in", () => {
  expect(redirectFor(at("/login?returnUrl=%2F%2Fevil.com"), true)).toBe("/");
});

test("the way back never turns in a circle", () => {
  expect(redirectFor(at("/login?returnUrl=%2Flogin"), true)).toBe("/login");
  expect(redirectFor(at("/login"), true)).toBe("/");
});

test.each([true, false])(
  "a ticket to link leads to its own page, signed in or not (%s)",
  (signedIn) => {
    const ticket = "?ticket=secret&provider=google&returnUrl=%2Fuser%2Fprofile%2Faccess";
    expect(redirectFor(at(`/login${ticket}`), signedIn)).toBe(`/login/link${ticket}`);
    expect(redirectFor(at(`/login/link${ticket}`), signedIn)).toBeNull();
  },
);

test("an invitation is seen by whoever has an account already", () => {
  expect(redirectFor(at("/register?hash=secret"), true)).toBeNull();
  expect(redirectFor(at("/register?hash=secret"), false)).toBeNull();
});
