import { afterAll, expect, test } from "vitest";
import { operationOf, operations } from "../support/answer-schemas.ts";
import { openFixture } from "./matrix-fixture.ts";
import { fingerprint } from "./database-fingerprint.ts";

const fixture = await openFixture();
afterAll(() => fixture[Symbol.asyncDispose]());
const { app } = fixture;
const { session } = await fixture.booked();
const before = fingerprint(app);

const spellings: Record<string, (id: string) => string> = {
  "in capitals": (id) => id.toUpperCase(),
  "with a letter encoded": (id) => `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`,
  "encoded twice": (id) => `%25${id.charCodeAt(0).toString(16)}${id.slice(1)}`,
  "with a slash after it": (id) => `${id}/`,
  "with an encoded slash after it": (id) => `${id}%2f`,
  "after a double slash": (id) => `/${id}`,
  "after a dot": (id) => `./${id}`,
  "after an encoded dot": (id) => `%2e/${id}`,
  "after a way up": (id) => `x/%2e%2e/${id}`,
  "with a null after it": (id) => `${id}%00`,
  "with a blank after it": (id) => `${id}%20`,
  "with a parameter after it": (id) => `${id};x=1`,
  "with another hyphen": (id) => id.replace("-", "%E2%80%90"),
  "in wide letters": (id) => id.replace(/^./, "%EF%BC%90"),
  "with no valid encoding": (id) => `${id}%ff`,
  "in braces": (id) => `%7B${id}%7D`,
  "twice": (id) => `${id},${id}`,
  "as a list": (id) => `${id}&id=${id}`,
  "of a query": () => `'%20or%20'1'='1`,
  "of anything": () => "*",
  "that is endless": (id) => id.repeat(100),
};

test.each(Object.entries(spellings))("an id %s gives a stranger nothing", async (_, spell) => {
  const path = (id: string) => `/therapy-sessions/${spell(id)}/cancel`;
  const headers = { ...fixture.headers("otherClient"), "X-Request-Id": "the-same-id" };
  const [theirs, unknown] = await Promise.all(
    [session.id, app.ports.persistence.newId()].map(async (id) => {
      const answer = await app.post(path(id), {}, headers);
      return [answer.status, await answer.text()];
    }),
  );
  expect([400, 404]).toContain(theirs![0]);
  expect(theirs).toEqual(unknown);
  expect(fingerprint(app)).toBe(before);
});

test.each([
  "//api/user",
  "/api//user",
  "/API/user",
  "/api/./user",
  "/api/therapists/../user",
  "/api/therapists/%2e%2e/user",
  "/api/therapists/..%2fuser",
  "/api/therapists/..;/user",
  "/api/user/",
  "/api/user/.",
  "/api/user%2f",
  "/api/user%00",
  "/api/user;admin=1",
  "/api/%75ser",
  "/api%2fuser",
  "/api/user?",
  "/api/user?limit=1&limit=2",
  "/api/user#x",
  "/api/user.json",
  "/api/user/../user",
  "/./api/user",
  "/api/\\user",
])("%s does not show the list of users to a client", async (path) => {
  for (const actor of ["visitor", "owner"] as const) {
    const answer = await app.request(`http://localhost${path}`, {
      headers: fixture.headers(actor),
    });
    expect([401, 403, 404, 405, 400]).toContain(answer.status);
    expect(await answer.text()).not.toContain("@");
  }
});

const verbs = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "QUERY", "PROPFIND", "get"];
const paths = [...new Set(operations.map(({ path }) => path))];

test.each(paths)("%s accepts no verb outside the contract", async (template) => {
  const path = template.replace(/\{\w+\}/g, session.id);
  for (const method of verbs) {
    if (operationOf(method.toUpperCase(), path)) continue;
    const answer = await app.request(path, { method, headers: fixture.headers("admin") });
    expect([method, answer.status]).toEqual([method, 405]);
    const allowed = answer.headers.get("allow")!.split(", ");
    expect(allowed).toContain(
      operations.find((operation) => operation.path === template)!.method,
    );
    expect(allowed.includes("HEAD")).toBe(allowed.includes("GET"));
  }
  expect(fingerprint(app)).toBe(before);
});

test.each(["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"])(
  "%s does not override the verb",
  async (name) => {
    const headers = { ...fixture.headers("owner"), [name]: "DELETE" };
    expect((await app.get("/auth/me?_method=DELETE", headers)).status).toBe(200);
    expect(fingerprint(app)).toBe(before);
  },
);

test.each([
  "X-Original-URL",
  "X-Rewrite-URL",
  "X-Forwarded-Prefix",
  "X-Forwarded-Host",
  "Forwarded",
])(
  "%s does not redirect elsewhere",
  async (name) => {
    const headers = { ...fixture.headers("owner"), [name]: "/api/user" };
    const answer = await app.get("/auth/me", headers);
    expect((await answer.json()).id).toBe(fixture.users.owner.id);
  },
);
