import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { DomainError } from "../../../domain/errors.ts";
import type { WebhookEvent } from "../../../ports/scheduling/calendar-provider.ts";
import type { Addresses } from "./addresses.ts";
import { type Raw, rawOf, textOf } from "./resources.ts";

/** What we ask to be told of. */
export const webhookEventNames = [
  "invitee.created",
  "invitee.canceled",
  "invitee_no_show.created",
  "invitee_no_show.deleted",
];

export type WebhookSettings = {
  /** Null: nobody can prove that they are the provider. */
  key: string | null;
  /** How old a message may be, and how far clocks may differ (s). */
  toleranceSeconds: number;
};

/** Reads a message the provider has signed. The payload only says which invitee to ask for. */
export function readWebhookEvent(
  { signature, body }: { signature: string | undefined; body: Uint8Array },
  now: number,
  addresses: Addresses,
  { key, toleranceSeconds }: WebhookSettings,
): WebhookEvent | null {
  if (key === null || !isSigned(signature ?? "", body, now, { key, toleranceSeconds })) {
    throw new DomainError("ERR_UNAUTHORIZED");
  }
  const envelope = parsed(body);
  const { event, payload, created_at } = envelope;
  if (typeof event !== "string" || typeof payload !== "object" || payload === null) {
    throw invalid("payload");
  }
  if (!webhookEventNames.includes(event)) return null;
  const said = rawOf(payload);
  const inviteeUri = [said.invitee, said.uri].map(addresses.canonical)
    .find((uri) => addresses.inviteePath(uri) !== null);
  if (!inviteeUri) throw invalid("payload.uri");
  const version = textOf(said.updated_at) || textOf(said.created_at) || textOf(created_at);
  const onceKey = createHash("sha256").update([event, inviteeUri, version].join("\n"))
    .digest("base64url");
  return { event, inviteeUri, onceKey };
}

/** `t=<seconds>,v1=<hex>`, with more than one v1 while keys change. */
export function isSigned(
  header: string,
  body: Uint8Array,
  now: number,
  { key, toleranceSeconds }: { key: string; toleranceSeconds: number },
): boolean {
  const parts = header.split(",").map((part) => {
    const at = part.indexOf("=");
    return [part.slice(0, at).trim(), part.slice(at + 1).trim()] as const;
  });
  const time = parts.find(([name]) => name === "t")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now / 1000 - Number(time)) > toleranceSeconds) return false;
  const expected = createHmac("sha256", key).update(`${time}.`).update(body).digest();
  // Every one is compared, whichever fits.
  return parts
    .filter(([name, value]) => name === "v1" && /^[0-9a-f]{64}$/.test(value))
    .map(([, value]) => timingSafeEqual(Uint8Array.fromHex(value), expected))
    .includes(true);
}

function parsed(body: Uint8Array): Raw {
  try {
    return rawOf(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body)));
  } catch {
    throw new DomainError("ERR_MALFORMED_JSON");
  }
}

function invalid(path: string): DomainError {
  return new DomainError("ERR_INVALID_INPUT", {
    errors: [{ path, errCode: "ERR_INVALID_VALUE", message: "is not what the provider sends" }],
  });
}
