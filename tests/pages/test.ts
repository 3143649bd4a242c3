import { test as base } from "@playwright/test";

const octet = () => Math.floor(Math.random() * 256);

/** Each test comes from a network of its own, because the server limits how many times one network holds. */
export const test = base.extend({
  // deno-lint-ignore no-empty-pattern
  extraHTTPHeaders: async ({}, use) => {
    await use({ "X-Forwarded-For": `10.${octet()}.${octet()}.1` });
  },
});
