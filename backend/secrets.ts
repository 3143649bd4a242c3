import { hkdfSync, randomBytes } from "node:crypto";

/** The house's own secret: from the configuration, or (demo) made once and kept beside the data. */
export async function serverSecret(configured: string | undefined, dataDirectory: string) {
  if (configured) return configured;
  const path = `${dataDirectory}/secret`;
  const kept = await Deno.readTextFile(path).catch((error) => {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  });
  if (kept) return kept;
  const made = randomBytes(32).toString("base64url");
  await Deno.mkdir(dataDirectory, { recursive: true });
  await Deno.writeTextFile(path, made, { mode: 0o600 });
  return made;
}

/** A key for one purpose only, 32 bytes, so that no two uses of the secret can meet. */
export function keyFor(purpose: string, secret: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "heaolu", purpose, 32));
}
