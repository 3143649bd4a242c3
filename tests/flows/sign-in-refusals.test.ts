import { expect, test } from "vitest";
import { openTestApp } from "tests/test-app.ts";
import { bearer, expectRefusal, mari, statusOf, testAppWith } from "tests/support/sign-in-steps.ts";
import { second } from "backend/domain/duration.ts";

test.each([
  ["no fields", {}],
  ["no password", { email: mari.email }],
  ["an address that is none", { ...mari, email: "mari" }],
  ["a list for a password", { ...mari, password: ["x"] }],
  ["an object for an address", { ...mari, email: { $gt: "" } }],
  ["an endless password", { ...mari, password: "x".repeat(1001) }],
  ["null", null],
])("credentials with %s are refused as invalid", async (_fault, body) => {
  await using app = await openTestApp({ demo: false });
  await expectRefusal(await app.post("/auth/login", body), 400, "ERR_INVALID_INPUT");
  await expectRefusal(await app.post("/auth/register", body), 400, "ERR_INVALID_INPUT");
});

test("malformed JSON and incomplete users are refused", async () => {
  await using app = await openTestApp({ demo: false });
  const send = (body: string, type: string) =>
    app.request("/api/auth/login", {
      method: "POST",
      body,
      headers: { "Content-Type": type },
    });
  const fault = async (body: string) => {
    const answer = await (await send(body, "application/json")).json();
    return [answer.status, answer.errCode, answer.detail];
  };
  expect(await fault("{")).toEqual([
    400,
    "ERR_MALFORMED_JSON",
    expect.stringContaining("position 1"),
  ]);
  expect(await fault('{"email":"a@b.ee","password":"x","email":"c@b.ee"}')).toEqual([
    400,
    "ERR_MALFORMED_JSON",
    'The key "email" is sent twice in one object',
  ]);
  for (const type of ["application/merge-patch+json", "application/ld+json; charset=utf-8"]) {
    expect((await send(JSON.stringify(mari), type)).status, type).toBe(415);
  }
  const form = await send("email=a@b.ee&password=x", "application/x-www-form-urlencoded");
  expect(form.status).toBe(415);
  for (const name of ["", "   ", "a\nb", "x".repeat(101)]) {
    const answer = await app.post("/auth/register", { ...mari, name });
    await expectRefusal(answer, 400, "ERR_INVALID_INPUT");
  }
  for (const password of ["short", "sunshine", "heaolu123", "x".repeat(129)]) {
    const answer = await app.post("/auth/register", { ...mari, password });
    await expectRefusal(answer, 400, "ERR_WEAK_PASSWORD");
  }
  const admin = { ...mari, isAdmin: true, roles: ["admin"], emailVerifiedAt: 1, id: "x" };
  await expectRefusal(await app.post("/auth/register", admin), 400, "ERR_INVALID_INPUT");
  expect(await app.ports.persistence.users.findByEmail(mari.email)).toBeNull();
});

test("an absent, broken or non-bearer token gives no access", async () => {
  await using app = await testAppWith(mari);
  const { accessToken } = await (await app.logIn(mari)).json();
  const [head, payload, signature] = accessToken.split(".");
  const none = btoa('{"alg":"none","typ":"at+jwt"}').replaceAll("=", "");
  const headers: Record<string, string>[] = [
    {},
    { Authorization: "" },
    { Authorization: "Bearer" },
    { Authorization: "Bearer x" },
    { Authorization: `Basic ${accessToken}` },
    { Authorization: accessToken },
    { Authorization: `Bearer ${accessToken}x` },
    { Authorization: `Bearer ${head}.${payload}.` },
    { Authorization: `Bearer ${none}.${payload}.` },
    { Authorization: `Bearer ${none}.${payload}.${signature}` },
  ];
  for (const sent of headers) {
    const answer = await app.get("/auth/me", sent);
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    await expectRefusal(answer, 401, "ERR_UNAUTHORIZED");
  }
  app.advance(480 * second);
  expect(await statusOf(app.get("/auth/me", bearer({ accessToken })))).toBe(401);
});
