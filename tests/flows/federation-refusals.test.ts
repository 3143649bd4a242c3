import { expect, test } from "vitest";
import {
  locationOf,
  loginFacts,
  openBrowser,
  openFederation,
  whoMayEnter,
} from "tests/federation-steps.ts";
import { publicUrl } from "tests/house.ts";
import type { Tampering } from "tests/oidc-issuer.ts";
import { mariElsewhere } from "tests/people-elsewhere.ts";
import {
  disable,
  expectRefusal,
  join,
  mari,
  newMails,
  second,
  statusOf,
  tokenIn,
} from "tests/sign-in-steps.ts";

type Federation = Awaited<ReturnType<typeof openFederation>>;

const failed = { error: "ERR_SIGN_IN_FAILED" };
const hourAgo = Math.floor(Date.now() / 1000) - 3600;

/** Does what must let nobody in, and sees to it that nothing of anybody's changed. */
async function withoutTrace(
  { house }: Federation,
  attempt: () => Promise<string>,
): Promise<Record<string, string>> {
  const before = await whoMayEnter(house);
  const facts = loginFacts(await attempt());
  expect(await whoMayEnter(house)).toEqual(before);
  return facts;
}

test.each<[string, Tampering]>([
  ["nonce", (claims) => ({ ...claims, nonce: "of another browser" })],
  ["audience", (claims) => ({ ...claims, aud: "another app" })],
  ["issuer", (claims) => ({ ...claims, iss: "https://accounts.google.com" })],
  ["end", (claims) => ({ ...claims, exp: hourAgo + 60, iat: hourAgo })],
  ["subject", (claims) => ({ ...claims, sub: "" })],
])("a token with a wrong %s lets nobody in", async (_fault, tamper) => {
  await using federation = await openFederation();
  Object.assign(federation.google, { person: mariElsewhere, tamper });
  const browser = openBrowser(federation.house);
  expect(await withoutTrace(federation, () => browser.signIn("google"))).toEqual(failed);
  expect(await browser.user()).toBeNull();
});

test("a token that nobody we know signed lets nobody in", async () => {
  await using federation = await openFederation();
  Object.assign(federation.google, { person: mariElsewhere, signsWithForeignKey: true });
  const browser = openBrowser(federation.house);
  expect(await withoutTrace(federation, () => browser.signIn("google"))).toEqual(failed);
});

test("a way back is walked once, in time, and by the browser that left", async () => {
  await using federation = await openFederation();
  const { house, google } = federation;
  google.person = mariElsewhere;
  const refused = (browser: ReturnType<typeof openBrowser>, path: string) =>
    withoutTrace(federation, async () => locationOf(await browser.visit(path)));

  const victim = openBrowser(house);
  const attackers = await openBrowser(house).goTo("google");
  expect(await refused(victim, attackers), "a browser that never left").toEqual(failed);
  await victim.goTo("google");
  expect(await refused(victim, attackers), "a browser that left for itself").toEqual(failed);

  const stolen = openBrowser(house);
  const way = await stolen.goTo("google");
  expect(await refused(openBrowser(house), way), "a thief").toEqual(failed);
  expect(await refused(stolen, way), "its owner after a thief").toEqual(failed);

  const late = openBrowser(house);
  const lateWay = await late.goTo("google");
  house.advance(600 * second);
  expect(await refused(late, lateWay), "too late").toEqual(failed);

  const twice = openBrowser(house);
  const sameWay = await twice.goTo("google");
  const jar = new Map(twice.jar);
  expect(locationOf(await twice.visit(sameWay))).toBe("/");
  jar.forEach((value, name) => twice.jar.set(name, value));
  expect(await refused(twice, sameWay), "twice").toEqual(failed);
});

test("a way back that is changed anywhere leads nowhere", async () => {
  await using federation = await openFederation();
  federation.google.person = mariElsewhere;
  const changes: [string, (query: URLSearchParams) => void][] = [
    ["no state", (query) => query.delete("state")],
    ["an empty state", (query) => query.set("state", "")],
    ["a guessed state", (query) => query.set("state", "x".repeat(43))],
    ["two states", (query) => query.append("state", "x")],
    ["no code", (query) => query.delete("code")],
    ["a guessed code", (query) => query.set("code", "x".repeat(43))],
    ["another issuer", (query) => query.set("iss", federation.other.url)],
    ["an error", (query) => query.set("error", "server_error")],
    ["an injection", (query) => query.set("state", "' or 1=1 --")],
    ["an endless state", (query) => query.set("state", "x".repeat(7000))],
    ["a character of none", (query) => query.set("state", "\u0000")],
  ];
  for (const [fault, change] of changes) {
    const browser = openBrowser(federation.house);
    const url = new URL(await browser.goTo("google"), publicUrl);
    change(url.searchParams);
    const visit = async () => locationOf(await browser.visit(url.pathname + url.search));
    expect(await withoutTrace(federation, visit), fault).toEqual(failed);
  }
});

