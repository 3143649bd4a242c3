const made = new Map<string, Promise<string>>();

/**
 * A path that `make` fills once: in a run of vitest by one process, for which the others wait. `make` gets a path that does
 * not exist yet.
 */
export function oncePerRun(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = made.get(name) ?? makeOnce(name, make);
  made.set(name, path);
  return path;
}

async function makeOnce(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const shared = process.env.FILLED_FOLDERS;
  if (!shared) {
    const folder = await Deno.makeTempDir({ prefix: "test-apps-" });
    removeAtExit(folder);
    await make(`${folder}/${name}`);
    return `${folder}/${name}`;
  }
  const target = `${shared}/${name}`;
  using file = await Deno.open(`${target}.lock`, { create: true, write: true });
  await file.lock(true);
  const isThere = await Deno.stat(target).then(() => true, () => false);
  if (!isThere) {
    const draft = `${target}.${crypto.randomUUID()}`;
    await make(draft);
    await Deno.rename(draft, target);
  }
  return target;
}

export function removeAtExit(directory: string): void {
  globalThis.addEventListener("unload", () => Deno.removeSync(directory, { recursive: true }));
}
