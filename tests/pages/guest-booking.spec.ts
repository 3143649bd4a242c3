import { expect, type Page } from "@playwright/test";
import { newPerson } from "./account-steps.ts";
import { firstPractice } from "./booking-steps.ts";
import { embeddingScript, servePage } from "./partner-page.ts";
import { faultsOf } from "./steps.ts";
import { test } from "./test.ts";

/** Not the one whose times other tests hold: a visitor may hold three times of one practitioner. */
const slug = "tatjana-zaretsnaja";
const practitioner = "therapist2@demo.heaolu.ee";

test.use({
  locale: "ru-RU",
  viewport: { width: 390, height: 844 },
  // The browser sees a page fulfilled by the test as public and our server as a private network.
  permissions: ["local-network-access"],
});

test("a guest books on a partner's page by phone, confirms on another device, moves and cancels by the mail's link", async ({ page, browser, baseURL }) => {
  const guest = newPerson();
  const partner = baseURL!.replace("localhost", "127.0.0.1");
  await servePage(page, `${partner}/embedding*`, await embeddingScript());
  const { schedulingUrl } = await firstPractice(page, slug);
  await page.goto(`${partner}/embedding?url=${encodeURIComponent(schedulingUrl)}`);
  const frame = page.frameLocator("iframe");
  await frame.locator(".slot-picker label:not([data-taken])").last().click();
  await frame.getByRole("button", { name: "Дальше" }).click();
  await frame.getByLabel("Имя").fill(guest.name);
  await frame.getByLabel("Эл. почта").fill(guest.email);
  await frame.getByRole("button", { name: "Получить код по почте" }).click();
  await expect(frame.getByRole("heading", { name: "Введите код" })).toBeVisible();
  await expect(frame.getByRole("timer")).toContainText(/1[45]:\d\d/);
  const [codeMail] = await mailsTo(page, guest.email, 1);
  expect(codeMail!.subject).toMatch(/^Ваш код: \d{3} \d{3}$/);
  expect((await sentMails(page)).filter(({ text }) => text.includes(guest.name))).toEqual([]);

  const phone = await browser.newContext({
    locale: "ru-RU",
    viewport: { width: 390, height: 844 },
  });
  const other = await phone.newPage();
  await other.goto(linkIn(codeMail!, /\/booking\/confirm#[\w-]+/));
  const confirm = other.getByRole("button", { name: "Подтвердить запись" });
  await confirm.waitFor();
  expect(await faultsOf(other)).toEqual([]);
  await confirm.click();
  await expect(other.getByRole("heading", { name: "Вы записаны" })).toBeVisible();

  await expect(frame.getByRole("heading", { name: "Вы записаны" })).toBeVisible();
  await expect(frame.getByText(`Подтверждение отправлено на ${guest.email}.`)).toBeVisible();
  await expect(page.locator("ol > li").filter({ hasText: "calendly.event_scheduled" }))
    .toHaveCount(1);
  const [confirmation] = await mailsTo(page, guest.email, 2);
  expect(confirmation!.attachments.map(({ name }) => name)).toEqual([
    expect.stringMatching(/\.ics$/),
  ]);
  expect(await mailsTo(page, practitioner, 1, guest.name)).toHaveLength(1);

  await other.goto(linkIn(confirmation!, /\/booking#[\w.-]+/));
  await other.getByRole("button", { name: "Перенести" }).click();
  const dialog = other.getByRole("dialog");
  await dialog.locator(".slot-picker label:not([data-taken])").first().click();
  await dialog.getByRole("button", { name: /^Перенести на/ }).click();
  await expect(other.getByText("У вашей записи новое время.")).toBeVisible();
  await mailsTo(page, guest.email, 3);
  expect(await mailsTo(page, practitioner, 2, guest.name)).toHaveLength(2);

  await other.getByRole("button", { name: "Отменить встречу" }).click();
  await dialog.getByLabel(/^Причина/).fill("Заболела");
  await dialog.getByRole("button", { name: "Отменить встречу" }).click();
  await expect(other.getByRole("heading", { name: "Эта запись отменена" })).toBeVisible();
  await mailsTo(page, guest.email, 4);
  const [cancelled] = await mailsTo(page, practitioner, 3, guest.name);
  expect(cancelled!.text).toContain("Заболела");
  await other.goto(linkIn(codeMail!, /\/booking\/confirm#[\w.-]+/));
  await expect(other.getByRole("heading", { name: "Эта запись отменена" })).toBeVisible();
  await phone.close();
});

test("an old or incomplete link says so and names no person", async ({ page }) => {
  await page.goto("/booking#x.y");
  await expect(page.getByRole("heading", { name: "Эта ссылка не открывает ни одной записи" }))
    .toBeVisible();
});

type Mail = { to: string; subject: string; text: string; attachments: { name: string }[] };

async function sentMails(page: Page): Promise<Mail[]> {
  return (await (await page.request.get("/api/mailbox")).json()).mails;
}

/** The mails to an address, newest first, once there are `count`. */
async function mailsTo(page: Page, email: string, count: number, about = ""): Promise<Mail[]> {
  let found: Mail[] = [];
  await expect(async () => {
    found = (await sentMails(page))
      .filter(({ to, text }) => to === email && text.includes(about));
    expect(found).toHaveLength(count);
  }).toPass({ timeout: 15_000 });
  return found;
}

function linkIn({ text }: Mail, pattern: RegExp): string {
  const [link] = pattern.exec(text) ?? [];
  if (!link) throw new Error(`no link like ${pattern} in: ${text}`);
  return link;
}
