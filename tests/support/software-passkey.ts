import { Buffer } from "node:buffer";
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { publicUrl } from "../test-app.ts";

type Options = { challenge: string };

type Faults = { origin?: string; verifiesUser?: boolean; challenge?: string };

/** A passkey as a device would hold it: it answers options of the server without a browser. */
export function softwarePasskey({ site = publicUrl }: { site?: string } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x, y } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  const cosePublicKey = cborMap([
    [cborInteger(1), cborInteger(2)],
    [cborInteger(3), cborInteger(-7)],
    [cborInteger(-1), cborInteger(1)],
    [cborInteger(-2), cborBytes(Buffer.from(x!, "base64url"))],
    [cborInteger(-3), cborBytes(Buffer.from(y!, "base64url"))],
  ]);
  const answer = (response: Record<string, unknown>) => ({
    id,
    rawId: id,
    type: "public-key",
    clientExtensionResults: { credProps: { rk: true } },
    response,
  });
  const clientData = (type: string, challenge: string, origin = site) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (counter: number, verifiesUser: boolean, attested?: Buffer) => {
    const flags = 0x01 | (verifiesUser ? 0x04 : 0) | (attested ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const site32 = createHash("sha256").update(new URL(site).hostname).digest();
    return Buffer.concat([site32, Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  };

  return {
    /** The answer to the options of `startPasskey`. */
    create({ challenge }: Options, faults: Faults = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, cosePublicKey]);
      const authData = authenticatorData(0, faults.verifiesUser ?? true, attested);
      const attestation = cborMap([
        [cborText("fmt"), cborText("none")],
        [cborText("attStmt"), cborMap([])],
        [cborText("authData"), cborBytes(authData)],
      ]);
      const data = clientData("webauthn.create", faults.challenge ?? challenge, faults.origin);
      return answer({
        clientDataJSON: data.toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      });
    },

    /** The answer to the options of `requestPasskeyChallenge`. */
    prove({ challenge }: Options, counter: number, faults: Faults = {}) {
      const data = clientData("webauthn.get", faults.challenge ?? challenge, faults.origin);
      const authData = authenticatorData(counter, faults.verifiesUser ?? true);
      const digest = createHash("sha256").update(data).digest();
      return answer({
        clientDataJSON: data.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: sign("sha256", Buffer.concat([authData, digest]), privateKey)
          .toString("base64url"),
      });
    },
  };
}

function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([major << 5 | value]);
  if (value < 256) return Buffer.from([major << 5 | 24, value]);
  return Buffer.from([major << 5 | 25, value >> 8, value & 255]);
}

function cborInteger(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
}

function cborMap(entries: [Buffer, Buffer][]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
}
