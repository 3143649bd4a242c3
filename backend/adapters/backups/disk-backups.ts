import { basename, join } from "node:path";
import { backupsKeptFor } from "../../domain/retention.ts";
import { storedFolders } from "../../domain/file-key.ts";
import type { Backup, Backups } from "../../ports/backups.ts";
import { copyFile } from "./copied-file.ts";
import type { CopyAnswer, CopyRequest } from "./copy-database.ts";
import { Manifest } from "./manifest.ts";

export const manifestName = "manifest.json";

/** The folder beside the backups with the files that they share. */
export const sharedFiles = "files";

type Settings = {
  directory: string;
  everyMs: number;
  databasePath: string;
  /** The folder with the files of STORAGE=disk; null where they are in a bucket. */
  filesPath: string | null;
  /** An age recipient: only its identity opens the backups. */
  recipient: string | undefined;
  secretId: string;
};

/**
 * Each backup is a folder with the database and a manifest. Files never change under their key, so all backups share
 * one copy of each.
 */
export function diskBackups(settings: Settings): Backups {
  const { directory, everyMs } = settings;
  const ending = settings.recipient ? ".age" : "";

  return {
    everyMs,

    async make(now) {
      const name = nameOf(now);
      const draft = join(directory, `${name}.draft`);
      await Deno.mkdir(draft, { recursive: true, mode: 0o700 });
      try {
        const plain = join(draft, "plain.db");
        await copyDatabase({ from: settings.databasePath, to: plain });
        const database = `heaolu.db${ending}`;
        const copied = await copyFile(plain, join(draft, database), settings.recipient);
        await Deno.remove(plain);
        const manifest: Manifest = {
          version: 1,
          madeAt: new Date(now).toISOString(),
          expiresAt: new Date(now + backupsKeptFor).toISOString(),
          isEncrypted: settings.recipient !== undefined,
          secretId: settings.secretId,
          database: { path: `${name}/${database}`, ...copied },
          // After the database: a file that it names is there by then.
          files: await copyFiles(),
        };
        await Deno.writeTextFile(join(draft, manifestName), JSON.stringify(manifest, null, 2), {
          mode: 0o600,
        });
        await Deno.rename(draft, join(directory, name));
        return backupOf(name, manifest);
      } catch (error) {
        await Deno.remove(draft, { recursive: true }).catch(() => {});
        throw error;
      }
    },

    async newestAt() {
      const names = await backupNames(directory);
      return names.length === 0 ? null : Math.max(...names.map(instantOf));
    },

    async list() {
      const manifests = await readManifests(directory);
      return manifests.map(([name, manifest]) => backupOf(name, manifest))
        .toSorted((a, b) => b.madeAt - a.madeAt);
    },

    async remove(names) {
      for (const name of names) await Deno.remove(join(directory, name), { recursive: true });
      const needed = new Set(
        (await readManifests(directory)).flatMap(([, { files }]) => files.map(({ path }) => path)),
      );
      for (const folder of storedFolders) {
        for (const path of await filesIn(join(directory, sharedFiles), folder)) {
          if (!needed.has(`${sharedFiles}/${path}`)) {
            await Deno.remove(join(directory, sharedFiles, path));
          }
        }
      }
    },
  };

  /** Every backup lists all files, so those that were copied already are in the newest one. */
  async function newestFiles() {
    const newest = (await backupNames(directory)).toSorted().at(-1);
    const manifest = newest && await readManifest(join(directory, newest)).catch(() => null);
    return new Map((manifest ? manifest.files : []).map((file) => [file.path, file]));
  }

  async function copyFiles(): Promise<Manifest["files"]> {
    const { filesPath } = settings;
    if (filesPath === null) return [];
    const known = await newestFiles();
    const files: Manifest["files"] = [];
    for (const folder of storedFolders) {
      for (const key of await filesIn(filesPath, folder)) {
        if (key.endsWith(".draft")) continue;
        const path = `${sharedFiles}/${key}${ending}`;
        const earlier = known.get(path);
        const copied = earlier ?? await copyFile(
          join(filesPath, key),
          join(directory, path),
          settings.recipient,
        ).catch(nullIfMissing);
        // Deleted since it was listed: the database does not name it any more.
        if (copied) files.push({ key, path, bytes: copied.bytes, sha256: copied.sha256 });
      }
    }
    return files;
  }
}

async function copyDatabase(request: CopyRequest): Promise<void> {
  const worker = new Worker(new URL("./copy-database.ts", import.meta.url), { type: "module" });
  try {
    const { promise, resolve, reject } = Promise.withResolvers<CopyAnswer>();
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    };
    worker.postMessage(request);
    const { problem } = await promise;
    if (problem) throw new Error(`the database could not be copied: ${problem}`);
  } finally {
    worker.terminate();
  }
}

/** Folders that are no backup, and damaged manifests, are left out. */
async function readManifests(directory: string): Promise<[name: string, Manifest][]> {
  const found: [string, Manifest][] = [];
  for (const name of await backupNames(directory)) {
    const manifest = await readManifest(join(directory, name)).catch(() => null);
    if (manifest) found.push([name, manifest]);
  }
  return found;
}

/** Folders get their name when they are complete. */
async function backupNames(directory: string): Promise<string[]> {
  const entries = await entriesOf(directory);
  return entries.filter((entry) => entry.isDirectory && !Number.isNaN(instantOf(entry.name)))
    .map(({ name }) => name);
}

function nameOf(instant: number): string {
  return new Date(instant).toISOString().replaceAll(":", "-");
}

/** NaN for another name. */
export function instantOf(name: string): number {
  return Date.parse(name.replace(/^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/, "$1:$2:$3"));
}

export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, manifestName);
  const text = await Deno.readTextFile(path).catch(async (error) => {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    await Deno.stat(folder);
    const newest = (await backupNames(folder)).sort().at(-1);
    throw new Error(
      newest
        ? `${folder} holds several backups: name one of them. The newest is ${join(folder, newest)}`
        : `${folder} is no backup: it has no ${manifestName}`,
    );
  });
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    throw new Error(`${path} is damaged`);
  }
}

/** Where a copied file is, of a backup's folder and a path of its manifest. */
export function copiedFile(backup: string, path: string): string {
  return join(backup, "..", path);
}

/** The database is in the backup's folder, also when that was renamed. */
export function copiedDatabase(backup: string, path: string): string {
  return join(backup, basename(path));
}

async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await entriesOf(join(root, folder));
  return entries.filter(({ isFile }) => isFile).map(({ name }) => `${folder}/${name}`);
}

async function entriesOf(directory: string): Promise<Deno.DirEntry[]> {
  return await Array.fromAsync(Deno.readDir(directory)).catch((error) => {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  });
}

export function backupOf(name: string, { madeAt, database, files }: Manifest): Backup {
  return {
    name,
    madeAt: Date.parse(madeAt),
    bytes: database.bytes + files.reduce((sum, { bytes }) => sum + bytes, 0),
    files: files.length,
  };
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Deno.errors.NotFound) return null;
  throw error;
}
