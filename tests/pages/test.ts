import { test as base } from "@playwright/test";

const octet = () => Math.floor(Math.random() * 256);

function saveData(): void {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
}

type Options = {
  /** The page then does not load the pages that it links to, which would take as long as loading itself. */
  savesData: boolean;
};

export const test = base.extend<Options>({
  savesData: [true, { option: true }],
  /** Each test comes from a network of its own, because the server limits how many times one network holds. */
  // deno-lint-ignore no-empty-pattern
  extraHTTPHeaders: async ({}, use) => {
    await use({ "X-Forwarded-For": `10.${octet()}.${octet()}.1` });
  },
  context: async ({ context, savesData }, use) => {
    if (savesData) await context.addInitScript(saveData);
    await use(context);
  },
});
