// The steps the stories of signing in are told in.
import { expect } from "vitest";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { type House, openHouse, publicUrl } from "tests/house.ts";

export const mari = {
  email: "mari.tamm@example.ee",
  password: "mõnus kevad õues",
  name: "Mari Tamm",
};
export const ours = { "X-Requested-With": "heaolu", "Sec-Fetch-Site": "same-origin" };
export const second = 1000;
export const day = 86_400_000;

export async function houseWith(person: typeof mari): Promise<House> {
  const house = await openHouse({ demo: false });
  await join(house, person);
  return house;
}

/** Registers and confirms, as a person would. */
export async function join(house: House, person: typeof mari): Promise<void> {
  await house.post("/auth/register", person);
  const [mail] = await newMails(house);
  await house.post("/auth/verify-email", { token: tokenIn(mail) });
}

export async function disable(house: House, email: string): Promise<void> {
  await house.ports.persistence.transaction(async ({ users }) => {
    const user = await users.findByEmail(email);
    if (user) await users.save({ ...user, disabledAt: house.now() });
  });
}

/** Sends what waits and answers it, oldest first. */
export async function newMails(house: House) {
  const before = new Set((await house.ports.persistence.outbox.listSent(100)).map(({ id }) => id));
  await sendDueMails(house.ports, { publicUrl, brand: "Heaolu" }, { clock: house.now });
  const all = await house.ports.persistence.outbox.listSent(100);
  return all.filter(({ id }) => !before.has(id)).reverse();
}

export function tokenIn(mail: { text: string } | undefined): string {
  const [, token] = /\?token=([\w-]{43})\n/.exec(mail?.text ?? "") ?? [];
  if (!token) throw new Error("no link in the mail");
  return token;
}

export function refresh(house: House, Cookie: string): Promise<Response> {
  return Promise.resolve(house.post("/auth/refresh", undefined, { ...ours, Cookie }));
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
