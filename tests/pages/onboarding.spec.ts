import { Buffer } from "node:buffer";
import { type Browser, expect, type Page } from "@playwright/test";
import {
  linksInMails,
  newPerson,
  openAccount,
  type Person,
  sentMails,
  signIn,
} from "./account-steps.ts";
import { faultsOf, goOn, signInAs, tabTo } from "./steps.ts";
import { test } from "./test.ts";

/** The newest link to `path` in the mails to this address. */
async function linkInMail(page: Page, email: string, path: string): Promise<string> {
  let link = "";
  await expect(async () => {
    for (const { to, text } of await sentMails(page)) {
      const found = new RegExp(`https?://[^"\\s<]*${path}[#?][^"\\s<]+`).exec(text)?.[0];
      if (found && to === email) link = found;
      if (link) break;
    }
    expect(link).not.toBe("");
  }).toPass({ timeout: 30_000 });
  return link;
}

async function openAdmin(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAs(page, "admin");
  return page;
}

async function apply(page: Page, { email, name }: Person): Promise<string> {
  await page.goto("/?lng=en");
  await page.getByRole("heading", { name: /\d+ practitioners/ }).waitFor();
  const panel = page.getByRole("region", { name: /Are you a practitioner/ });
  await panel.scrollIntoViewIfNeeded();
  await panel.getByLabel("Email").fill(email);
  await page.context().setOffline(true);
  await panel.getByRole("button", { name: "Join" }).click();
  await expect(panel.getByText(/You are offline/)).toBeVisible();
  await expect(panel.getByLabel("Email")).toHaveValue(email);
  await page.context().setOffline(false);
  await panel.getByRole("button", { name: "Join" }).click();
  await expect(panel.getByText(/Thank you/)).toBeVisible();
  const status = await linkInMail(page, email, "/join/status");
  await page.goto(status);
  await page.getByRole("button", { name: "Yes, this is my address" }).click();
  await expect(page.getByText(/We read your application/)).toBeVisible();
  await page.getByLabel("Name").fill(name);
  await page.getByLabel(/What would you like/).fill("<b>Breathing</b>\nin Tartu");
  await page.reload();
  await expect(page.getByLabel("Name")).toHaveValue(name);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("main").getByText(/You are offline/)).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  return status;
}

/** What the editor's own tests do on the screen. */
async function fillInProfile(page: Page, { email, name, password }: Person) {
  const login = await page.request.post("/api/auth/login", { data: { email, password } });
  const { accessToken, user } = await login.json();
  const headers = { Authorization: `Bearer ${accessToken}` };
  const path = `/api/therapists/${user.therapistId}`;
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 600;
    canvas.getContext("2d")!.fillRect(0, 0, 300, 600);
    return canvas.toDataURL("image/png").split(",")[1]!;
  });
  const buffer = Buffer.from(drawn, "base64");
  const uploaded = await page.request.put("/api/user/me/picture", {
    headers,
    multipart: { picture: { name: "me.png", mimeType: "image/png", buffer } },
  });
  expect(uploaded.status()).toBe(200);
  const added = await page.request.post(`${path}/certificates`, {
    headers,
    data: { title: "Coach", issuer: "ICF", year: 2024, practices: ["COACHING"] },
  });
  expect(added.status(), await added.text()).toBe(201);
  const draft = await (await page.request.get(`${path}/draft`, { headers })).json();
  const words = {
    briefIntroduction: "Calm talks.",
    review: "",
    about: "Ten years of work.",
    experience: "600 hours.",
    howICanHelp: "I listen.",
  };
  const saved = await page.request.put(`${path}/draft`, {
    headers: { ...headers, "If-Match": `"d${draft.version}"` },
    data: {
      ...draft.content,
      name,
      email,
      gender: "FEMALE",
      city: "TARTU",
      languages: ["ENGLISH"],
      waysOfHelping: ["STRESS"],
      cancellationNoticeHours: 24,
      pictureFollowsAccount: true,
      texts: { et: words, en: words, ru: words },
      practices: [{
        id: crypto.randomUUID(),
        type: "COACHING",
        durationMinutes: 60,
        priceCents: 5000,
        meetingTypes: ["VIDEO_CALL"],
        bufferMinutes: null,
        seats: 1,
        startTimes: [],
        intro: false,
        schedulingUrl: "",
        archived: false,
      }],
    },
  });
  expect(saved.status(), await saved.text()).toBe(200);
}

