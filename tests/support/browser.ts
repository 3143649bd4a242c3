const headlessShell = "/usr/bin/chromium-headless-shell";

/** An installed Chromium as users have it, with windows if there is one. */
export async function findBrowser(): Promise<string | null> {
  return await firstOf(
    Deno.env.get("CHROMIUM_PATH"),
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    headlessShell,
  );
}

/**
 * The browser of the page tests: Chromium without windows, which needs less than half the processor time. Root on
 * Debian installs it; elsewhere any Chromium serves, or Playwright's own (null: Playwright finds it).
 */
export async function installBrowser(): Promise<string | null> {
  const chosen = await firstOf(Deno.env.get("CHROMIUM_PATH"), headlessShell);
  if (chosen) return chosen;
  if (Deno.uid() === 0 && await firstOf("/usr/bin/apt-get")) {
    const quietly = ["-y", "-qq", "--no-install-recommends"];
    const isUpdated = await run("apt-get", ["update", "-qq"]);
    if (isUpdated) await run("apt-get", ["install", ...quietly, "chromium-headless-shell"]);
  }
  const found = await firstOf(headlessShell) ?? await findBrowser();
  if (found) return found;
  const args = ["run", "-A", "npm:@playwright/test", "install", "--only-shell", "chromium"];
  if (!await run(Deno.execPath(), args)) throw new Error("no browser could be installed");
  return null;
}

async function firstOf(...paths: (string | undefined)[]): Promise<string | null> {
  for (const path of paths) {
    if (path && await Deno.stat(path).then((file) => file.isFile, () => false)) return path;
  }
  return null;
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
