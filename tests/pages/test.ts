import { type BrowserContextOptions, test as base } from "@playwright/test";

const octet = () => Math.floor(Math.random() * 256);

/** The server limits how many times one network holds. */
const newNetwork = () => ({ "X-Forwarded-For": `10.${octet()}.${octet()}.1` });

/** Each test, and each further visitor in it, comes from a network of its own. */
export const test = base.extend({
  browser: [async ({ browser }, use) => {
    const newContext = browser.newContext.bind(browser);
    browser.newContext = (options?: BrowserContextOptions) =>
      newContext({ extraHTTPHeaders: newNetwork(), ...options });
    await use(browser);
  }, { scope: "worker" }],
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders(newNetwork());
    await use(context);
  },
});
