import { expect, test } from "vitest";
import type { AppPorts } from "backend/http/app.ts";
import type { Repositories } from "backend/ports/persistence.ts";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { accessMatrix } from "./access-matrix.ts";
import { faultsOfCell } from "./matrix-request.ts";
import { markEverything, strangeMarks } from "./canaries.ts";
import { acceptedTokens } from "./forged-tokens.ts";
import { type Actor, openStage, type Stage } from "./matrix-fixture.ts";

/** Bugs as people make them, each with what must notice it. The whole house but one port is real. */

test("the matrix notices that the owner of a session is not asked for", async () => {
  let asking = "";
  await using stage = await openStage({
    broken: (ports) =>
      changed(ports, ({ users, therapySessions, ...others }) => ({
        ...others,
        users: {
          ...users,
          async findSignedIn(...who) {
            asking = who[0];
            return await users.findSignedIn(...who);
          },
        },
        therapySessions: {
          ...therapySessions,
          async find(id) {
            const session = await therapySessions.find(id);
            return session && { ...session, userId: asking };
          },
        },
      })),
  });
  expect(await noticed(stage, "cancelTherapySession", "B")).toContain("200, not 404");
});

test("the matrix notices that everybody is an admin", async () => {
  await using stage = await openStage({
    broken: (ports) => signedInAs(ports, (user) => ({ ...user, isAdmin: true })),
  });
  expect(await noticed(stage, "listUsers", "A")).toContain("200, not 403");
  expect(await noticed(stage, "getUserByEmail", "B")).toContain("200, not 404");
});

test("the matrix notices that a disabled user goes on", async () => {
  await using stage = await openStage({
    broken: (ports) => signedInAs(ports, (user) => ({ ...user, disabledAt: null })),
  });
  expect(await noticed(stage, "getCurrentUser", "DIS")).toContain("200, not 401");
});

test("the matrix notices that an ended sign-in goes on", async () => {
  await using stage = await openStage({
    broken: (ports) =>
      changed(ports, ({ users, ...others }) => ({
        ...others,
        users: { ...users, findSignedIn: (userId) => users.find(userId) },
      })),
  });
  expect(await noticed(stage, "getCurrentUser", "GONE")).toContain("200, not 401");
});

test("the matrix notices that the end of a token is not looked at", async () => {
  await using stage = await openStage({
    broken: (ports) => readingTokens(ports, (token) => claimsOf(token)),
  });
  expect(await noticed(stage, "getCurrentUser", "EXP")).toContain("200, not 401");
});

test("the matrix and the marks notice a list of somebody else's sessions", async () => {
  let victim = "";
  await using stage = await openStage({
    broken: (ports) =>
      changed(ports, ({ therapySessions, ...others }) => ({
        ...others,
        therapySessions: {
          ...therapySessions,
          listOfClient: (_, query) => therapySessions.listOfClient(victim, query),
        },
      })),
  });
  victim = stage.users.A.id;
  expect(await noticed(stage, "listMyTherapySessions", "B")).toContain("must not see");
  const canaries = await markEverything(stage);
  const answer = await stage.app.get("/therapy-sessions/me", stage.headers("B"));
  const met = strangeMarks(canaries, await answer.text(), "B").map(({ field }) => field);
  expect(new Set(met)).toEqual(new Set(["note", "comment"]));
});

test("the matrix notices that a practitioner is given the private note", async () => {
  await using stage = await openStage({
    broken: (ports) =>
      changed(ports, ({ therapySessions, ...others }) => ({
        ...others,
        therapySessions: {
          ...therapySessions,
          findEntry: (id) => therapySessions.findEntry(id, true),
        },
      })),
  });
  expect(await noticed(stage, "updateTherapySession", "T1")).toContain("must not see");
});

test("the tokens notice that a token without an algorithm is believed", async () => {
  await using stage = await openStage({
    broken: (ports) =>
      readingTokens(ports, (token) => {
        const isUnsigned = decodeProtectedHeader(token).alg === "none";
        return isUnsigned ? claimsOf(token) : null;
      }),
  });
  expect(await acceptedTokens(stage)).toEqual([
    "of no algorithm",
    "of no algorithm, with our signature",
  ]);
});

test("a house without a bug is not accused", async () => {
  await using stage = await openStage({ broken: (ports) => changed(ports, (same) => same) });
  expect(await noticed(stage, "cancelTherapySession", "B")).toBe("");
  expect(await noticed(stage, "listMyTherapySessions", "B")).toBe("");
  expect(await acceptedTokens(stage)).toEqual([]);
});

async function noticed(stage: Stage, operationId: string, actor: Actor): Promise<string> {
  const row = accessMatrix.find((one) => one.operationId === operationId)!;
  return (await faultsOfCell(stage, row, actor)).join("\n");
}

/** The same ports with other repositories, in a transaction and outside of one. */
function changed(ports: AppPorts, change: (real: Repositories) => Repositories): AppPorts {
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

function signedInAs(ports: AppPorts, change: (user: SignedInUser) => SignedInUser): AppPorts {
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

type Claims = Awaited<ReturnType<AppPorts["auth"]["readAccessToken"]>>;

/** Believes what the real port does, and what `believe` does besides. */
function readingTokens(ports: AppPorts, believe: (token: string) => Claims): AppPorts {
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
