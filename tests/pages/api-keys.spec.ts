import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { faultsOf, signInAs } from "./steps.ts";
import { test } from "./test.ts";

test("a practitioner makes a key, a program calls with it, and it stops when it is revoked", async ({ page, request }) => {
  const name = `Website ${crypto.randomUUID().slice(0, 4)}`;
  await signInAs(page, "therapist1");
  await page.goto("/user/profile/api");
  await page.getByRole("button", { name: "Make a key" }).click();
  const form = page.getByRole("dialog", { name: "New API key" });
  await form.getByRole("button", { name: "Make the key" }).click();
  await expect(form.getByText("Give the key a name.")).toBeVisible();
  await expect(form.getByText("Choose at least one.")).toBeVisible();
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await form.getByRole("textbox", { name: "Name" }).fill(name);
  await form.getByText("Read sessions with the names of clients").click();
  await form.getByRole("button", { name: "Make the key" }).click();
  const made = page.getByRole("dialog", { name: "Copy the key now" });
  const key = await made.getByRole("textbox", { name: "Key" }).inputValue();
  expect(key).toMatch(/^heaolu_/);
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await made.getByRole("button", { name: "I have saved it" }).click();

  const call = (path: string) =>
    request.get(`/api${path}`, { headers: { Authorization: `Bearer ${key}` } });
  expect((await call("/therapy-sessions/therapist")).status()).toBe(200);
  expect(await (await call("/availability")).json())
    .toMatchObject({ errCode: "ERR_SCOPE_MISSING", detail: "availability:read" });

  await page.reload();
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row.getByText(/last used/)).toBeVisible();
  await expect(row.getByText("Works", { exact: true })).toBeVisible();
  await row.getByRole("button", { name: `Revoke: ${name}` }).click();
  await page.getByRole("button", { name: "Revoke the key" }).click();
  await expect(row.getByText("Revoked")).toBeVisible();
  expect((await call("/therapy-sessions/therapist")).status()).toBe(401);
});

test("a practitioner adds a webhook, gets a test message and sends it again", async ({ page }) => {
  const ids: unknown[] = [];
  const server = createServer((request, answer) => {
    ids.push(request.headers["webhook-id"]);
    answer.writeHead(204).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  await signInAs(page, "therapist1");
  await page.goto("/user/profile/api");
  await page.getByRole("button", { name: "Add a webhook" }).click();
  const form = page.getByRole("dialog", { name: "New webhook" });
  await form.getByRole("button", { name: "Add the webhook" }).click();
  await expect(form.getByText("Enter an address that begins with https://.")).toBeVisible();
  await form.getByRole("textbox", { name: "Address" }).fill(url);
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await form.getByRole("button", { name: "Add the webhook" }).click();
  const made = page.getByRole("dialog", { name: "Copy the secret now" });
  await expect(made.getByRole("textbox", { name: "Secret" })).toHaveValue(/^whsec_/);
  await made.getByRole("button", { name: "I have saved it" }).click();

  await page.getByRole("button", { name: `Send a test: ${url}` }).click();
  await page.getByRole("button", { name: `Deliveries: ${url}` }).click();
  const log = page.getByRole("dialog", { name: "Deliveries" });
  await expect(log.getByText("Delivered")).toBeVisible();
  await expect(log.getByText("status 204")).toBeVisible();
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await log.getByRole("button", { name: /^Send again/ }).click();
  await expect.poll(() => ids.length).toBe(2);
  expect(ids[0]).toBe(ids[1]);
  await log.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: `Change: ${url}` }).click();
  const change = page.getByRole("dialog", { name: "Change the webhook" });
  await change.getByText("Finished").click();
  await change.getByText("Pause the messages").click();
  await change.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Paused", { exact: true })).toBeVisible();
  await expect(page.getByText("Booked, Moved, Cancelled", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: `Remove: ${url}` }).click();
  await page.getByRole("button", { name: "Remove it" }).click();
  await page.getByText("The webhook is removed.").waitFor();
  await expect(page.getByText("You have no webhooks.")).toBeVisible();
  await new Promise((closed) => server.close(closed));
});

test("an administrator makes a key for a partner, finds it, and revokes it", async ({ page, request }) => {
  const name = `Portal ${crypto.randomUUID().slice(0, 4)}`;
  await signInAs(page, "admin");
  await page.goto("/admin/api-keys");
  await page.getByRole("button", { name: "Make a partner key" }).click();
  const form = page.getByRole("dialog", { name: "New key for a partner" });
  await form.getByRole("button", { name: "Make the key" }).click();
  await expect(form.getByText("Enter the organisation.")).toBeVisible();
  await expect(form.getByText("Enter an e-mail address.")).toBeVisible();
  await form.getByRole("textbox", { name: "Organisation" }).fill(name);
  await form.getByRole("textbox", { name: "Contact address" }).fill("developers@portal.example");
  await form.getByRole("textbox", { name: "Name of the key" }).fill("Website");
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await form.getByRole("button", { name: "Make the key" }).click();
  const made = page.getByRole("dialog", { name: "Copy the key now" });
  const key = await made.getByRole("textbox", { name: "Key" }).inputValue();
  await made.getByRole("button", { name: "I have saved it" }).click();
  const headers = { Authorization: `Bearer ${key}` };
  const call = async () => (await request.get("/api/practices", { headers })).status();
  expect(await call()).toBe(200);

  await page.goto(`/admin/api-keys?kind=partner&text=${encodeURIComponent(name)}`);
  await expect(page.getByText(name)).toBeVisible();
  await page.getByRole("button", { name: "Revoke: Website" }).click();
  const revoking = page.getByRole("dialog");
  await revoking.getByRole("textbox").fill("The contract ended");
  await revoking.getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("Revoked").last()).toBeVisible();
  expect(await call()).toBe(401);
});
