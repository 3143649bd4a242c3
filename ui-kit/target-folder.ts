import { isAbsolute, join } from "node:path";

/** The folder that `deno task <name> [folder]` writes into. Relative ones start where the task was called. */
export function targetFolder(name: string, standard: string): string {
  const [given, ...more] = Deno.args;
  if (given?.startsWith("-") || more.length > 0) {
    console.error(`deno task ${name} [folder]`);
    Deno.exit(2);
  }
  if (!given) return standard;
  return isAbsolute(given) ? given : join(Deno.env.get("INIT_CWD") ?? Deno.cwd(), given);
}

/** Empties a folder that has this npm package or nothing. Others end the task, and keep their files. */
export async function emptyForPackage(folder: string, packageName: string): Promise<void> {
  const exists = await Deno.stat(folder).then(() => true, () => false);
  if (!exists) return;
  const text = await Deno.readTextFile(`${folder}/package.json`).catch(() => "{}");
  const isEmpty = [...Deno.readDirSync(folder)].length === 0;
  if (!isEmpty && JSON.parse(text).name !== packageName) {
    console.error(`${folder} has other files: name a folder that is new or empty.`);
    Deno.exit(1);
  }
  await Deno.remove(folder, { recursive: true });
}
