import { Buffer } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";

/** How far (s) the clocks may differ, and how long a request can be repeated. */
const toleranceSeconds = 300;

export const signatureHeader = "payment-signature";

/** `t=<seconds>,v1=<hex>`: the HMAC-SHA256 of `<seconds>.<body>`. `now` in ms. */
export function signatureOf(secret: string, body: Uint8Array | string, now: number): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${macOf(secret, seconds, body).toString("hex")}`;
}

/** Whether the signature is that of the body and not older or newer than five minutes. `now` in ms. */
export function signatureMatches(
  secret: string,
  { signature, body }: { signature: string | undefined; body: Uint8Array | string },
  now: number,
): boolean {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature ?? "") ?? [];
  if (seconds === undefined || given === undefined) return false;
  if (Math.abs(now / 1000 - Number(seconds)) > toleranceSeconds) return false;
  return timingSafeEqual(macOf(secret, Number(seconds), body), Buffer.from(given, "hex"));
}

function macOf(secret: string, seconds: number, body: Uint8Array | string): Buffer {
  return createHmac("sha256", secret).update(`${seconds}.`).update(body).digest();
}
