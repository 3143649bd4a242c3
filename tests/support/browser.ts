/** Finds a Chromium, or installs one. */
export async function findBrowser(): Promise<string | null> {
  const candidates = [
    Deno.env.get("CHROMIUM_PATH"),
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ];
  for (const path of candidates) {
    if (path && await Deno.stat(path).then((file) => file.isFile, () => false)) return path;
  }
  return null;
}

/** Debian's Chromium for root on Debian, else Playwright's own (null: Playwright finds it). */
export async function installBrowser(): Promise<string | null> {
  const found = await findBrowser();
  if (found) return found;
  if (Deno.uid() === 0 && await isDebian()) {
    await run("apt-get", ["update", "-qq"]);
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
    return await findBrowser();
  }
  await run(Deno.execPath(), ["run", "-A", "npm:@playwright/test", "install", "chromium"]);
  return null;
}

async function isDebian(): Promise<boolean> {
  return await Deno.stat("/usr/bin/apt-get").then(() => true, () => false);
}

async function run(command: string, args: string[]): Promise<void> {
  const { success } = await new Deno.Command(command, {
    args,
    env: { DEBIAN_FRONTEND: "noninteractive" },
    stdout: "null",
  }).output();
  if (!success) throw new Error(`${command} ${args.join(" ")} failed`);
}
