import { hkdfSync, randomBytes } from "node:crypto";
import { type ColumnKeys, keyId } from "db/encrypted-column.ts";

/** The secret that everything new depends on, and those that it replaced. */
type ServerSecrets = { current: string; former: string[] };

type Configured = { authSecret: string | undefined; formerSecrets: string[] };

/**
 * The secrets of this installation: configured, or generated once and stored in the data directory. A configured secret
 * replaces a generated one, which still opens what it encrypted.
 */
export async function serverSecrets(
  { authSecret, formerSecrets }: Configured,
  dataDirectory: string,
): Promise<ServerSecrets> {
  const generated = await generatedSecret(dataDirectory, authSecret === undefined);
  const current = authSecret ?? generated!;
  const former = [...formerSecrets, ...(generated === null ? [] : [generated])]
    .filter((secret) => secret !== current);
  return { current, former: [...new Set(former)] };
}

async function generatedSecret(dataDirectory: string, isNeeded: boolean): Promise<string | null> {
  const path = `${dataDirectory}/secret`;
  const stored = await Deno.readTextFile(path).catch((error) => {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  });
  if (stored || !isNeeded) return stored || null;
  const generated = randomBytes(32).toString("base64url");
  await Deno.mkdir(dataDirectory, { recursive: true });
  await Deno.writeTextFile(path, generated, { mode: 0o600 });
  return generated;
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
