import { expect } from "@playwright/test";
import { faultsOf, signInAs } from "./steps.ts";
import { test } from "./test.ts";

test("a practitioner makes a key, a program calls with it, and it stops when it is revoked", async ({ page, request }) => {
  const name = `Website ${crypto.randomUUID().slice(0, 4)}`;
  await signInAs(page, "therapist1");
  await page.goto("/user/profile/access");
  await page.getByRole("link", { name: "API", exact: true }).click();
  await page.getByRole("button", { name: "Make a key" }).click();
  const form = page.getByRole("dialog", { name: "New API key" });
  await form.getByRole("button", { name: "Make the key" }).click();
  await expect(form.getByText("Give the key a name.")).toBeVisible();
  await expect(form.getByText("Choose at least one.")).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await form.getByRole("textbox", { name: "Name" }).fill(name);
  await form.getByText("Read sessions with the names of clients").click();
  await form.getByRole("button", { name: "Make the key" }).click();
  const made = page.getByRole("dialog", { name: "Copy the key now" });
  const key = await made.getByRole("textbox", { name: "Key" }).inputValue();
  expect(key).toMatch(/^heaolu_/);
  expect(await faultsOf(page)).toEqual([]);
  await made.getByRole("button", { name: "I have saved the key" }).click();

  const call = (path: string) =>
    request.get(`/api${path}`, { headers: { Authorization: `Bearer ${key}` } });
  expect((await call("/therapy-sessions/therapist")).status()).toBe(200);
  expect(await (await call("/availability")).json())
    .toMatchObject({ errCode: "ERR_SCOPE_MISSING", detail: "availability:read" });

  await page.reload();
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row.getByText(/last used/)).toBeVisible();
  await expect(row.getByText("Works", { exact: true })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await row.getByRole("button", { name: `Revoke: ${name}` }).click();
  await page.getByRole("button", { name: "Revoke the key" }).click();
  await expect(row.getByText("Revoked")).toBeVisible();
  expect((await call("/therapy-sessions/therapist")).status()).toBe(401);
});
