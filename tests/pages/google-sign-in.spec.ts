import { type BrowserContext, expect } from "@playwright/test";
import { TextLineStream } from "../support/line-stream.ts";
import { test } from "./test.ts";

const demoPassword = "heaolu-demo-2026";

/** An app with "Google" configured, in a process of its own. */
async function openGoogleApp() {
  const process = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--unstable-no-legacy-abort", "tests/support/google-with-server.ts"],
    stdin: "piped",
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  const lines = process.stdout.pipeThrough(new TextDecoderStream())
    .pipeThrough(new TextLineStream())[Symbol.asyncIterator]();
  const input = process.stdin.getWriter();
  return {
    origin: String((await lines.next()).value),
    async letIn(person: { id: string; email: string; name: string }) {
      const line = JSON.stringify({ ...person, email_verified: true });
      await input.write(new TextEncoder().encode(`${line}\n`));
      await lines.next();
    },
    async close() {
      await input.close();
      await process.status;
    },
  };
}

test.describe("with Google configured", () => {
  let app: Awaited<ReturnType<typeof openGoogleApp>>;
  let context: BrowserContext;

  test.beforeAll(async () => {
    app = await openGoogleApp();
  });

  test.beforeEach(async ({ browser }) => {
    context = await browser.newContext({ baseURL: app.origin });
  });

  test.afterEach(() => context.close());

  test.afterAll(() => app.close());

  test("a visitor who taps a time and goes to Google comes back to that time, still held, and keeps this way to sign in", async () => {
    await app.letIn({ id: "mari-1", email: "mari.google@example.ee", name: "Mari" });
    const page = await context.newPage();
    await page.goto("/?lng=en");
    const slot = page.getByRole("article").locator("a[href*='book=']").last();
    const address = new URL((await slot.getAttribute("href"))!, page.url());
    await slot.click();
    const frame = page.frameLocator("iframe");
    await expect(frame.getByText(/Held for you/)).toBeVisible();
    await frame.getByRole("button", { name: "Have an account? Log in" }).click();
    await expect(page.getByRole("group", { name: "What you are booking" })).toBeVisible();
    await page.getByRole("link", { name: "Google" }).click();
    await expect(page).toHaveURL(address.href);
    await expect(frame.getByText(/Held for you, 1[345]:\d\d left/)).toBeVisible();
    await expect(frame.getByText("mari.google@example.ee")).toBeVisible();

    await page.goto("/user/profile/access?lng=en");
    await expect(page.getByRole("button", { name: "Account: Mari" })).toBeVisible();
    await expect(page.getByText("This account has no password yet.")).toBeVisible();
    await page.getByRole("button", { name: "Unlink: Google" }).click();
    await expect(page.getByRole("alert"))
      .toHaveText("This is your only way to sign in. Choose a password first.");
  });

  test("an address with an account is linked after entering its password", async () => {
    await app.letIn({ id: "client-1", email: "client@demo.heaolu.ee", name: "Mariliis" });
    const page = await context.newPage();
    await page.goto("/login?lng=en&returnUrl=%2Fuser%2Fprofile%2Faccess");
    await page.getByRole("link", { name: "Google" }).click();
    await expect(page).toHaveURL(/\/login\/link\?/);
    await page.getByLabel("Password of your account").fill("not the password");
    await page.getByRole("button", { name: "Link and log in" }).click();
    await expect(page.getByText("The email or the password doesn’t match.")).toBeVisible();
    await page.getByLabel("Password of your account").fill(demoPassword);
    await page.getByRole("button", { name: "Link and log in" }).click();
    await expect(page).toHaveURL(`${app.origin}/user/profile/access`);
    await page.getByRole("button", { name: "Unlink: Google" }).click();
    await expect(page.getByText("Nothing is linked yet.")).toBeVisible();
  });
});
