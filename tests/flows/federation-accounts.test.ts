import { expect, test } from "vitest";
import {
  loginFacts,
  openBrowser,
  openFederation,
  withoutTrace,
} from "tests/support/sign-in-providers.ts";
import { mariAtProvider } from "tests/support/provider-profiles.ts";
import {
  disable,
  expectRefusal,
  join,
  mari,
  newMails,
  statusOf,
  tokenIn,
} from "tests/support/sign-in-steps.ts";
import { second } from "backend/domain/duration.ts";

test("an address the provider has not verified links to no existing account", async () => {
  await using federation = await openFederation();
  const { app, google } = federation;
  await join(app, mari);
  for (const email of [mari.email, "new@example.ee"]) {
    for (const isVerified of [false, "true", undefined]) {
      const { email_verified: _yes, ...person } = mariAtProvider;
      google.person = {
        ...person,
        email,
        ...(isVerified === undefined ? {} : { email_verified: isVerified }),
      };
      const browser = openBrowser(app);
      expect(await withoutTrace(federation, () => browser.signIn("google")))
        .toEqual({ error: "ERR_PROVIDER_EMAIL_UNVERIFIED" });
    }
  }
  expect(await newMails(app)).toEqual([]);
});

test("signing in without an email address explains what is missing", async () => {
  await using federation = await openFederation();
  const { app, facebook, google } = federation;
  facebook.person = { id: "phone-only", name: "Mari Tamm" };
  google.person = { id: "phone-only", name: "Mari Tamm" };
  for (const provider of ["facebook", "google"]) {
    const browser = openBrowser(app);
    expect(await withoutTrace(federation, () => browser.signIn(provider)))
      .toEqual({ error: "ERR_EMAIL_MISSING" });
  }
});

test("a provider account with the address of another user gets no access to that user's data", async () => {
  await using federation = await openFederation();
  const { app, google, other, facebook } = federation;
  google.person = mariAtProvider;
  const victim = openBrowser(app);
  await victim.signIn("google");

  other.person = { ...mariAtProvider, id: "attacker" };
  const attacker = openBrowser(app);
  expect(await withoutTrace(federation, () => attacker.signIn("oidc")))
    .toEqual({ error: "ERR_ACCOUNT_EXISTS" });

  facebook.person = { ...mariAtProvider, id: "attacker" };
  const taken = await withoutTrace(federation, () => attacker.signIn("facebook"));
  const [notice] = await newMails(app);
  expect(notice).toMatchObject({ to: mari.email, subject: "Sul on juba konto" });
  facebook.person = { ...mariAtProvider, id: "attacker-2", email: "nobody@example.ee" };
  expect(loginFacts(await attacker.signIn("facebook")), "as if nobody had it").toEqual(taken);
  expect(await attacker.user()).toBeNull();
});

test("an unverified earlier claim to an address ends when its owner signs in", async () => {
  await using federation = await openFederation();
  const { app, facebook, google } = federation;
  async function choosePassword() {
    const mails = await newMails(app);
    const body = { token: tokenIn(mails.at(-1)), password: mari.password };
    await app.post("/auth/reset-password", body);
  }
  const ways: [string, () => Promise<unknown>][] = [
    ["registers", async () => {
      await app.post("/auth/register", mari);
      await choosePassword();
    }],
    ["resets the password", async () => {
      await app.post("/auth/forgot-password", { email: mari.email });
      await choosePassword();
    }],
    ["comes through Google", async () => {
      google.person = mariAtProvider;
      expect(await openBrowser(app).signIn("google")).toBe("/");
    }],
  ];
  for (const [way, comes] of ways) {
    app.advance(3600 * second);
    await app.database.transaction(async (tx) => void await tx.run("delete from users"));
    await app.post("/auth/register", { ...mari, password: "a thief's long password" });
    facebook.person = { ...mariAtProvider, id: "attacker" };
    const attacker = openBrowser(app);
    expect(loginFacts(await attacker.signIn("facebook"))).toEqual({
      error: "ERR_EMAIL_NOT_VERIFIED",
    });
    await newMails(app);
    await comes();
    expect(await app.ports.persistence.users.findByEmail(mari.email), way)
      .toMatchObject({ emailVerifiedAt: app.now() });
    expect(loginFacts(await attacker.signIn("facebook")), way)
      .toEqual({ error: "ERR_EMAIL_NOT_VERIFIED" });
    expect(await attacker.user(), way).toBeNull();
    const thief = { email: mari.email, password: "a thief's long password" };
    expect(await statusOf(app.logIn(thief)), way).toBe(401);
  }
});

test("a disabled user cannot sign in through any provider", async () => {
  await using federation = await openFederation();
  const { app, google, other } = federation;
  google.person = mariAtProvider;
  other.person = mariAtProvider;
  const browser = openBrowser(app);
  await browser.signIn("google");
  await disable(app, mari.email);
  for (const provider of ["google", "oidc"]) {
    expect(await withoutTrace(federation, () => browser.signIn(provider))).toEqual({
      error: "ERR_ACCOUNT_DISABLED",
    });
  }
  expect(await browser.user()).toBeNull();
});

test("a link ticket is valid for ten minutes and only for the account state it was made for", async () => {
  await using federation = await openFederation();
  const { app, google } = federation;
  await join(app, mari);
  google.person = mariAtProvider;
  const ticketOf = async () => loginFacts(await openBrowser(app).signIn("google")).ticket!;
  const link = (ticket: string, password = mari.password) =>
    app.post("/auth/link", { ticket, password });

  for (const ticket of ["x", "x".repeat(43), "' or 1=1"]) {
    await expectRefusal(await link(ticket), 400, "ERR_INVALID_TOKEN");
  }
  for (
    const body of [{}, { ticket: 7, password: [] }, { ticket: "x".repeat(8193), password: "x" }]
  ) {
    await expectRefusal(await app.post("/auth/link", body), 400, "ERR_INVALID_INPUT");
  }
  const late = await ticketOf();
  app.advance(600 * second);
  await expectRefusal(await link(late), 400, "ERR_INVALID_TOKEN");

  const guessed = await ticketOf();
  for (let guess = 0; guess < 5; guess++) {
    await expectRefusal(await link(guessed, "not this one"), 401, "ERR_BAD_CREDENTIALS");
  }
  await expectRefusal(await link(guessed), 429, "ERR_TOO_MANY_REQUESTS");

  app.advance(60 * second);
  const ticket = await ticketOf();
  await disable(app, mari.email);
  await expectRefusal(await link(ticket), 403, "ERR_ACCOUNT_DISABLED");
  expect(await app.database.read.get("select count(*) from identities")).toEqual([0]);
});
