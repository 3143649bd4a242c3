import { messageOf } from "./domain/without-parameters.ts";

const diskIsFull = /os error 28\b/;

/** Creates the folder of DATA_DIR when it is missing. Throws a sentence with what to do when files cannot be written there. */
export async function openDataFolder(folder: string): Promise<void> {
  const problem = await writeProblem(folder);
  if (problem === null) return;
  throw new Error(
    `DATA_DIR ${folder} cannot be written to (${problem}). Let the user of the server own that folder, ` +
      "or set DATA_DIR to another one (example: DATA_DIR=/var/lib/heaolu).",
  );
}

/** Creates a folder and a file in it. Null when that works, or when only the disk is full. */
export async function writeProblem(folder: string): Promise<string | null> {
  const probe = `${folder}/${crypto.randomUUID()}.probe`;
  try {
    await Deno.mkdir(folder, { recursive: true, mode: 0o700 });
    await Deno.writeTextFile(probe, "", { mode: 0o600 });
    await Deno.remove(probe);
    return null;
  } catch (error) {
    const problem = messageOf(error);
    return diskIsFull.test(problem) ? null : problem;
  }
}
