import { type Browser, expect, type FrameLocator, type Page } from "@playwright/test";
import { codeInMail, linksInMails, newPerson, type Person } from "./account-steps.ts";
import { test } from "./test.ts";

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
  await expect(frame.getByText(person.email)).toBeVisible();
  await frame.getByRole("button", { name: "Book", exact: true }).click();
  await expect(frame.getByRole("heading", { name: "It’s yours" })).toBeVisible();
}

async function otherDevice(browser: Browser): Promise<Page> {
  return await (await browser.newContext()).newPage();
}

/** The screens a person saw in the frame, by their headings; the tapped page itself comes before them. */
async function screensOf(frame: FrameLocator, steps: (() => Promise<void>)[]): Promise<string[]> {
  const heading = frame.getByRole("heading", { level: 1 });
  const seen = [await heading.innerText()];
  for (const step of steps) {
    await step();
    await expect(heading).not.toHaveText(seen.at(-1)!);
    seen.push(await heading.innerText());
  }
  return seen;
}

async function typeDetails(frame: FrameLocator, { name, email }: Person) {
  await frame.getByLabel("Name").fill(name);
  await frame.getByLabel("Email").fill(email);
  await frame.getByRole("button", { name: "Get the code by email" }).click();
}

test("on a phone a new person sees three screens after the tap, and the last one stays", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = newPerson();
  const { frame, address } = await tapTime(page);
  await expect(frame.getByRole("button", { name: "Get the code by email" })).toBeInViewport({
    ratio: 1,
  });
  const screens = await screensOf(frame, [
    () => typeDetails(frame, person),
    async () => {
      const code = await codeInMail(page, person.email);
      await frame.getByLabel("Six digits from the email").fill(code);
    },
  ]);
  expect(screens).toEqual(["Your details", "Enter the code", "It’s yours"]);
  await expect(page).toHaveURL(address.href);
  await expect(frame.getByText(`The confirmation went to ${person.email}.`)).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page).toHaveURL(/\/journal/);
  await expect(page.getByRole("article").filter({ hasText: "Booked" })).toHaveCount(1);
});

test("the button of a profile opens the same way, with the practice and price that the card showed", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/?lng=en&meeting=video-call");
  const card = page.getByRole("article").filter({ has: page.locator("a[href*='book=']") }).first();
  const price = (await card.getByText(/^€\d+/).first().innerText()).match(/€\d+/)![0];
  await card.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/practice=.*type=VIDEO_CALL/);
  const bar = page.locator(".confirm-bar");
  await expect(bar).toContainText(price);
  await bar.getByRole("button", { name: /^Book / }).click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "Your details" })).toBeVisible();
  const ticket = frame.locator(".ticket");
  await expect(ticket).toContainText(price);
  await expect(ticket.getByText("Video call")).toBeVisible();
});

test("who registers on the way opens the mail's link in a new tab and books the held time there", async ({ page, context }) => {
  const person = newPerson();
  const { frame, address } = await tapTime(page);
  await expect(frame.getByRole("button", { name: "Get the code by email" })).toBeInViewport({
    ratio: 1,
  });
  await frame.getByRole("button", { name: "Have an account? Log in" }).click();
  const link = await registerOnTheWay(page, person);
  const opened = await context.newPage();
  await opened.goto(`${link}&lng=en`);
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
