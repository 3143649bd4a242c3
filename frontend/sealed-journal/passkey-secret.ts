import { PasskeyCancelled } from "../second-factor/passkey.ts";
import { type Bytes, fromText, randomBytes } from "./bytes.ts";
import type { SealedJournal } from "./queries.ts";

export type JournalPasskey = SealedJournal["passkeys"][number];

/** The device or the browser lacks the extension `prf`. */
export class PasskeyWithoutSecret extends Error {
  override name = "PasskeyWithoutSecret";
}

/**
 * 32 bytes that always follow from the passkey and the account. No server checks this answer, since only the right
 * bytes open anything; so neither they nor a signature are ever sent. Throws PasskeyCancelled, PasskeyWithoutSecret.
 */
export async function passkeySecret(
  passkeys: JournalPasskey[],
  userId: string,
): Promise<{ passkey: JournalPasskey; secret: Bytes }> {
  const answer = await get({
    challenge: randomBytes(32),
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({
      type: "public-key",
      id: fromText(credentialId),
      transports: transports as AuthenticatorTransport[],
    })),
    // Devices give other bytes where they have not verified the person.
    userVerification: "required",
    extensions: { prf: { eval: { first: new TextEncoder().encode(`heaolu journal ${userId}`) } } },
  });
  const passkey = passkeys.find(({ credentialId }) => credentialId === answer.id);
  if (!passkey) throw new PasskeyCancelled("another passkey");
  const first = answer.getClientExtensionResults().prf?.results?.first;
  if (!first) throw new PasskeyWithoutSecret();
  const bytes = ArrayBuffer.isView(first) ? first.buffer : first;
  return { passkey, secret: new Uint8Array(bytes as ArrayBuffer) };
}

async function get(publicKey: PublicKeyCredentialRequestOptions): Promise<PublicKeyCredential> {
  try {
    const answer = await navigator.credentials.get({ publicKey });
    if (answer) return answer as PublicKeyCredential;
  } catch (error) {
    throw new PasskeyCancelled(error instanceof Error ? error.message : String(error));
  }
  throw new PasskeyCancelled("no passkey");
}
