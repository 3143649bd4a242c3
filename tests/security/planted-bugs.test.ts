import { expect, test } from "vitest";
import type { Ports } from "backend/ports/ports.ts";
import type { Repositories } from "backend/ports/persistence.ts";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { accessMatrix } from "./access-matrix.ts";
import { faultsOfCell } from "./matrix-request.ts";
import { markEverything, strangeMarks } from "./canaries.ts";
import { acceptedTokens } from "./forged-tokens.ts";
import { type Actor, type Fixture, openFixture } from "./matrix-fixture.ts";

/**
 * Realistic bugs, each with the check that must notice it. One port is broken; the rest is real.
 */

test("the matrix notices a missing check for the owner of a session", async () => {
  let callerId = "";
  await using fixture = await openFixture({
    broken: (ports) =>
      changed(ports, ({ users, therapySessions, ...others }) => ({
        ...others,
        users: {
          ...users,
          async findSignedIn(...who) {
            callerId = who[0];
            return await users.findSignedIn(...who);
          },
        },
        therapySessions: {
          ...therapySessions,
          async find(id) {
            const session = await therapySessions.find(id);
            return session && { ...session, userId: callerId };
          },
        },
      })),
  });
  expect(await noticed(fixture, "cancelTherapySession", "otherClient")).toContain("200, not 404");
});

test("the matrix notices that every user is an admin", async () => {
  await using fixture = await openFixture({
    broken: (ports) => signedInAs(ports, (user) => ({ ...user, isAdmin: true })),
  });
  expect(await noticed(fixture, "listUsers", "owner")).toContain("200, not 403");
  expect(await noticed(fixture, "getUserByEmail", "otherClient")).toContain("200, not 404");
});

test("the matrix notices that a disabled user keeps access", async () => {
  await using fixture = await openFixture({
    broken: (ports) => signedInAs(ports, (user) => ({ ...user, disabledAt: null })),
  });
  expect(await noticed(fixture, "getCurrentUser", "disabled")).toContain("200, not 401");
});

test("the matrix notices that an ended sign-in keeps access", async () => {
  await using fixture = await openFixture({
    broken: (ports) =>
      changed(ports, ({ users, ...others }) => ({
        ...others,
        users: {
          ...users,
          async findSignedIn(userId) {
            const user = await users.find(userId);
            return user && { ...user, secondFactorAt: null };
          },
        },
      })),
  });
  expect(await noticed(fixture, "getCurrentUser", "endedSignIn")).toContain("200, not 401");
});

test("the matrix notices that token expiry is not checked", async () => {
  await using fixture = await openFixture({
    broken: (ports) => readingTokens(ports, (token) => claimsOf(token)),
  });
  expect(await noticed(fixture, "getCurrentUser", "expiredToken")).toContain("200, not 401");
});

test("the matrix and the marks notice a list of another user's sessions", async () => {
  let victim = "";
  await using fixture = await openFixture({
    broken: (ports) =>
      changed(ports, ({ therapySessions, ...others }) => ({
        ...others,
        therapySessions: {
          ...therapySessions,
          listOfClient: (_, query) => therapySessions.listOfClient(victim, query),
        },
      })),
  });
  victim = fixture.users.owner.id;
  expect(await noticed(fixture, "listMyTherapySessions", "otherClient")).toContain("must not see");
  const canaries = await markEverything(fixture);
  const answer = await fixture.app.get("/therapy-sessions/me", fixture.headers("otherClient"));
  const met = strangeMarks(canaries, await answer.text(), "otherClient").map(({ field }) => field);
  expect(new Set(met)).toEqual(new Set(["note", "comment"]));
});

test("the matrix notices that a practitioner gets the private note", async () => {
  await using fixture = await openFixture({
    broken: (ports) =>
      changed(ports, ({ therapySessions, ...others }) => ({
        ...others,
        therapySessions: {
          ...therapySessions,
          findEntry: (id) => therapySessions.findEntry(id, true),
        },
      })),
  });
  expect(await noticed(fixture, "updateTherapySession", "practitioner")).toContain("must not see");
});

test("the forged tokens notice that a token without an algorithm is accepted", async () => {
  await using fixture = await openFixture({
    broken: (ports) =>
      readingTokens(ports, (token) => {
        const isUnsigned = decodeProtectedHeader(token).alg === "none";
        return isUnsigned ? claimsOf(token) : null;
      }),
  });
  expect(await acceptedTokens(fixture)).toEqual([
    "of no algorithm",
    "of no algorithm, with our signature",
  ]);
});

test("an app without a bug passes", async () => {
  await using fixture = await openFixture({ broken: (ports) => changed(ports, (same) => same) });
  expect(await noticed(fixture, "cancelTherapySession", "otherClient")).toBe("");
  expect(await noticed(fixture, "listMyTherapySessions", "otherClient")).toBe("");
  expect(await acceptedTokens(fixture)).toEqual([]);
});

async function noticed(fixture: Fixture, operationId: string, actor: Actor): Promise<string> {
  const row = accessMatrix.find((one) => one.operationId === operationId)!;
  return (await faultsOfCell(fixture, row, actor)).join("\n");
}

/** The same ports with other repositories, inside and outside a transaction. */
function changed(ports: Ports, change: (real: Repositories) => Repositories): Ports {
  const { persistence } = ports;
  return {
    ...ports,
    persistence: {
      ...persistence,
      ...change(persistence),
      transaction: (work) => persistence.transaction((real) => work(change(real))),
    },
  };
}

type SignedInUser = NonNullable<Awaited<ReturnType<Repositories["users"]["findSignedIn"]>>>;

function signedInAs(ports: Ports, change: (user: SignedInUser) => SignedInUser): Ports {
  return changed(ports, ({ users, ...others }) => ({
    ...others,
    users: {
      ...users,
      async findSignedIn(...who) {
        const user = await users.findSignedIn(...who);
        return user && change(user);
      },
    },
  }));
}

type Claims = Awaited<ReturnType<Ports["auth"]["readAccessToken"]>>;

/** Accepts what the real port accepts, and what `believe` accepts besides. */
function readingTokens(ports: Ports, believe: (token: string) => Claims): Ports {
  return {
    ...ports,
    auth: {
      ...ports.auth,
      async readAccessToken(token, now) {
        const claims = await ports.auth.readAccessToken(token, now);
        if (claims) return claims;
        try {
          return believe(token);
        } catch {
          return null;
        }
      },
    },
  };
}

function claimsOf(token: string): Claims {
  const { sub = "", sid } = decodeJwt(token);
  return { userId: sub, signInId: String(sid) };
}