test("on a phone a practitioner goes from an address in a form to a visible profile", async ({ page, browser }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const person = newPerson();
  const status = await apply(page, person);

  const admin = await openAdmin(browser);
  await admin.goto("/admin/leads?state=confirmed");
  await admin.getByRole("link", { name: `Open ${person.email}` }).click();
  const dialog = admin.getByRole("dialog");
  await expect(dialog.getByText("<b>Breathing</b>")).toBeVisible();
  await dialog.getByRole("button", { name: "Send an invitation" }).click();
  await expect(admin.getByText("The invitation is on its way.")).toBeVisible();

  await page.goto(await linkInMail(page, person.email, "/register"));
  await expect(page.getByText(/You are invited as a practitioner/)).toBeVisible();
  await expect(page.getByLabel("Email")).not.toBeEditable();
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await page.getByRole("textbox", { name: "Name" }).fill(person.name);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  const [verify] = await linksInMails(page, [person.email], "/verify-email", 1);
  await page.goto(verify!);
  await expect(page).toHaveURL(/\/sessions\/profile/);
  await expect(page.getByText("First steps")).toBeVisible();

  await fillInProfile(page, person);
  await page.reload();
  await expect(page.getByRole("heading", { name: /Now send it to us/ })).toBeVisible();
  await expect(page.getByText(/There are no working hours yet/)).toBeVisible();
  // What is not published yet is published by sending it.
  await page.getByRole("button", { name: "Send for approval" }).click();
  await expect(page.getByText(/was sent to be approved/)).toBeVisible();
  await expect(page.getByText(/can book by this link/)).toBeVisible();

  // The queue with the keyboard alone.
  await goOn(admin, "/admin/practitioners");
  await tabTo(admin, admin.getByRole("link", { name: `Open ${person.name}` }));
  await admin.keyboard.press("Enter");
  await tabTo(admin, admin.getByRole("dialog").getByRole("button", { name: "Approve" }));
  await admin.keyboard.press("Enter");
  await expect(admin.getByText("Approved; the mail is on its way.")).toBeVisible();
  await expect(admin.getByText(person.name)).toHaveCount(0);

  await page.goto(status);
  await expect(page.getByText(/Your profile is approved/)).toBeVisible();
  await goOn(page, `/?q=${encodeURIComponent(person.name)}`);
  await expect(page.getByRole("article").getByText(person.name).first()).toBeVisible();
});

test("an invited person who has an account logs in and has a practitioner's page at once", async ({ page, browser }) => {
  const person = newPerson();
  await openAccount(page, person);
  const admin = await openAdmin(browser);
  await admin.goto("/admin/invitations");
  await admin.getByRole("button", { name: "Invite by address" }).click();
  await admin.getByRole("dialog").getByLabel("E-mail").fill(person.email);
  await admin.getByRole("dialog").getByRole("button", { name: "Send the invitation" }).click();
  await expect(admin.getByText("The invitation is on its way.")).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${await linkInMail(page, person.email, "/register")}&lng=en`);
  await expect(visitor.getByText(/already has an account/)).toBeVisible();
  await visitor.getByRole("link", { name: "Log in and accept" }).click();
  await signIn(visitor, person);
  await expect(visitor.getByRole("heading", { name: /now have a practitioner/ })).toBeVisible();
  await visitor.getByRole("link", { name: "Begin with the profile" }).click();
  await expect(visitor).toHaveURL(/\/sessions\/profile/);
});

test("others than administrators see the calm page without rights, and nothing is requested", async ({ page }) => {
  await signInAs(page, "therapist1");
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/admin/")) requested.push(request.url());
  });
  await page.goto("/admin/leads");
  await expect(page.getByRole("heading", { name: "This page is for administrators" }))
    .toBeVisible();
  expect(requested).toEqual([]);
});
