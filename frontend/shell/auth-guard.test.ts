import { expect, test } from "vitest";
import { redirectFor } from "./auth-guard.tsx";

const client = { approval: null };

const at = (path: string) => new URL(path, "https://heaolu.test");

test.each([
  "/",
  "/?need=STRESS",
  "/register",
  "/test",
  "/preferences",
  "/therapist/view/kulli",
  "/login",
  "/practices",
  "/practices/massage",
  "/team/kalamaja-ruum",
  "/booking#a.b",
  "/booking/confirm#a",
  "/terms",
  "/@heidi-loorlaid/imago-therapy-90",
])(
  "a signed-out visitor may open %s",
  (path) => expect(redirectFor(at(path), null)).toBeNull(),
);

test.each(["/journal", "/sessions", "/user/profile", "/no-such-page", "/therapist/viewer"])(
  "a signed-out visitor is redirected from %s to the login with a return URL",
  (path) =>
    expect(redirectFor(at(path), null)).toBe(`/login?returnUrl=${encodeURIComponent(path)}`),
);

test("a signed-in user is redirected from the login to the search", () => {
  expect(redirectFor(at("/login"), client)).toBe("/");
  expect(redirectFor(at("/login?returnUrl=%2F"), client)).toBe("/");
  expect(redirectFor(at("/login?returnUrl=%2Fsessions%2Fprofile#certificates"), client))
    .toBe("/sessions/profile#certificates");
});

test.each(["not-sent", "waiting", "declined"] as const)(
  "a practitioner whose profile is %s goes on with it after the login",
  (approval) => {
    expect(redirectFor(at("/login"), { approval })).toBe("/sessions/profile");
    expect(redirectFor(at("/login?returnUrl=%2Fjournal"), { approval })).toBe("/journal");
    expect(redirectFor(at("/"), { approval })).toBeNull();
  },
);

test("a practitioner with an approved profile begins at the sessions", () => {
  expect(redirectFor(at("/login"), { approval: "approved" })).toBe("/sessions");
});

test("a signed-in user returns to the chosen slot", () => {
  const slot = "/therapist/view/kulli?practice=TRE&start=2026-11-24T16:15:00Z";
  expect(redirectFor(at(`/login?returnUrl=${encodeURIComponent(slot)}`), client)).toBe(slot);
});

test("a confirmation of an address is not skipped for its return URL", () => {
  expect(redirectFor(at("/verify-email?token=x&returnUrl=%2Fjournal"), client)).toBeNull();
});

test("a signed-in user may open other pages", () => {
  expect(redirectFor(at("/journal"), client)).toBeNull();
});

test("pages of practitioners lead to the calendars for an assistant without a profile only", () => {
  const assistant = { ...client, therapistId: null, roles: ["client", "assistant"] as const };
  const targetOf = (user: object) =>
    ["/sessions", "/sessions/profile", "/journal", "/calendars"].map((path) =>
      redirectFor(at(path), { ...assistant, ...user, roles: [...assistant.roles] })
    );
  expect(targetOf({})).toEqual(["/calendars", "/calendars", null, null]);
  expect(targetOf({ therapistId: "t1" })).toEqual([null, null, null, null]);
});

test("a return URL of another site is ignored", () => {
  expect(redirectFor(at("/login?returnUrl=%2F%2Fevil.com"), client)).toBe("/");
});

test("a return URL to the login does not cause a redirect loop", () => {
  expect(redirectFor(at("/login?returnUrl=%2Flogin"), client)).toBe("/login");
  expect(redirectFor(at("/login"), client)).toBe("/");
});

test.each([client, null])(
  "a linking ticket opens its own page, signed in or not (%j)",
  (user) => {
    const ticket = "?ticket=secret&provider=google&returnUrl=%2Fuser%2Fprofile%2Faccess";
    expect(redirectFor(at(`/login${ticket}`), user)).toBe(`/login/link${ticket}`);
    expect(redirectFor(at(`/login/link${ticket}`), user)).toBeNull();
  },
);

test("an invitation opens for signed-in and signed-out visitors", () => {
  expect(redirectFor(at("/register?hash=secret"), client)).toBeNull();
  expect(redirectFor(at("/register?hash=secret"), null)).toBeNull();
});

test("an account that lacks its second factor sets it up before any page of its own", () => {
  const redirect = (path: string) => redirectFor(at(path), client, { lacksSecondFactor: true });
  expect(redirect("/login")).toBe("/user/profile/access");
  expect(redirect("/login?returnUrl=%2Fadmin%2Fleads"))
    .toBe("/user/profile/access?returnUrl=%2Fadmin%2Fleads");
  expect(redirect("/admin/leads")).toBe("/user/profile/access?returnUrl=%2Fadmin%2Fleads");
  expect(redirect("/user/profile/access?returnUrl=%2Fadmin%2Fleads")).toBeNull();
  expect(redirect("/therapist/view/kulli")).toBeNull();
  expect(redirectFor(at("/user/profile/access?returnUrl=%2Fadmin%2Fleads"), client))
    .toBe("/admin/leads");
});
