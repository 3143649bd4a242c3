import type { Addresses } from "./addresses.ts";
import type { CalendlyClient } from "./client.ts";
import type { CalendlyConnection } from "./connection.ts";
import { newsEvents } from "./news.ts";
import { ProviderRefusal } from "./provider-refusal.ts";
import { listOf, type Raw, textOf } from "./resources.ts";

/** Makes sure that one living subscription tells us everything; a missing plan or scope is remembered, not thrown. */
export function calendlySubscription(
  { client, connection, addresses, key }: {
    client: CalendlyClient;
    connection: CalendlyConnection;
    addresses: Addresses;
    key: string | null;
  },
) {
  async function find(
    callbackUrl: string,
    whose: { organization: string; user?: string },
  ): Promise<Raw | undefined> {
    const scope = whose.user ? "user" : "organization";
    const hooks = await client.getAll("webhook_subscriptions", { ...whose, scope });
    return listOf(hooks).find(({ callback_url }) => callback_url === callbackUrl);
  }

  async function ensure(
    callbackUrl: string,
    whose: { organization: string; user?: string },
  ): Promise<void> {
    const known = await find(callbackUrl, whose);
    if (known && isComplete(known)) return;
    // There is no changing and no reviving: it is deleted first, because an address may stand there once.
    const path = known && addresses.hookPath(addresses.canonical(known.uri));
    if (path) await client.delete(path);
    try {
      await client.post("webhook_subscriptions", {
        url: callbackUrl,
        events: newsEvents,
        ...whose,
        scope: whose.user ? "user" : "organization",
        signing_key: key,
      });
    } catch (error) {
      // Another process of ours was faster.
      if (!(error instanceof ProviderRefusal && error.kind === "conflict")) throw error;
    }
  }

  return async function subscribe(callbackUrl: string): Promise<void> {
    if (!connection.capabilities.webhooks) return;
    const { uri: user, organization } = await connection.me();
    try {
      await connection.using("webhooks", async () => {
        try {
          await ensure(callbackUrl, { organization });
        } catch (error) {
          const isDenied = error instanceof ProviderRefusal && error.kind === "permission";
          if (!isDenied) throw error;
          await ensure(callbackUrl, { organization, user });
        }
      });
    } catch (error) {
      const isKnown = error instanceof ProviderRefusal &&
        (error.kind === "plan" || error.kind === "scope");
      if (!isKnown) throw error;
    }
  };
}

function isComplete({ state, events }: Raw): boolean {
  const told = Array.isArray(events) ? events.map(textOf) : [];
  return state === "active" && newsEvents.every((event) => told.includes(event));
}