test("an answer of one provider is worth nothing at the door of another", async () => {
  await using federation = await openFederation();
  const { house, google, other } = federation;
  google.person = mariElsewhere;
  other.person = mariElsewhere;
  const browser = openBrowser(house);
  const way = await browser.goTo("google");
  const mixedUp = way.replace("/google/", "/oidc/");
  const visit = async () => locationOf(await browser.visit(mixedUp));
  expect(await withoutTrace(federation, visit)).toEqual(failed);

  // The attacker's issuer hands out a code it got from the honest one.
  const state = new URL(locationOf(await browser.visit("/auth/oidc/start"))).searchParams.get(
    "state",
  )!;
  const injected = new URL(await openBrowser(house).goTo("google"), publicUrl);
  injected.searchParams.set("state", state);
  injected.pathname = "/auth/oidc/callback";
  const inject = async () => locationOf(await browser.visit(injected.pathname + injected.search));
  expect(await withoutTrace(federation, inject)).toEqual(failed);
});

test("an address the provider has not confirmed opens nothing, whoever has it here", async () => {
  await using federation = await openFederation();
  const { house, google } = federation;
  await join(house, mari);
  for (const email of [mari.email, "new@example.ee"]) {
    for (const said of [false, "true", undefined]) {
      const { email_verified: _yes, ...person } = mariElsewhere;
      google.person = { ...person, email, ...(said === undefined ? {} : { email_verified: said }) };
      const browser = openBrowser(house);
      expect(await withoutTrace(federation, () => browser.signIn("google")))
        .toEqual({ error: "ERR_PROVIDER_EMAIL_UNVERIFIED" });
    }
  }
  expect(await newMails(house)).toEqual([]);
});

test("who comes without an address is told what is missing", async () => {
  await using federation = await openFederation();
  const { house, facebook, google } = federation;
  facebook.person = { id: "phone-only", name: "Mari Tamm" };
  google.person = { id: "phone-only", name: "Mari Tamm" };
  for (const provider of ["facebook", "google"]) {
    const browser = openBrowser(house);
    expect(await withoutTrace(federation, () => browser.signIn(provider)))
      .toEqual({ error: "ERR_EMAIL_MISSING" });
  }
});

test("a victim's address at another provider opens nothing of theirs", async () => {
  await using federation = await openFederation();
  const { house, google, other, facebook } = federation;
  google.person = mariElsewhere;
  const victim = openBrowser(house);
  await victim.signIn("google");

  other.person = { ...mariElsewhere, id: "attacker" };
  const attacker = openBrowser(house);
  expect(await withoutTrace(federation, () => attacker.signIn("oidc")))
    .toEqual({ error: "ERR_ACCOUNT_EXISTS" });

  facebook.person = { ...mariElsewhere, id: "attacker" };
  const taken = await withoutTrace(federation, () => attacker.signIn("facebook"));
  const [notice] = await newMails(house);
  expect(notice).toMatchObject({ to: mari.email, subject: "Sul on juba konto" });
  facebook.person = { ...mariElsewhere, id: "attacker-2", email: "nobody@example.ee" };
  expect(loginFacts(await attacker.signIn("facebook")), "as if nobody had it").toEqual(taken);
  expect(await attacker.user()).toBeNull();
});

test("whoever claimed an address first has no way in once its owner comes", async () => {
  await using federation = await openFederation();
  const { house, facebook, google } = federation;
  const ways: [string, () => Promise<unknown>][] = [
    ["registers", async () => await join(house, mari)],
    ["resets the password", async () => {
      await house.post("/auth/forgot-password", { email: mari.email });
      const mails = await newMails(house);
      await house.post("/auth/reset-password", {
        token: tokenIn(mails.at(-1)),
        password: mari.password,
      });
    }],
    ["comes through Google", async () => {
      google.person = mariElsewhere;
      expect(await openBrowser(house).signIn("google")).toBe("/");
    }],
  ];
  for (const [way, comes] of ways) {
    house.advance(3600 * second);
    await house.database.transaction(async (tx) => void await tx.run("delete from users"));
    await house.post("/auth/register", { ...mari, password: "a thief's long password" });
    facebook.person = { ...mariElsewhere, id: "attacker" };
    const attacker = openBrowser(house);
    expect(loginFacts(await attacker.signIn("facebook"))).toEqual({
      error: "ERR_EMAIL_NOT_VERIFIED",
    });
    await newMails(house);
    await comes();
    expect(await house.ports.persistence.users.findByEmail(mari.email), way)
      .toMatchObject({ emailVerifiedAt: house.now() });
    expect(loginFacts(await attacker.signIn("facebook")), way)
      .toEqual({ error: "ERR_EMAIL_NOT_VERIFIED" });
    expect(await attacker.user(), way).toBeNull();
    const thief = { email: mari.email, password: "a thief's long password" };
    expect(await statusOf(house.post("/auth/login", thief)), way).toBe(401);
  }
});

