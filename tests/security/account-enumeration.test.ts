import { afterAll, expect, test } from "vitest";
import { takesAsLong } from "../support/duration-text.ts";
import { newMails } from "../support/sign-in-steps.ts";
import { openFixture } from "./matrix-fixture.ts";

const fixture = await openFixture();
afterAll(() => fixture[Symbol.asyncDispose]());
const { app, users } = fixture;

const fresh = () => `${crypto.randomUUID()}@example.ee`;
const login = (email: string, password: string) => app.post("/auth/login", { email, password });
const sameId = { "X-Request-Id": "the-same-for-all" };

async function whole(answer: Response) {
  const headers = [...answer.headers].sort();
  return { status: answer.status, headers, body: await answer.text() };
}

test("an unknown address and a wrong password get the same bytes, also for a disabled account", async () => {
  const ask = async (email: string, password: string) =>
    whole(await app.post("/auth/login", { email, password }, sameId));
  const unknown = await ask(fresh(), fixture.password);
  expect(unknown).toMatchObject({ status: 401 });
  expect(await ask(users.otherClient.email, "a wrong password")).toEqual(unknown);
  expect(await ask(users.disabled.email, "a wrong password")).toEqual(unknown);
});

test("new and known addresses get the same answer everywhere", async () => {
  const person = { password: "mõnus kevad õues", name: "Mari Tamm" };
  for (const path of ["register", "forgot-password", "resend-verification"]) {
    const ask = async (email: string) =>
      whole(
        await app.post(
          `/auth/${path}`,
          path === "register" ? { ...person, email } : { email },
          sameId,
        ),
      );
    const answer = await ask(fresh());
    expect(answer).toMatchObject({ status: 202 });
    for (const { email } of [users.otherClient, users.disabled, users.admin]) {
      expect(await ask(email)).toEqual(answer);
    }
    expect(await ask(users.otherClient.email.toUpperCase())).toEqual(answer);
  }
});

test("each address gets a mail, so that the work is the same for all", async () => {
  await newMails(app);
  const unknown = fresh();
  for (const path of ["forgot-password", "resend-verification"]) {
    const emails = [unknown, users.otherClient.email, users.disabled.email];
    for (const email of emails) await app.post(`/auth/${path}`, { email });
    expect((await newMails(app)).map(({ to }) => to)).toEqual(emails);
  }
});

test("links use the configured address, whatever Host header a request has", async () => {
  const before = await newMails(app);
  expect(before).toBeDefined();
  for (const header of ["Host", "X-Forwarded-Host", "X-Host", "Forwarded", "Origin", "Referer"]) {
    await app.post("/auth/forgot-password", { email: users.otherClient.email }, {
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
    (nth: number) =>
      login(nth % 2 ? users.practitioner.email : users.otherPractitioner.email, "a wrong password"),
  ],
  [
    "registering a new address and a known one",
    () => register(fresh()),
    (nth: number) => register(knownEmail(nth)),
  ],
  [
    "requesting a new password for no account and for one",
    () => app.post("/auth/forgot-password", { email: fresh() }),
    (nth: number) => app.post("/auth/forgot-password", { email: knownEmail(nth) }),
  ],
  [
    "requesting another link for no account and for one",
    () => app.post("/auth/resend-verification", { email: fresh() }),
    (nth: number) => app.post("/auth/resend-verification", { email: knownEmail(nth) }),
  ],
])("%s takes the same time", async (_, absent, present) => {
  const answered = async (answer: Response | Promise<Response>) => {
    // A refusal by the rate limit is fast; moving the clock avoids it.
    expect([202, 401]).toContain((await answer).status);
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

function knownEmail(nth: number): string {
  const { owner, otherClient, practitioner, otherPractitioner, admin } = users;
  return [owner, otherClient, practitioner, otherPractitioner, admin][nth % 5]!.email;
}

function register(email: string) {
  return app.post("/auth/register", { email, password: "mõnus kevad õues", name: "Mari Tamm" });
}
