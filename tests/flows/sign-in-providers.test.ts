import { expect, test } from "vitest";
import { deleteExpiredRows } from "backend/use-cases/retention/delete-expired-rows.ts";
import {
  locationOf,
  loginFacts,
  openBrowser,
  openFederation,
} from "tests/support/sign-in-providers.ts";
import { mariAtProvider } from "tests/support/provider-profiles.ts";
import {
  bearer,
  cookieOf,
  expectRefusal,
  join,
  mari,
  newMails,
  refresh,
  statusOf,
  tokenIn,
} from "tests/support/sign-in-steps.ts";
import { day } from "backend/domain/duration.ts";

test("the login page lists the configured providers", async () => {
  await using federation = await openFederation();
  const answer = await federation.app.get("/auth/providers");
  expect(await answer.json()).toEqual({
    providers: [
      { id: "google", name: "Google" },
      { id: "facebook", name: "Facebook" },
      { id: "oidc", name: "Guild" },
    ],
  });
});

test.each(["google", "oidc"] as const)(
  "a visitor signs in through %s, gets an account, and signs in again",
  async (provider) => {
    await using federation = await openFederation();
    const { app } = federation;
    const issuer = provider === "google" ? federation.google : federation.other;
    issuer.person = mariAtProvider;
    const browser = openBrowser(app);
    expect(await browser.signIn(provider, "?returnUrl=%2Fjournal%3Fyear%3D2026%23may"))
      .toBe("/journal?year=2026#may");
    const user = await browser.user();
    expect(user).toMatchObject({
      email: mari.email,
      name: mari.name,
      emailVerified: true,
      roles: ["client"],
    });

    issuer.person = { ...mariAtProvider, email: "new.address@example.ee" };
    const later = openBrowser(app);
    expect(await later.signIn(provider)).toBe("/");
    expect(await later.user()).toEqual(user);
    expect(await newMails(app)).toEqual([]);
  },
);

