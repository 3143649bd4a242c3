import { hkdfSync, randomBytes } from "node:crypto";

/** The secret of this installation: configured, or generated once and stored in the data directory. */
export async function serverSecret(
  configured: string | undefined,
  dataDirectory: string,
): Promise<string> {
  if (configured) return configured;
  const path = `${dataDirectory}/secret`;
  const stored = await Deno.readTextFile(path).catch((error) => {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  });
  if (stored) return stored;
  const generated = randomBytes(32).toString("base64url");
  await Deno.mkdir(dataDirectory, { recursive: true });
  await Deno.writeTextFile(path, generated, { mode: 0o600 });
  return generated;
}

/** Derives a key of 32 bytes for one purpose. */
export function keyFor(purpose: string, secret: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "heaolu", purpose, 32));
}
