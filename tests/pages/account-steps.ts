import { expect, type Page } from "@playwright/test";

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

/** The links to `path` in all mails to these addresses, once there are enough. */
export async function linksInMails(page: Page, emails: string[], path: string, count: number) {
  const links = new Set<string>();
  await expect(async () => {
    const list = await (await page.request.get("/mailbox")).text();
    for (const [, href] of list.matchAll(/href="(\/mailbox\/[^"]+)"/g)) {
      const mail = await (await page.request.get(href!)).text();
      const found = new RegExp(`https?://[^"\\s<]*${path}\\?[^"\\s<]+`).exec(mail)?.[0];
      if (found && emails.some((email) => mail.includes(email))) {
        links.add(found.replaceAll("&amp;", "&"));
      }
    }
    expect(links.size).toBe(count);
  }).toPass({ timeout: 15_000 });
  return [...links];
}

/** The code in the newest mail to this address that none of `before` was. */
export async function codeInMail(page: Page, email: string, before: string[] = []) {
  let code = "";
  await expect(async () => {
    const list = await (await page.request.get("/mailbox")).text();
    for (const [, href] of list.matchAll(/href="(\/mailbox\/[^"]+)"/g)) {
      const mail = await (await page.request.get(href!)).text();
      const found = mail.includes(email) && /\b(\d{3})[ \u00a0]?(\d{3})\b/.exec(mail);
      if (found && !before.includes(found[1]! + found[2]!)) code = found[1]! + found[2]!;
      if (code) break;
    }
    expect(code).not.toBe("");
  }).toPass({ timeout: 15_000 });
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
