import { Decrypter, Encrypter } from "age-encryption";
import { createHash } from "node:crypto";
import { dirname } from "node:path";

type Copied = { bytes: number; sha256: string };

/**
 * Copies a file, encrypted for an age recipient where one is given. A reader never sees half a file, and it is on the
 * disk when this ends.
 */
export async function copyFile(
  from: string,
  to: string,
  recipient: string | undefined,
): Promise<Copied> {
  const source = await Deno.open(from);
  return await writeFile(to, await encrypted(source.readable, recipient));
}

/** The content of a copy. Throws when it differs from what the manifest says, or no key opens it. */
export async function restoreFile(
  from: string,
  to: string,
  { sha256, identity }: { sha256: string; identity: string | undefined },
): Promise<void> {
  if (await digestOf(from) !== sha256) throw new Error(`${from} is damaged: its digest differs`);
  const source = await Deno.open(from);
  await writeFile(to, await decrypted(source.readable, identity));
}

async function writeFile(path: string, content: AsyncIterable<Uint8Array>): Promise<Copied> {
  await Deno.mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.draft`;
  const digest = createHash("sha256");
  let bytes = 0;
  using file = await Deno.open(draft, { create: true, write: true, truncate: true, mode: 0o600 });
  for await (const chunk of content) {
    digest.update(chunk);
    bytes += chunk.length;
    for (let written = 0; written < chunk.length;) {
      written += await file.write(chunk.subarray(written));
    }
  }
  await file.syncData();
  const sha256 = digest.digest("hex");
  if (await digestOf(draft) !== sha256) throw new Error(`${path} was not written as it was read`);
  await Deno.rename(draft, path);
  return { bytes, sha256 };
}

async function digestOf(path: string): Promise<string> {
  const digest = createHash("sha256");
  const file = await Deno.open(path).catch((error) => {
    if (error instanceof Deno.errors.NotFound) throw new Error(`${path} is missing`);
    throw error;
  });
  for await (const chunk of file.readable) digest.update(chunk);
  return digest.digest("hex");
}

async function encrypted(content: ReadableStream<Uint8Array>, recipient: string | undefined) {
  if (!recipient) return content;
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return await encrypter.encrypt(content);
}

async function decrypted(content: ReadableStream<Uint8Array>, identity: string | undefined) {
  if (!identity) return content;
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return await decrypter.decrypt(content).catch(() => {
    throw new Error("BACKUP_IDENTITY does not open this backup, or its beginning is damaged.");
  });
}
