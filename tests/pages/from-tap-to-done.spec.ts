import { type Browser, expect, type Page, test } from "@playwright/test";
import { linksInMails, newPerson, type Person } from "./account-steps.ts";

/** Taps the last time of the first card, whose booking opens over the results. */
async function tapTime(page: Page) {
  await page.goto("/?lng=en");
  const card = page.getByRole("article").filter({ has: page.locator("a[href*='book=']") }).first();
  const slot = card.locator("a[href*='book=']").last();
  const address = new URL((await slot.getAttribute("href"))!, page.url());
  await slot.click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText(/Held for you/)).toBeVisible();
  return { frame, address };
}

/** Registers from the login, where the ticket shows what is booked; returns the link in the mail. */
async function registerOnTheWay(page: Page, person: Person): Promise<string> {
  await page.getByRole("link", { name: "Create an account" }).click();
  const ticket = page.getByRole("group", { name: "What you are booking" });
  await expect(ticket.getByText(/Held for you/)).toBeVisible();
  await page.getByRole("textbox", { name: "Name" }).fill(person.name);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await expect(ticket.getByText(/Held for you/)).toBeVisible();
  const [link] = await linksInMails(page, [person.email], "/verify-email", 1);
  return link!;
}

async function bookHeld(page: Page, address: URL, person: Person) {
  await expect(page).toHaveURL(address.href);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText(/Held for you/)).toBeVisible();
  await expect(frame.getByLabel("Email")).toHaveValue(person.email);
  await frame.getByRole("button", { name: "Book", exact: true }).click();
  await expect(frame.getByRole("heading", { name: "It’s yours" })).toBeVisible();
}

async function otherDevice(browser: Browser): Promise<Page> {
  return await (await browser.newContext()).newPage();
}

test("who registers on the way opens the mail's link in a new tab and books the held time there", async ({ page, context }) => {
  const person = newPerson();
  const { frame, address } = await tapTime(page);
  await frame.getByRole("button", { name: "Have an account? Log in" }).click();
  const link = await registerOnTheWay(page, person);
  const opened = await context.newPage();
  await opened.goto(link);
  await bookHeld(opened, address, person);
  await expect(page.getByText("You can close this one.")).toBeVisible();
});

test("a mail's link opened on another device takes the held time along", async ({ page, browser }) => {
  const person = newPerson();
  const { frame, address } = await tapTime(page);
  await frame.getByRole("button", { name: "Have an account? Log in" }).click();
  const link = await registerOnTheWay(page, person);
  const phone = await otherDevice(browser);
  await phone.goto(`${link}&lng=en`);
  const ticket = phone.getByRole("group", { name: "What you are booking" });
  await expect(ticket.getByText(/Held for you/)).toBeVisible();
  await phone.getByRole("button", { name: "Confirm and log in" }).click();
  await bookHeld(phone, address, person);
  await phone.context().close();
});
