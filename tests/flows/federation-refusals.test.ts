import { expect, test } from "vitest";
import {
  locationOf,
  loginFacts,
  openBrowser,
  openFederation,
  withoutTrace,
} from "tests/support/sign-in-providers.ts";
import { publicUrl } from "tests/test-app.ts";
import type { Tampering } from "tests/support/oidc-issuer.ts";
import { mariAtProvider } from "tests/support/provider-profiles.ts";
import { expectRefusal } from "tests/support/sign-in-steps.ts";
import { second } from "backend/domain/duration.ts";

const failed = { error: "ERR_SIGN_IN_FAILED" };
const hourAgo = Math.floor(Date.now() / 1000) - 3600;

test.each<[string, Tampering]>([
  ["nonce", (claims) => ({ ...claims, nonce: "of another browser" })],
  ["audience", (claims) => ({ ...claims, aud: "another app" })],
  ["issuer", (claims) => ({ ...claims, iss: "https://accounts.google.com" })],
  ["end", (claims) => ({ ...claims, exp: hourAgo + 60, iat: hourAgo })],
  ["subject", (claims) => ({ ...claims, sub: "" })],
])("a token with a wrong %s is refused", async (_fault, tamper) => {
  await using federation = await openFederation();
  Object.assign(federation.google, { person: mariAtProvider, tamper });
  const browser = openBrowser(federation.app);
  expect(await withoutTrace(federation, () => browser.signIn("google"))).toEqual(failed);
  expect(await browser.user()).toBeNull();
});

test("a token signed by an unknown key is refused", async () => {
  await using federation = await openFederation();
  Object.assign(federation.google, { person: mariAtProvider, signsWithForeignKey: true });
  const browser = openBrowser(federation.app);
  expect(await withoutTrace(federation, () => browser.signIn("google"))).toEqual(failed);
});

test("a callback works once, in time, and only in the browser that started", async () => {
  await using federation = await openFederation();
  const { app, google } = federation;
  google.person = mariAtProvider;
  const refused = (browser: ReturnType<typeof openBrowser>, path: string) =>
    withoutTrace(federation, async () => locationOf(await browser.visit(path)));

  const victim = openBrowser(app);
  const attackers = await openBrowser(app).goTo("google");
  expect(await refused(victim, attackers), "a browser that never left").toEqual(failed);
  await victim.goTo("google");
  expect(await refused(victim, attackers), "a browser that left for itself").toEqual(failed);

  const stolen = openBrowser(app);
  const way = await stolen.goTo("google");
  expect(await refused(openBrowser(app), way), "a thief").toEqual(failed);
  expect(await refused(stolen, way), "its owner after a thief").toEqual(failed);

  const late = openBrowser(app);
  const lateWay = await late.goTo("google");
  app.advance(600 * second);
  expect(await refused(late, lateWay), "too late").toEqual(failed);

  const twice = openBrowser(app);
  const sameWay = await twice.goTo("google");
  const jar = new Map(twice.jar);
  expect(locationOf(await twice.visit(sameWay))).toBe("/");
  jar.forEach((value, name) => twice.jar.set(name, value));
  expect(await refused(twice, sameWay), "twice").toEqual(failed);
});

test("a callback with any changed parameter is refused", async () => {
  await using federation = await openFederation();
  federation.google.person = mariAtProvider;
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
    const browser = openBrowser(federation.app);
    const url = new URL(await browser.goTo("google"), publicUrl);
    change(url.searchParams);
    const visit = async () => locationOf(await browser.visit(url.pathname + url.search));
    expect(await withoutTrace(federation, visit), fault).toEqual(failed);
  }
});

test("one provider's answer is refused at another provider's callback", async () => {
  await using federation = await openFederation();
  const { app, google, other } = federation;
  google.person = mariAtProvider;
  other.person = mariAtProvider;
  const browser = openBrowser(app);
  const way = await browser.goTo("google");
  const mixedUp = way.replace("/google/", "/oidc/");
  const visit = async () => locationOf(await browser.visit(mixedUp));
  expect(await withoutTrace(federation, visit)).toEqual(failed);
  expect(other.requests, "nor is the code shown to the other").not.toContain("/token");

  // The attacker's issuer hands out a code it got from the honest one.
  const state = new URL(locationOf(await browser.visit("/auth/oidc/start"))).searchParams.get(
    "state",
  )!;
  const injected = new URL(await openBrowser(app).goTo("google"), publicUrl);
  injected.searchParams.set("state", state);
  injected.pathname = "/auth/oidc/callback";
  const inject = async () => locationOf(await browser.visit(injected.pathname + injected.search));
  expect(await withoutTrace(federation, inject)).toEqual(failed);
});

test("an unreachable provider is reported as unavailable, and pages keep working", async () => {
  await using federation = await openFederation();
  const { app, google, facebook } = federation;
  google.outage = "error";
  expect(loginFacts(await openBrowser(app).visit("/auth/google/start").then(locationOf)))
    .toEqual({ error: "ERR_PROVIDER_UNAVAILABLE" });
  google.outage = null;
  for (const [provider, server] of [["google", google], ["facebook", facebook]] as const) {
    server.person = mariAtProvider;
    const browser = openBrowser(app);
    const way = await browser.goTo(provider);
    server.outage = "error";
    const visit = async () => locationOf(await browser.visit(way));
    expect(await withoutTrace(federation, visit)).toEqual({ error: "ERR_PROVIDER_UNAVAILABLE" });
  }
});

test("a provider that is off or unknown is not found", async () => {
  await using federation = await openFederation();
  const { app } = federation;
  for (const provider of ["twitter", "GOOGLE", "..%2fgoogle", "%00", "__proto__", "firebase"]) {
    for (const door of ["start", "callback?state=x&code=y"]) {
      await expectRefusal(await app.get(`/auth/${provider}/${door}`), 404, "ERR_NOT_FOUND");
    }
  }
  await expectRefusal(await app.post("/auth/google/start"), 405, "ERR_METHOD_NOT_ALLOWED");
});

test("sign-in never redirects off the site, whatever a link or header says", async () => {
  await using federation = await openFederation();
  const { app, google } = federation;
  google.person = mariAtProvider;
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
    expect(await openBrowser(app).signIn("google", query), trap).toBe("/");
  }
  const answer = await app.get("/auth/google/start", { "X-Forwarded-Host": "evil.example" });
  const redirectUri = new URL(locationOf(answer)).searchParams.get("redirect_uri");
  expect(redirectUri).toBe(`${publicUrl}/api/auth/google/callback`);
});

test("starting sign-ins without finishing them is rate limited", async () => {
  await using federation = await openFederation();
  const { app } = federation;
  for (let departure = 0; departure < 300; departure++) {
    if (departure % 100 === 0) app.advance(second);
    await app.get("/auth/facebook/start");
  }
  const answer = await app.get("/auth/facebook/start");
  expect(loginFacts(locationOf(answer))).toEqual({ error: "ERR_TOO_MANY_REQUESTS" });
});
