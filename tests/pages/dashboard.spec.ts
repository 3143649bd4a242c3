import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { faultsOf, goOn, signInAs } from "./steps.ts";
import { test } from "./test.ts";

test("a practitioner reads the figures, changes the period and saves the sessions", async ({ page }) => {
  await signInAs(page, "therapist1");
  await page.goto("/sessions/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /^Hello, Maarja-Liis\. You have / }))
    .toBeVisible();
  await expect(page.getByRole("figure")).toHaveCount(7);
  const sessions = page.getByRole("figure", { name: "Sessions" });
  const month = await sessions.locator("strong").innerText();

  await page.getByRole("radio", { name: "Year" }).click();
  await expect(page).toHaveURL(/period=year/);
  await expect(sessions.locator("strong")).not.toHaveText(month);
  const year = Number(await sessions.locator("strong").innerText());
  // The legend of the plot counts what the sentence does not.
  const legend = await sessions.getByRole("listitem").allInnerTexts();
  const counted = (name: string) =>
    Number(legend.find((one) => one.startsWith(name))?.slice(name.length) ?? 0);
  expect(counted("Took place") + counted("To come")).toBe(year);
  expect(counted("Took place")).toBeGreaterThan(0);
  await sessions.getByText("Show as a table").click();
  await expect(sessions.getByRole("rowheader")).toHaveCount(52);
  const discs = page.getByRole("figure", { name: "Returning clients" }).getByRole("link");
  const most = await discs.first().getAttribute("aria-label");
  expect(most).toMatch(/^\S.*: \d+ sessions$/);
  await expect(sessions.getByRole("img", { name: "Sessions in 52 weeks" })).toBeVisible();

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the sessions of this period as CSV" }).click();
  const lines = (await readFile(await (await saved).path(), "utf8")).trim().split("\r\n");
  expect(lines[0]).toContain('"date","start","end"');
  expect(lines[0]).toContain('"fee, EUR","fee for","fee waived"');
  expect(lines.length - 1).toBeGreaterThanOrEqual(year);

  // The own period begins with the days that were shown, and is in the address.
  await page.getByRole("radio", { name: "Own period" }).click();
  await expect(page).toHaveURL(/period=own&from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
  await goOn(page, "/sessions/dashboard?period=own&from=2026-11-02&to=2026-11-01");
  await expect(page.getByText("Pick the first and the last day")).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

type Linked = { id: string; callLink: string | null };

test("clients who have not answered an absence, and missing call links, are among what waits", async ({ page }) => {
  await signInAs(page, "therapist3");
  const origin = new URL(page.url()).origin;
  const login = await page.request.post(`${origin}/api/auth/login`, {
    headers: { Origin: origin },
    data: { email: "therapist3@demo.heaolu.ee", password: "heaolu-demo-2026" },
  });
  const headers = {
    Authorization: `Bearer ${(await login.json()).accessToken}`,
    Origin: origin,
    "Idempotency-Key": crypto.randomUUID(),
  };
  const toDate = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const started = await page.request.post(`${origin}/api/absences`, { headers, data: { toDate } });
  expect(started.status(), await started.text()).toBe(200);
  const { id, sessions } = await started.json();
  const links = await (await page.request.get(`${origin}/api/call-links`, { headers })).json();
  const cleared = await page.request.put(`${origin}/api/call-links`, {
    headers,
    data: {
      roomPattern: null,
      practices: links.practices.map(({ id }: Linked) => ({ id, callLink: null })),
    },
  });
  expect(cleared.status(), await cleared.text()).toBe(200);
  expect(sessions.length).toBeGreaterThan(0);

  await page.goto("/sessions/dashboard?lng=en");
  const task = page.getByRole("listitem").filter({ hasText: "not answered about your absence" });
  await expect(task).toContainText(new RegExp(`^${sessions.length} client`));
  await expect(task).toContainText(sessions[0].clientName);
  // Where it is past midnight here, tomorrow's session is today's.
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/You have .+ today/);
  const linkTask = page.getByRole("listitem").filter({ hasText: "by video ha" });
  await expect(linkTask).toContainText(new RegExp(`^${links.practices.length} practice`));
  await task.getByRole("link", { name: "Open" }).click();
  await expect(page.getByText(`0 of ${sessions.length}`)).toBeVisible();

  const restored = await page.request.put(`${origin}/api/call-links`, {
    headers,
    data: {
      roomPattern: links.roomPattern,
      practices: links.practices.map(({ id, callLink }: Linked) => ({ id, callLink })),
    },
  });
  expect(restored.status()).toBe(200);
  const ended = await page.request.post(`${origin}/api/absences/${id}/end`, { headers });
  expect(ended.status()).toBe(200);
});
