import { existsSync } from "node:fs";
import process from "node:process";

const headlessShell = "/usr/bin/chromium-headless-shell";
const browsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** An installed Chromium as users have it, with windows if there is one. */
export function findBrowser(): string | null {
  return firstOf(process.env.CHROMIUM_PATH, ...browsers, headlessShell);
}

/** The browser of the page tests, if it is installed. */
export function findTestBrowser(): string | null {
  return firstOf(process.env.CHROMIUM_PATH, headlessShell, ...browsers);
}

/**
 * The browser of the page tests: Chromium without windows, which needs less than half the processor time. Root on
 * Debian installs it; elsewhere any Chromium serves, or Playwright's own (null: Playwright finds it).
 */
export async function installBrowser(): Promise<string | null> {
  const chosen = firstOf(process.env.CHROMIUM_PATH, headlessShell);
  if (chosen) return chosen;
  if (Deno.uid() === 0 && firstOf("/usr/bin/apt-get")) {
    const quietly = ["-y", "-qq", "--no-install-recommends"];
    const isUpdated = await run("apt-get", ["update", "-qq"]);
    if (isUpdated) await run("apt-get", ["install", ...quietly, "chromium-headless-shell"]);
  }
  const found = findTestBrowser();
  if (found) return found;
  const args = ["run", "-A", "npm:@playwright/test", "install", "--only-shell", "chromium"];
  if (!await run(Deno.execPath(), args)) throw new Error("no browser could be installed");
  return null;
}

function firstOf(...paths: (string | undefined)[]): string | null {
  return paths.find((path) => path && existsSync(path)) ?? null;
}

async function run(command: string, args: string[]): Promise<boolean> {
  const { success } = await new Deno.Command(command, {
    args,
    env: { DEBIAN_FRONTEND: "noninteractive" },
    stdout: "null",
    stderr: "inherit",
  }).output();
  return success;
}
