import { expect } from "vitest";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { openTestApp, type TestApp } from "tests/test-app.ts";

export const mari = {
  email: "mari.tamm@example.ee",
  password: "mõnus kevad õues",
  name: "Mari Tamm",
};
export const ours = { "X-Requested-With": "heaolu", "Sec-Fetch-Site": "same-origin" };

export async function testAppWith(person: typeof mari): Promise<TestApp> {
  const app = await openTestApp({ demo: false });
  await join(app, person);
  return app;
}

/** Registers and confirms an address. */
export async function join(app: TestApp, person: typeof mari): Promise<void> {
  await app.post("/auth/register", person);
  const [mail] = await newMails(app);
  await app.post("/auth/verify-email", { token: tokenIn(mail) });
}

export async function disable(app: TestApp, email: string): Promise<void> {
  await app.ports.persistence.transaction(async ({ users }) => {
    const user = await users.findByEmail(email);
    if (user) await users.save({ ...user, disabledAt: app.now() });
  });
}

/** Sends the waiting mails and returns them, oldest first. */
export async function newMails(app: TestApp) {
  const before = new Set((await app.ports.persistence.outbox.listSent(100)).map(({ id }) => id));
  await sendDueMails(app.ports, { clock: app.now });
  const all = await app.ports.persistence.outbox.listSent(100);
  return all.filter(({ id }) => !before.has(id)).reverse();
}

/** Sends the waiting mails until one to this address goes out, and returns the last one. */
export async function newMailTo(app: TestApp, email: string) {
  while (true) {
    const mails = await newMails(app);
    const mail = mails.findLast(({ to }) => to === email);
    if (mail) return mail;
    if (mails.length === 0) throw new Error("no mail to this address");
  }
}

export function tokenIn(mail: { text: string } | undefined): string {
  const [, token] = /\?token=([\w-]{43})[\n&]/.exec(mail?.text ?? "") ?? [];
  if (!token) throw new Error("no link in the mail");
  return token;
}

export function refresh(app: TestApp, Cookie: string): Promise<Response> {
  return Promise.resolve(app.post("/auth/refresh", undefined, { ...ours, Cookie }));
}

export function cookieOf(response: Response): string {
  return response.headers.get("set-cookie")?.split(";")[0] ?? "";
}

export function bearer({ accessToken }: { accessToken: string }) {
  return { Authorization: `Bearer ${accessToken}` };
}

export async function statusOf(response: Response | Promise<Response>): Promise<number> {
  return (await response).status;
}

export async function expectRefusal(
  response: Response,
  status: number,
  errCode: string,
): Promise<void> {
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(await response.json()).toMatchObject({ status, errCode });
  expect(response.status).toBe(status);
}
