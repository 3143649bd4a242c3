/** Copies the files of a closed database and what is beside it. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await Deno.mkdir(to, { recursive: true });
  for await (const entry of Deno.readDir(from)) {
    // Empty files of the closed database, which may vanish during the copy.
    if (/-(shm|wal)$/.test(entry.name)) continue;
    const [source, target] = [`${from}/${entry.name}`, `${to}/${entry.name}`];
    await (entry.isDirectory ? copyFolder(source, target) : Deno.copyFile(source, target));
  }
}
