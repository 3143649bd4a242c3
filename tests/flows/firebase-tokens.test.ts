import { UnsecuredJWT } from "jose";
import { expect, test } from "vitest";
import { firebaseTokens } from "backend/adapters/auth/firebase.ts";
import { whoMayEnter } from "tests/support/sign-in-providers.ts";
import { claimsOf, firebaseProject, openFirebase } from "tests/support/firebase.ts";
import { openTestApp } from "tests/test-app.ts";
import { mariAtProvider } from "tests/support/provider-profiles.ts";
import { disable, expectRefusal, join, mari, statusOf } from "tests/support/sign-in-steps.ts";
import { day } from "backend/domain/duration.ts";

async function openFirebaseApp() {
  const firebase = await openFirebase();
  const readToken = firebaseTokens({ projectId: firebaseProject, keysUrl: firebase.url });
  const app = await openTestApp({ demo: false, identityProviders: { readToken } });
  return {
    firebase,
    app,
    me: (token: string) => app.get("/auth/me", { Authorization: `Bearer ${token}` }),
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await firebase.close();
    },
  };
}

test("a Firebase user gets an account with the first call", async () => {
  await using fixture = await openFirebaseApp();
  const { firebase, app, me } = fixture;
  const token = await firebase.token(mariAtProvider, app.now());
  const answers = await Promise.all([1, 2, 3].map(() => me(token)));
  const [first, ...others] = await Promise.all(answers.map((answer) => answer.json()));
  expect(first).toMatchObject({
    email: mari.email,
    name: mari.name,
    emailVerified: true,
    roles: ["client"],
  });
  for (const other of others) expect(other).toEqual(first);

  app.advance(1_800_000);
  const moved = { ...mariAtProvider, email: "new.address@example.ee" };
  const later = await firebase.token(moved, app.now(), { auth_time: app.now() / 1000 - 5 });
  expect(await (await me(later)).json()).toEqual(first);
  expect(await app.database.read.get("select count(*) from users")).toEqual([1]);
});

test("an account with a password opens to a Firebase user once the password has been proven", async () => {
  await using fixture = await openFirebaseApp();
  const { firebase, app, me } = fixture;
  await join(app, mari);
  const before = await whoMayEnter(app);
  const token = await firebase.token(mariAtProvider, app.now());
  const refused = await me(token);
  expect((await refused.clone().json()).detail).toContain("linkSignIn");
  await expectRefusal(refused, 401, "ERR_UNAUTHORIZED");
  const link = (password: string, ticket = token) => app.post("/auth/link", { ticket, password });
  await expectRefusal(await link("a wrong guess"), 401, "ERR_BAD_CREDENTIALS");
  const foreign = await firebase.token(mariAtProvider, app.now(), {}, {}, {
    key: firebase.foreignKey,
  });
  await expectRefusal(await link(mari.password, foreign), 400, "ERR_INVALID_TOKEN");
  const unverified = await firebase.token({ ...mariAtProvider, email_verified: false }, app.now());
  await expectRefusal(await link(mari.password, unverified), 400, "ERR_INVALID_TOKEN");
  expect(await whoMayEnter(app)).toEqual(before);

  const linked = await link(mari.password);
  expect(linked.status).toBe(200);
  expect(await (await me(token)).json()).toEqual((await linked.json()).user);
  expect(await app.database.read.get("select count(*) from users")).toEqual([1]);
});

test("an administrator's account never opens to an address alone, with or without a password", async () => {
  await using fixture = await openFirebaseApp();
  const { firebase, app, me } = fixture;
  await join(app, mari);
  for (const passwordHash of [await app.ports.auth.hashPassword(mari.password), null]) {
    await app.ports.persistence.transaction(async ({ users }) => {
      const user = await users.findByEmail(mari.email);
      await users.save({ ...user!, isAdmin: true, passwordHash });
    });
    const token = await firebase.token(mariAtProvider, app.now());
    await expectRefusal(await me(token), 401, "ERR_UNAUTHORIZED");
  }
  expect(await app.database.read.get("select count(*) from identities")).toEqual([0]);
});

test("a Firebase user loses access when the sign-in method is removed", async () => {
  await using fixture = await openFirebaseApp();
  const { firebase, app, me } = fixture;
  const token = await firebase.token(mariAtProvider, app.now());
  const { id } = await (await me(token)).json();
  await app.ports.persistence.transaction(({ identities }) => identities.removeAllOf(id));
  expect(await statusOf(me(token))).toBe(401);
});

test("an unverified or missing address gives no access", async () => {
  await using fixture = await openFirebaseApp();
  const { firebase, app, me } = fixture;
  await join(app, mari);
  const before = await whoMayEnter(app);
  for (
    const person of [
      { ...mariAtProvider, email_verified: false },
      { ...mariAtProvider, email_verified: "true" },
      { ...mariAtProvider, email: "new@example.ee", email_verified: false },
      { id: "anonymous" },
    ]
  ) {
    const token = await firebase.token(person, app.now());
    await expectRefusal(await me(token), 401, "ERR_UNAUTHORIZED");
  }
  expect(await whoMayEnter(app)).toEqual(before);
});

test("a faulty token gives no access and stores nothing", async () => {
  await using fixture = await openFirebaseApp();
  const { firebase, app, me } = fixture;
  const before = await whoMayEnter(app);
  const now = app.now();
  const tokens = [
    await firebase.token(mariAtProvider, now, { aud: "another-project" }),
    await firebase.token(mariAtProvider, now, { iss: "https://evil.example" }),
    await firebase.token(mariAtProvider, now, { azp: "another-app" }),
    await firebase.token(mariAtProvider, now, { aud: [firebaseProject, "another-app"] }),
    await firebase.token(mariAtProvider, now - day),
    await firebase.token(mariAtProvider, now, { auth_time: now / 1000 + 60 }),
    await firebase.token(mariAtProvider, now, { auth_time: (now - 31 * day) / 1000 }),
    await firebase.token(mariAtProvider, now, {}, {}, { key: firebase.foreignKey }),
    await firebase.token(mariAtProvider, now, {}, { kid: "unknown" }),
    new UnsecuredJWT(claimsOf(mariAtProvider, now)).encode(),
  ];
  for (const token of tokens) {
    const answer = await me(token);
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    await expectRefusal(answer, 401, "ERR_UNAUTHORIZED");
  }
  expect(await whoMayEnter(app)).toEqual(before);
});

test("a session ended here stays ended, and disabling a user takes effect at once", async () => {
  await using fixture = await openFirebaseApp();
  const { firebase, app, me } = fixture;
  const token = await firebase.token(mariAtProvider, app.now());
  const { id } = await (await me(token)).json();
  await app.ports.persistence.transaction(({ users }) => users.endSignIns(id, app.now()));
  expect(await statusOf(me(token))).toBe(401);
  const refreshed = await firebase.token(mariAtProvider, app.now(), {
    iat: app.now() / 1000 - 1,
  });
  expect(await statusOf(me(refreshed))).toBe(401);

  const proof = { auth_time: app.now() / 1000 - 1 };
  const again = await firebase.token(mariAtProvider, app.now(), proof);
  expect(await statusOf(me(again))).toBe(200);
  await disable(app, mari.email);
  expect(await statusOf(me(again))).toBe(401);
});

test("without a project only the app's own tokens are accepted", async () => {
  await using firebase = await openFirebase();
  await using app = await openTestApp({ demo: false });
  const token = await firebase.token(mariAtProvider, app.now());
  const answer = await app.get("/auth/me", { Authorization: `Bearer ${token}` });
  await expectRefusal(answer, 401, "ERR_UNAUTHORIZED");
});
