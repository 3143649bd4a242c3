import { hkdfSync, randomBytes } from "node:crypto";
import { type ColumnKeys, keyId } from "db/encrypted-column.ts";

/** The secret that everything new depends on, and those that it replaced. */
type ServerSecrets = { current: string; former: string[] };

type StorableSecrets = ServerSecrets & {
  /** Writes a secret that was generated now into the data directory. */
  store(): Promise<void>;
};

type Configured = { authSecret: string | undefined; formerSecrets: string[] };

/**
 * The secrets of this installation: configured, or generated once and stored in the data directory. A configured secret
 * replaces a generated one, which still opens what it encrypted. Nothing is written before `store`.
 */
export async function serverSecrets(
  { authSecret, formerSecrets }: Configured,
  dataDirectory: string,
): Promise<StorableSecrets> {
  const path = `${dataDirectory}/secret`;
  const stored = await readStored(path);
  const current = authSecret ?? stored ?? randomBytes(32).toString("base64url");
  const former = [...formerSecrets, ...(stored === null ? [] : [stored])]
    .filter((secret) => secret !== current);
  return {
    current,
    former: [...new Set(former)],
    async store() {
      if (current === authSecret || current === stored) return;
      await Deno.mkdir(dataDirectory, { recursive: true });
      await Deno.writeTextFile(path, current, { mode: 0o600 });
    },
  };
}

async function readStored(path: string): Promise<string | null> {
  const text = await Deno.readTextFile(path).catch((error) => {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  });
  return text || null;
}

/** Names a secret without saying anything about it. */
export function secretId(secret: string): string {
  return keyId(keyFor("backups", secret)).toString("hex");
}

/** Of a database, to notice another secret. As `secretId`, for another purpose. */
export function secretFingerprintOf(secret: string): string {
  return keyId(keyFor("fingerprint", secret)).toString("hex");
}

/** Derives a key of 32 bytes for one purpose. */
export function keyFor(purpose: string, secret: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "heaolu", purpose, 32));
}

/** The keys of one purpose, that of the current secret first. */
export function keysFor(purpose: string, { current, former }: ServerSecrets): ColumnKeys {
  return [keyFor(purpose, current), ...former.map((secret) => keyFor(purpose, secret))];
}

/** The keys of the encrypted columns. */
export function columnKeys(secrets: ServerSecrets) {
  return {
    noteKey: keysFor("journal-notes", secrets),
    importKey: keysFor("calendar-imports", secrets),
    factorKey: keysFor("authenticator-secrets", secrets),
  };
}
