import { createHmac } from "node:crypto";
import type { Addresses } from "./addresses.ts";
import type { CalendlyClient } from "./client.ts";
import type { CalendlyConnection } from "./connection.ts";
import { webhookEventNames } from "./webhook-event.ts";
import { ProviderRefusal } from "./provider-refusal.ts";
import { listOf, type Raw, textOf } from "./resources.ts";

type Whose = { organization: string; user?: string };

/** Makes sure that one living subscription tells us everything; a missing plan or scope is remembered, not thrown. */
export function calendlySubscription(
  { client, connection, addresses, key }: {
    client: CalendlyClient;
    connection: CalendlyConnection;
    addresses: Addresses;
    key: string | null;
  },
) {
  /** Our subscriptions, whatever key they were made with. */
  async function listOurs(callbackUrl: string, whose: Whose): Promise<Raw[]> {
    const scope = scopeOf(whose);
    const hooks = await client.getAll("webhook_subscriptions", { ...whose, scope });
    return listOf(hooks).filter(({ callback_url }) =>
      textOf(callback_url).split("?")[0] === callbackUrl
    );
  }

  async function end(hook: Raw): Promise<void> {
    const path = addresses.hookPath(addresses.canonical(hook.uri));
    if (path) await client.delete(path);
  }

  /** False when one stands there already that is none of these. */
  async function make(url: string, whose: Whose): Promise<boolean> {
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

  async function ensure(callbackUrl: string, whose: Whose, user: string): Promise<void> {
    const url = withKeyOf(callbackUrl, key!);
    const ours = await listOurs(callbackUrl, whose);
    const good = ours.find((hook) => hook.callback_url === url && isComplete(hook));
    // There is no changing and no reviving: it is deleted first, because an address may stand there once.
    for (const hook of ours) if (hook !== good) await end(hook);
    if (good || await make(url, whose) || whose.user) return;
    // Another process of ours was faster, or it was made while this token saw its own person's calendar only.
    const narrower = await listOurs(callbackUrl, { ...whose, user });
    for (const hook of narrower) await end(hook);
    await make(url, whose);
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

function scopeOf({ user }: Whose): "user" | "organization" {
  return user ? "user" : "organization";
}

/** The provider never says which key it signs with: the address does, without telling the key. */
function withKeyOf(callbackUrl: string, key: string): string {
  const mark = createHmac("sha256", key).update(callbackUrl).digest("hex").slice(0, 8);
  return `${callbackUrl}?key=${mark}`;
}

function isComplete({ state, events }: Raw): boolean {
  const told = Array.isArray(events) ? events.map(textOf) : [];
  return state === "active" && webhookEventNames.every((event) => told.includes(event));
}
