import { afterAll, expect, test } from "vitest";
import { takesAsLong } from "../support/duration-text.ts";
import { newMails } from "../support/sign-in-steps.ts";
import { openStage } from "./matrix-fixture.ts";

const stage = await openStage();
afterAll(() => stage[Symbol.asyncDispose]());
const { app, users } = stage;

const fresh = () => `${crypto.randomUUID()}@example.ee`;
const login = (email: string, password: string) => app.post("/auth/login", { email, password });
const sameId = { "X-Request-Id": "the-same-for-all" };

async function whole(answer: Response) {
  const headers = [...answer.headers].sort();
  return { status: answer.status, headers, body: await answer.text() };
}

test("an unknown address, a wrong password and a disabled account are one answer, to the byte", async () => {
  const ask = async (email: string, password: string) =>
    whole(await app.post("/auth/login", { email, password }, sameId));
  const unknown = await ask(fresh(), stage.password);
  expect(unknown).toMatchObject({ status: 401 });
  expect(await ask(users.B.email, "a wrong password")).toEqual(unknown);
  expect(await ask(users.DIS.email, stage.password)).toEqual(unknown);
  expect(await ask(users.DIS.email, "a wrong password")).toEqual(unknown);
});

test("a new address and a known one are one answer, wherever an address is asked for", async () => {
  const person = { password: "mõnus kevad õues", name: "Mari Tamm" };
  for (const path of ["register", "forgot-password", "resend-verification"]) {
    const ask = async (email: string) =>
      whole(await app.post(`/auth/${path}`, { ...person, email }, sameId));
    const answer = await ask(fresh());
    expect(answer).toMatchObject({ status: 202 });
    for (const { email } of [users.B, users.DIS, users.AD]) {
      expect(await ask(email)).toEqual(answer);
    }
    expect(await ask(users.B.email.toUpperCase())).toEqual(answer);
  }
});

test("links lead to the configured address, whatever Host a request names", async () => {
  const before = await newMails(app);
  expect(before).toBeDefined();
  for (const header of ["Host", "X-Forwarded-Host", "X-Host", "Forwarded", "Origin", "Referer"]) {
    await app.post("/auth/forgot-password", { email: users.B.email }, {
      [header]: "evil.example",
    });
  }
  const mails = await newMails(app);
  expect(mails.length).toBeGreaterThan(0);
  for (const { text, html } of mails) {
    expect(`${text}${html}`).not.toContain("evil.example");
    expect(text).toContain("http://localhost:8000/");
  }
});

test.each([
  [
    "signing in to no account and to one",
    () => login(fresh(), "a wrong password"),
    (nth: number) => login(nth % 2 ? users.T1.email : users.T2.email, "a wrong password"),
  ],
  [
    "registering a new address and a known one",
    () => register(fresh()),
    (nth: number) => register([users.A, users.B, users.T1, users.T2, users.AD][nth % 5]!.email),
  ],
])("%s takes as long", async (_, absent, present) => {
  const answered = async (asked: Response | Promise<Response>) => {
    // A refusal for having asked too often is quick; the clock frees us from it.
    expect([202, 401]).toContain((await asked).status);
  };
  const equal = await takesAsLong(
    () => answered(absent()),
    async (nth) => {
      await answered(present(nth));
      app.advance(20 * 60_000);
    },
    { times: 16 },
  );
  expect(equal).toBe(true);
});

function register(email: string) {
  return app.post("/auth/register", { email, password: "mõnus kevad õues", name: "Mari Tamm" });
}