test("the sign-in cookie is short-lived, HttpOnly, and removed afterwards", async () => {
  await using federation = await openFederation();
  federation.google.person = mariAtProvider;
  const browser = openBrowser(federation.app);
  const away = await browser.visit("/auth/google/start");
  expect(away.headers.get("set-cookie"))
    .toMatch(/^sign-in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(away.headers.get("cache-control")).toBe("no-store");
  const back = await browser.visit(await browser.goTo("google"));
  const [cleared, kept, hint] = back.headers.getSetCookie();
  expect(hint).toMatch(/^signed-in=1; Max-Age=31536000; Path=\/; SameSite=Lax$/);
  expect(cleared).toMatch(/^sign-in=; Max-Age=0/);
  expect(kept).toMatch(/^rt=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
});

test("the choice to stay signed in survives the provider's pages", async () => {
  await using federation = await openFederation();
  const { app, google } = federation;
  google.person = mariAtProvider;
  const browser = openBrowser(app);
  const back = await browser.visit(await browser.goTo("google", "?remember=true"));
  const kept = back.headers.getSetCookie().find((cookie) => cookie.startsWith("rt="))!;
  expect(kept).toContain(`Max-Age=${30 * 24 * 3600}`);
  app.advance(2 * day);
  expect(await statusOf(refresh(app, kept.split(";")[0]!))).toBe(200);
});

test("the owner of an existing account proves it once with the password", async () => {
  await using federation = await openFederation();
  const { app, google } = federation;
  await join(app, mari);
  google.person = mariAtProvider;
  const browser = openBrowser(app);
  const facts = loginFacts(await browser.signIn("google", "?returnUrl=/journal&remember=true"));
  expect(facts).toEqual({
    ticket: expect.stringMatching(/^[\w-]{43}$/),
    provider: "google",
    returnUrl: "/journal",
  });
  expect(await browser.user()).toBeNull();
  const { ticket } = facts;

  const wrong = await app.post("/auth/link", { ticket, password: "not this one" });
  await expectRefusal(wrong, 401, "ERR_BAD_CREDENTIALS");
  const linked = await app.post("/auth/link", { ticket, password: mari.password });
  expect(linked.status).toBe(200);
  expect(linked.headers.get("set-cookie")).toContain(`Max-Age=${30 * 24 * 3600}`);
  const { user } = await linked.clone().json();
  expect(user).toMatchObject({ email: mari.email });
  expect(await statusOf(refresh(app, cookieOf(linked)))).toBe(200);
  const again = await app.post("/auth/link", { ticket, password: mari.password });
  await expectRefusal(again, 400, "ERR_INVALID_TOKEN");

  expect(await browser.signIn("google")).toBe("/");
  expect(await browser.user()).toEqual(user);
  expect(await statusOf(app.logIn(mari))).toBe(200);
});

test("an address from Facebook must be confirmed by its mailbox", async () => {
  await using federation = await openFederation();
  const { app, facebook } = federation;
  facebook.person = mariAtProvider;
  const browser = openBrowser(app);
  const facts = loginFacts(await browser.signIn("facebook", "?returnUrl=/journal"));
  expect(facts).toEqual({ error: "ERR_EMAIL_NOT_VERIFIED", returnUrl: "/journal" });
  expect(await browser.user()).toBeNull();
  expect(loginFacts(await browser.signIn("facebook"))).toEqual({ error: "ERR_EMAIL_NOT_VERIFIED" });

  const [mail, ...others] = await newMails(app);
  expect(mail).toMatchObject({ to: mari.email, subject: "Kinnita oma e-posti aadress" });
  expect(others).toEqual([]);
  expect(await statusOf(app.post("/auth/verify-email", { token: tokenIn(mail) }))).toBe(204);
  expect(await browser.signIn("facebook")).toBe("/");
  expect(await browser.user()).toMatchObject({ email: mari.email, emailVerified: true });
});

test("a user lists their sign-in methods and removes one, but never the last", async () => {
  await using federation = await openFederation();
  const { app, google, other } = federation;
  google.person = mariAtProvider;
  other.person = { ...mariAtProvider, id: "juri", email: "juri@example.ee" };
  const browser = openBrowser(app);
  await browser.signIn("google");
  const headers = await browser.headers();
  const methods = async () => await (await app.get("/user/me/sign-in-methods", headers)).json();
  const listed = await methods();
  expect(listed).toEqual({
    hasPassword: false,
    methods: [{
      id: expect.any(String),
      name: "Google",
      email: mari.email,
      linkedAt: new Date(app.now()).toISOString(),
    }],
  });

  const path = `/user/me/sign-in-methods/${listed.methods[0].id}`;
  await expectRefusal(
    await app.send("DELETE", path, undefined, headers),
    409,
    "ERR_LAST_SIGN_IN_METHOD",
  );
  const stranger = openBrowser(app);
  await stranger.signIn("oidc");
  const foreign = await app.send("DELETE", path, undefined, await stranger.headers());
  await expectRefusal(foreign, 404, "ERR_NOT_FOUND");
  await expectRefusal(await app.send("DELETE", path), 401, "ERR_UNAUTHORIZED");

  await app.post("/auth/forgot-password", { email: mari.email });
  const [mail] = await newMails(app);
  await app.post("/auth/reset-password", { token: tokenIn(mail), password: mari.password });
  const login = bearer(await (await app.logIn(mari)).json());
  expect(await statusOf(app.send("DELETE", path, undefined, login))).toBe(204);
  const left = await app.get("/user/me/sign-in-methods", login);
  expect(await left.json()).toEqual({ hasPassword: true, methods: [] });
  expect(loginFacts(await browser.signIn("google"))).toHaveProperty("ticket");
});

test("cancelling at the provider leads back to the login with a message", async () => {
  await using federation = await openFederation();
  for (const provider of ["google", "facebook", "oidc"]) {
    const browser = openBrowser(federation.app);
    expect(loginFacts(await browser.signIn(provider, "?returnUrl=/journal")))
      .toEqual({ error: "ERR_SIGN_IN_CANCELLED", returnUrl: "/journal" });
  }
});

test("a started sign-in expires", async () => {
  await using federation = await openFederation();
  const { app } = federation;
  await openBrowser(app).visit("/auth/google/start");
  const count = () => app.database.read.get("select count(*) from pending_sign_ins");
  expect(await count()).toEqual([1]);
  await deleteExpiredRows(app.ports, app.now() + 599_000);
  expect(await count()).toEqual([1]);
  await deleteExpiredRows(app.ports, app.now() + 601_000);
  expect(await count()).toEqual([0]);
  expect(locationOf(await openBrowser(app).visit("/auth/google/start"))).toContain("state=");
});
