import { expect, test } from "vitest";
import { createTestSite } from "../support/test-site.ts";
import { openTestApp, publicUrl } from "../test-app.ts";

test("the type of a problem is the address of a page that explains it", async () => {
  await using app = await openTestApp({ demo: false });
  const site = createTestSite(app);
  const get = (path: string) => site.request(`${publicUrl}${path}`);
  const { type } = await (await get("/api/auth/me")).json();
  expect(type).toBe("/problems/ERR_UNAUTHORIZED");
  const page = await get(type);
  expect(page.status).toBe(200);
  expect(page.headers.get("content-security-policy")).toMatch(/default-src/);
  const html = await page.text();
  expect(html).toContain("<dd>401</dd>");
  expect(html).toContain('href="/docs/errors"');
  expect(await (await get("/problems/ERR_SLOT_TAKEN")).text())
    .toContain('href="/docs/reference#/calendly/bookTime"');
  expect(await (await get("/problems")).text()).toContain('href="/problems/ERR_SLOT_TAKEN"');
  expect(await (await get("/problems/ERR_INVALID_INPUT")).text()).toContain("ERR_UNKNOWN_FIELD");
  expect((await get("/problems/ERR_%3Cscript%3E")).status).toBe(404);
});
