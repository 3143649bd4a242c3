import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { codeInMail, newPerson } from "./account-steps.ts";
import { faultsOf, goOn, signInAs } from "./steps.ts";
import { test } from "./test.ts";

const profile = "/therapist/view/maarja-liis-tammelaid?lng=en";

test("a visitor joins the waiting list with a code and takes the freed time on another device", async ({ page, browser }) => {
  const practitioner = await (await browser.newContext()).newPage();
  await signInAs(practitioner, "therapist1");
  await practitioner.goto("/sessions/availability");
  await practitioner.getByLabel("New clients go on a waiting list").check();
  await practitioner.getByText("Nobody waits at the moment.").waitFor();

  const { email } = newPerson();
  await page.addInitScript(countReplacedPanels);
  // It is requested once the page is taken over from the server.
  await Promise.all([page.waitForRequest("**/api/live*"), page.goto(profile)]);
  expect(await page.evaluate(() => document.documentElement.dataset.replaced)).toBeUndefined();
  await page.getByRole("link", { name: "Join the waiting list" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Email me the code" }).click();
  await page.getByLabel("Six digits from the email").fill(await codeInMail(page, email));
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Saying no costs nothing.").waitFor();
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await dialog.getByRole("button", { name: "Join the waiting list" }).click();
  await expect(page.getByText("You are first on the waiting list.")).toBeVisible();

  await cancelBooking(page.request);
  const link = await linkInMail(page, email, "A time for you");
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await elsewhere.getByRole("heading", { name: "A time became free for you" }).waitFor();
  expect(await faultsOf(elsewhere)).toEqual([]);
  await practitioner.reload();
  await expect(practitioner.getByText(/is kept until/)).toBeVisible();

  await elsewhere.getByRole("button", { name: "Accept this time" }).click();
  await elsewhere.getByRole("heading", { name: "The time is yours" }).waitFor();
  await practitioner.reload();
  await practitioner.getByText("Nobody waits at the moment.").waitFor();
  await practitioner.getByLabel("I take new clients", { exact: false }).first().check();

  await goOn(elsewhere, "/waiting-list#unknown");
  await expect(elsewhere.getByText("This link is not complete")).toBeVisible();
});

/** A tap on a panel that is replaced meanwhile is lost. */
function countReplacedPanels() {
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes])) {
      if (!(node instanceof Element) || !node.matches(".booking-panel")) continue;
      document.documentElement.dataset.replaced = node.textContent ?? "";
    }
  }).observe(document, { childList: true, subtree: true });
}

/** The demo client cancels the next session with this practitioner. */
async function cancelBooking(request: APIRequestContext) {
  const credentials = { email: "client@demo.heaolu.ee", password: "heaolu-demo-2026" };
  const { accessToken } = await (await request.post("/api/auth/login", { data: credentials }))
    .json();
  const headers = { Authorization: `Bearer ${accessToken}` };
  const answer = await request.get("/api/therapy-sessions/me?status=booked&limit=50", { headers });
  const sessions: { id: string; therapist: { slug: string }; startsAt: string }[] = await answer
    .json();
  const next = sessions.find(({ therapist, startsAt }) =>
    therapist.slug === "maarja-liis-tammelaid" && Date.parse(startsAt) > Date.now()
  );
  const cancelled = await request.post(`/api/therapy-sessions/${next!.id}/cancel`, {
    data: {},
    headers,
  });
  expect(cancelled.status()).toBe(200);
}

async function linkInMail(page: Page, email: string, subject: string): Promise<string> {
  let link: string | undefined;
  await expect.poll(async () => {
    const { mails } = await (await page.request.get("/api/mailbox")).json();
    const mail = mails.find((mail: { to: string; subject: string }) =>
      mail.to === email && mail.subject.startsWith(subject)
    );
    link = /\/waiting-list#\S+/.exec(mail?.text ?? "")?.[0];
    return link;
  }).toBeDefined();
  return link!.replace("#", "?lng=en#");
}
