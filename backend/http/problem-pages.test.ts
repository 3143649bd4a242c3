import { expect, test, vi } from "vitest";
import { problemPages } from "./problem-pages.ts";

test("the contract is printed once for all problem pages", async () => {
  const document = vi.fn(() => ({
    paths: {
      "/api/holds": {
        post: {
          operationId: "holdTime",
          tags: ["calendly"],
          responses: { 409: { description: "ERR_SLOT_TAKEN" } },
        },
      },
    },
  }));
  const pages = problemPages(document, ({ content }) => Promise.resolve(content));
  for (const _ of [1, 2]) {
    const page = await pages.request("/problems/ERR_SLOT_TAKEN");
    expect(await page.text()).toContain('href="/docs/reference#/calendly/holdTime"');
  }
  expect(document).toHaveBeenCalledTimes(1);
});
