import { expect, type Page } from "@playwright/test";
import { takeSignIn } from "./steps.ts";

export type Person = ReturnType<typeof newPerson>;

/** A new user per test, so that tests are independent. */
export function newPerson() {
  const id = crypto.randomUUID().slice(0, 8);
  return {
    name: `Kadri ${id}`,
    email: `kadri-${id}@example.ee`,
    password: `vihmane sügis ${id}`,
  };
}

export async function signIn(page: Page, { email, password }: Pick<Person, "email" | "password">) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

type Mail = { to: string; subject: string; text: string; html: string };

/** The newest mails first, with their whole text: one request, so that it is fast on a busy machine too. */
export async function sentMails(page: Page): Promise<Mail[]> {
  return (await (await page.request.get("/api/mailbox")).json()).mails;
}

/** The links to `path` in all mails to these addresses, once there are enough. */
export async function linksInMails(page: Page, emails: string[], path: string, count: number) {
  const links = new Set<string>();
  await expect(async () => {
    for (const { to, text } of await sentMails(page)) {
      const found = new RegExp(`https?://[^"\\s<]*${path}\\?[^"\\s<]+`).exec(text)?.[0];
      if (found && emails.includes(to)) links.add(found);
    }
    expect(links.size).toBe(count);
  }).toPass({ timeout: 30_000 });
  return [...links];
}

/** The code in the newest mail to this address that none of `before` was. */
export async function codeInMail(page: Page, email: string, before: string[] = []) {
  let code = "";
  await expect(async () => {
    for (const { to, text } of await sentMails(page)) {
      const found = to === email && /\b\d{3}(?:[ \u00a0]?\d{3}){1,2}\b/.exec(text);
      const digits = found ? found[0].replaceAll(/\D/g, "") : "";
      if (!before.includes(digits)) code = digits;
      if (code) break;
    }
    expect(code).not.toBe("");
  }).toPass({ timeout: 30_000 });
  return code;
}

export async function register(page: Page, person: Person) {
  await page.goto("/register?lng=en");
  await page.getByRole("textbox", { name: "Name" }).fill(person.name);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  const [link] = await linksInMails(page, [person.email], "/verify-email", 1);
  await page.goto(link!);
  await expect(page.getByRole("heading", { name: "Your email is confirmed" })).toBeVisible();
}

/** What `register` leaves, without its pages. Returns the headers of the person's own requests. */
export async function openAccount(page: Page, person: Person) {
  const send = (path: string, data: object) => page.request.post(`/api/auth/${path}`, { data });
  expect((await send("register", { ...person, language: "en" })).status()).toBe(202);
  const [link] = await linksInMails(page, [person.email], "/verify-email", 1);
  const token = new URL(link!).searchParams.get("token");
  return await takeSignIn(page, await send("verify-email", { token, signIn: true }));
}
