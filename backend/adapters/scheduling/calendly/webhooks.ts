import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { DomainError } from "../../../domain/errors.ts";
import type { WebhookEvent } from "../../../ports/scheduling/calendar-provider.ts";
import type { Addresses } from "./addresses.ts";
import type { CalendlyClient } from "./client.ts";
import type { CalendlyConnection } from "./connection.ts";
import { ProviderRefusal } from "./provider-errors.ts";
import { listOf, type Raw, rawOf, textOf } from "./resources.ts";

const webhookEventNames = [
  "invitee.created",
  "invitee.canceled",
  "invitee_no_show.created",
  "invitee_no_show.deleted",
];

type WebhookSettings = {
  key: string | null;
  toleranceSeconds: number;
};

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
  const invitee = rawOf(payload);
  const inviteeUri = [invitee.invitee, invitee.uri].map(addresses.canonical)
    .find((uri) => addresses.inviteePath(uri) !== null);
  if (!inviteeUri) throw invalid("payload.uri");
  const version = textOf(invitee.updated_at) || textOf(invitee.created_at) || textOf(created_at);
  const onceKey = createHash("sha256").update([event, inviteeUri, version].join("\n"))
    .digest("base64url");
  return { event, inviteeUri, onceKey };
}

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
  // Compares all, so that timing reveals nothing.
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
    errors: [{ path, errCode: "ERR_INVALID_VALUE" }],
  });
}

type Scope = { organization: string; user?: string };

export function calendlySubscription(
  { client, connection, addresses, key }: {
    client: CalendlyClient;
    connection: CalendlyConnection;
    addresses: Addresses;
    key: string | null;
  },
) {
  async function listOurs(callbackUrl: string, whose: Scope): Promise<Raw[]> {
    const scope = scopeOf(whose);
    const hooks = await client.getAll("webhook_subscriptions", { ...whose, scope });
    return listOf(hooks).filter(({ callback_url }) =>
      textOf(callback_url).split("?")[0] === callbackUrl
    );
  }

  async function remove(hook: Raw): Promise<void> {
    const path = addresses.hookPath(addresses.canonical(hook.uri));
    if (path) await client.delete(path);
  }

  async function create(url: string, whose: Scope): Promise<boolean> {
    try {
      await client.post("webhook_subscriptions", {
        url,
        events: webhookEventNames,
        ...whose,
        scope: scopeOf(whose),
        signing_key: key,
      });
      return true;
    } catch (error) {
      if (error instanceof ProviderRefusal && error.kind === "conflict") return false;
      throw error;
    }
  }

  async function ensure(callbackUrl: string, whose: Scope, user: string): Promise<void> {
    const url = withKeyOf(callbackUrl, key!);
    const ours = await listOurs(callbackUrl, whose);
    const good = ours.find((hook) => hook.callback_url === url && isComplete(hook));
    // A subscription cannot be changed, and a URL can be subscribed only once.
    for (const hook of ours) if (hook !== good) await remove(hook);
    if (good || await create(url, whose) || whose.user) return;
    // Another process was faster, or a user subscription exists from when the token was not an administrator's.
    const narrower = await listOurs(callbackUrl, { ...whose, user });
    for (const hook of narrower) await remove(hook);
    await create(url, whose);
  }

  return async function subscribe(callbackUrl: string): Promise<void> {
    if (!connection.capabilities.webhooks) return;
    const { uri: user, organization } = await connection.me();
    try {
      await connection.using("webhooks", async () => {
        try {
          await ensure(callbackUrl, { organization }, user);
        } catch (error) {
          const isDenied = error instanceof ProviderRefusal && error.kind === "permission";
          if (!isDenied) throw error;
          await ensure(callbackUrl, { organization, user }, user);
        }
      });
    } catch (error) {
      const isKnown = error instanceof ProviderRefusal &&
        (error.kind === "plan" || error.kind === "scope");
      if (!isKnown) throw error;
    }
  };
}

function scopeOf({ user }: Scope): "user" | "organization" {
  return user ? "user" : "organization";
}

/** A mark of the signing key in the URL, because the provider does not return the key. */
function withKeyOf(callbackUrl: string, key: string): string {
  const mark = createHmac("sha256", key).update(callbackUrl).digest("hex").slice(0, 8);
  return `${callbackUrl}?key=${mark}`;
}

function isComplete({ state, events }: Raw): boolean {
  const subscribed = Array.isArray(events) ? events.map(textOf) : [];
  return state === "active" && webhookEventNames.every((event) => subscribed.includes(event));
}
