import { createHash } from "node:crypto";
import { markerKey, storedFolders } from "../domain/file-key.ts";
import { openStorage } from "../open-ports.ts";
import type { Storage } from "../ports/storage.ts";
import { type CommandContext, type CommandResult, oneOf, UsageError } from "./command.ts";

type Command = (
  context: Pick<CommandContext, "config">,
  args: string[],
) => Promise<CommandResult>;

export const fileCommands = {
  /** Copies what is not there yet, compares every file, and leaves the source as it is. */
  async "move-files"({ config }, args) {
    const isDryRun = args.includes("--dry-run");
    const [option, kind, ...rest] = args.filter((argument) => argument !== "--dry-run");
    if (option !== "--to") throw new UsageError("Missing: --to s3 or --to disk.");
    const target = oneOf(["s3", "disk"], kind ?? "");
    if (rest.length > 0) throw new UsageError(`Too many arguments: ${rest.join(" ")}.`);
    const from = openStorage(config, target === "s3" ? "disk" : "s3");
    const to = openStorage(config, target);
    const marker = await from.get(markerKey);
    const other = await to.get(markerKey);
    if (other && textOf(other) !== textOf(marker)) {
      return { done: false, message: `The files in ${target} belong to another database.` };
    }
    const counts = { files: 0, copied: 0, bytes: 0, failed: [] as string[] };
    for (const folder of storedFolders) {
      for (const key of await from.listOlder(folder, Infinity)) {
        if (key.endsWith(".draft")) continue;
        counts.files++;
        const bytes = await isThere(key, { from, to }) ? 0 : await bytesOf(from, key);
        if (bytes === 0) continue;
        counts.copied++;
        counts.bytes += bytes;
        if (isDryRun) continue;
        await copy(key, { from, to });
        if (!await isThere(key, { from, to })) counts.failed.push(key);
      }
    }
    if (marker && !isDryRun) await to.put(markerKey, marker.bytes, marker.contentType);
    return {
      done: counts.failed.length === 0,
      dryRun: isDryRun,
      ...counts,
      message: messageOf(counts, target, isDryRun),
    };
  },
} satisfies Record<string, Command>;

type Storages = { from: Storage; to: Storage };

function messageOf(
  { files, copied, bytes, failed }: {
    files: number;
    copied: number;
    bytes: number;
    failed: string[];
  },
  kind: string,
  isDryRun: boolean,
): string {
  if (failed.length > 0) return `These files differ after copying:\n${failed.join("\n")}`;
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`;
  if (isDryRun) return `${copied} of ${files} files (${size}) would be copied.`;
  return `${copied} of ${files} files (${size}) were copied, and all are compared. ` +
    `Start the server with STORAGE=${kind}; the files are still in the old place, too.`;
}

function textOf(file: Awaited<ReturnType<Storage["get"]>>): string | null {
  return file && new TextDecoder().decode(file.bytes);
}

async function bytesOf(storage: Storage, key: string): Promise<number> {
  return (await storage.find(key))?.bytes ?? 0;
}

async function isThere(key: string, { from, to }: Storages): Promise<boolean> {
  const [source, target] = [await from.find(key), await to.find(key)];
  if (!source) return true;
  if (source.bytes !== target?.bytes) return false;
  return await digestOf(from, key, source.bytes) === await digestOf(to, key, source.bytes);
}

async function copy(key: string, { from, to }: Storages): Promise<void> {
  const file = await from.find(key);
  if (file) await to.putStream(key, await from.read(key, 0, file.bytes - 1), file);
}

async function digestOf(storage: Storage, key: string, bytes: number): Promise<string> {
  const hash = createHash("sha256");
  if (bytes === 0) return "";
  for await (const chunk of await storage.read(key, 0, bytes - 1)) hash.update(chunk);
  return hash.digest("hex");
}