test("a disabled person is let in by nobody", async () => {
  await using federation = await openFederation();
  const { house, google, other } = federation;
  google.person = mariElsewhere;
  other.person = mariElsewhere;
  const browser = openBrowser(house);
  await browser.signIn("google");
  await disable(house, mari.email);
  for (const provider of ["google", "oidc"]) {
    expect(await withoutTrace(federation, () => browser.signIn(provider))).toEqual(failed);
  }
  expect(await browser.user()).toBeNull();
});

test("a ticket is worth something for ten minutes, for the account it was made for as it was", async () => {
  await using federation = await openFederation();
  const { house, google } = federation;
  await join(house, mari);
  google.person = mariElsewhere;
  const ticketOf = async () => loginFacts(await openBrowser(house).signIn("google")).ticket!;
  const link = (ticket: string, password = mari.password) =>
    house.post("/auth/link", { ticket, password });

  for (const ticket of ["x", "x".repeat(43), "' or 1=1"]) {
    await expectRefusal(await link(ticket), 400, "ERR_INVALID_TOKEN");
  }
  for (
    const body of [{}, { ticket: 7, password: [] }, { ticket: "x".repeat(101), password: "x" }]
  ) {
    await expectRefusal(await house.post("/auth/link", body), 400, "ERR_INVALID_INPUT");
  }
  const late = await ticketOf();
  house.advance(600 * second);
  await expectRefusal(await link(late), 400, "ERR_INVALID_TOKEN");

  const guessed = await ticketOf();
  for (let guess = 0; guess < 5; guess++) {
    await expectRefusal(await link(guessed, "not this one"), 401, "ERR_BAD_CREDENTIALS");
  }
  await expectRefusal(await link(guessed), 429, "ERR_TOO_MANY_REQUESTS");

  house.advance(60 * second);
  const ticket = await ticketOf();
  await disable(house, mari.email);
  await expectRefusal(await link(ticket), 400, "ERR_INVALID_TOKEN");
  expect(await house.database.read.get("select count(*) from identities")).toEqual([0]);
});

test("a provider that does not answer is said to be away, and no page breaks", async () => {
  await using federation = await openFederation();
  const { house, google, facebook } = federation;
  google.outage = "error";
  expect(loginFacts(await openBrowser(house).visit("/auth/google/start").then(locationOf)))
    .toEqual({ error: "ERR_PROVIDER_UNAVAILABLE" });
  google.outage = null;
  for (const [provider, server] of [["google", google], ["facebook", facebook]] as const) {
    server.person = mariElsewhere;
    const browser = openBrowser(house);
    const way = await browser.goTo(provider);
    server.outage = "error";
    const visit = async () => locationOf(await browser.visit(way));
    expect(await withoutTrace(federation, visit)).toEqual({ error: "ERR_PROVIDER_UNAVAILABLE" });
  }
});

test("a provider that is off, or is none, is not found", async () => {
  await using federation = await openFederation();
  const { house } = federation;
  for (const provider of ["twitter", "GOOGLE", "..%2fgoogle", "%00", "__proto__", "firebase"]) {
    for (const door of ["start", "callback?state=x&code=y"]) {
      await expectRefusal(await house.get(`/auth/${provider}/${door}`), 404, "ERR_NOT_FOUND");
    }
  }
  await expectRefusal(await house.post("/auth/google/start"), 405, "ERR_METHOD_NOT_ALLOWED");
});

test("nobody is sent off the site after signing in, whatever a link or a header says", async () => {
  await using federation = await openFederation();
  const { house, google } = federation;
  google.person = mariElsewhere;
  const traps = [
    "//evil.example",
    "/\\evil.example",
    "/\tevil.example",
    "/.//evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "journal",
  ];
  for (const trap of traps) {
    const query = `?returnUrl=${encodeURIComponent(trap)}`;
    expect(await openBrowser(house).signIn("google", query), trap).toBe("/");
  }
  const answer = await house.get("/auth/google/start", {
    Host: "evil.example",
    "X-Forwarded-Host": "evil.example",
  });
  const redirectUri = new URL(locationOf(answer)).searchParams.get("redirect_uri");
  expect(redirectUri).toBe(`${publicUrl}/api/auth/google/callback`);
});

test("a network that only ever leaves has to wait", async () => {
  await using federation = await openFederation();
  const { house } = federation;
  for (let departure = 0; departure < 300; departure++) {
    if (departure % 100 === 0) house.advance(second);
    await house.get("/auth/facebook/start");
  }
  const answer = await house.get("/auth/facebook/start");
  expect(loginFacts(locationOf(answer))).toEqual({ error: "ERR_TOO_MANY_REQUESTS" });
});
