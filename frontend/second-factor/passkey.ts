import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";

/** The person closed the browser's dialog, or the browser has no passkeys. */
export class PasskeyCancelled extends Error {
  override name = "PasskeyCancelled";
}

const library = () => import("@simplewebauthn/browser");

/** Asks the browser for a passkey of this site. Throws PasskeyCancelled. */
export async function provePasskey(): Promise<components["schemas"]["PasskeyProof"]> {
  const { options } = await ok(api.POST("/api/auth/passkey-challenges"));
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const proof = await orCancelled(() => startAuthentication({ optionsJSON }));
  return proof as unknown as components["schemas"]["PasskeyProof"];
}

/** Lets the browser make a passkey, where possible one that can open sealed notes. Throws PasskeyCancelled. */
export async function createPasskey(): Promise<components["schemas"]["NewPasskeyAnswer"]> {
  const { options } = await ok(api.POST("/api/auth/passkeys/start"));
  const { startRegistration } = await library();
  const known = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  // A security key must be prepared for this when it makes the passkey.
  const extensions = { ...known.extensions, prf: {} };
  const optionsJSON = { ...known, extensions };
  const passkey = await orCancelled(() => startRegistration({ optionsJSON }));
  return passkey as unknown as components["schemas"]["NewPasskeyAnswer"];
}

async function orCancelled<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new PasskeyCancelled(error instanceof Error ? error.message : String(error));
  }
}
