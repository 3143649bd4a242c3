import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { Buffer } from "node:buffer";
import type { PasskeyAnswer, PasskeyOptions, Passkeys } from "../../ports/passkeys.ts";
import { passkeyChallengeMs } from "../../domain/second-factor.ts";

/** Every start would wait a tenth of a second for it. */
const library = () => import("@simplewebauthn/server");

/** `publicUrl`: passkeys belong to its host, and are used on pages of its origin alone. */
export function simplewebauthnPasskeys(
  { publicUrl, brand }: { publicUrl: string; brand: string },
): Passkeys {
  const { origin, hostname } = new URL(publicUrl);
  return {
    async newPasskeyOptions({ challenge, user, known }) {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: brand,
        rpID: hostname,
        userID: bytesOf(Buffer.from(user.id)),
        userName: user.email,
        userDisplayName: user.name,
        challenge: bytesOf(Buffer.from(challenge, "base64url")),
        timeout: passkeyChallengeMs,
        attestationType: "none",
        excludeCredentials: known.map(({ credentialId, transports }) => ({
          id: credentialId,
          transports,
        })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      return { ...options };
    },

    async proofOptions(challenge) {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        challenge: bytesOf(Buffer.from(challenge, "base64url")),
        timeout: passkeyChallengeMs,
        userVerification: "required",
      });
      return { ...options } as PasskeyOptions;
    },

    challengeOf,

    async readNewPasskey(answer, expectedChallenge) {
      const { verifyRegistrationResponse } = await library();
      const verified = await orNull(() =>
        verifyRegistrationResponse({
          response: answer as unknown as RegistrationResponseJSON,
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: hostname,
          requireUserVerification: true,
        })
      );
      if (!verified?.verified) return null;
      const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString("base64url"),
        counter,
        transports,
      };
    },

    async verifyProof(answer, expectedChallenge, { credentialId, publicKey, counter }) {
      const { verifyAuthenticationResponse } = await library();
      const verified = await orNull(() =>
        verifyAuthenticationResponse({
          response: answer as unknown as AuthenticationResponseJSON,
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: hostname,
          credential: {
            id: credentialId,
            publicKey: bytesOf(Buffer.from(publicKey, "base64url")),
            counter,
          },
          requireUserVerification: true,
        })
      );
      return verified?.verified ? verified.authenticationInfo.newCounter : null;
    },
  };
}

function challengeOf({ response }: PasskeyAnswer): string | null {
  const { clientDataJSON } = (response ?? {}) as { clientDataJSON?: unknown };
  if (typeof clientDataJSON !== "string") return null;
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    return typeof challenge === "string" ? challenge : null;
  } catch {
    return null;
  }
}

/** The library throws for every answer that does not fit, and for one that it cannot read. */
async function orNull<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}

function bytesOf(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer);
}
