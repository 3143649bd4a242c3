import { createHash } from "node:crypto";
import { calendlyScheduling } from "./adapters/scheduling/calendly/calendly.ts";
import type { ConnectionFacts } from "./adapters/scheduling/calendly/connection.ts";
import { embeddedScheduling } from "./adapters/scheduling/embedded/embedded.ts";
import type { Config } from "./config.ts";
import type { Persistence } from "./ports/persistence.ts";
import type { Scheduling } from "./ports/scheduling.ts";

const factName = "calendly-connection";

/** The calendar the settings name. */
export async function openScheduling(
  { calendly, publicUrl }: Pick<Config, "calendly" | "publicUrl">,
  persistence: Persistence,
): Promise<Scheduling> {
  if (!calendly) return embeddedScheduling({ persistence, publicUrl });
  // What one token may not do says nothing about the next one.
  const connection = createHash("sha256").update(calendly.token).digest("hex").slice(0, 16);
  const kept = await persistence.provider.fact(factName) as Kept | null;
  return calendlyScheduling({
    ...calendly,
    ...(kept?.connection === connection ? { known: kept.facts } : {}),
    saveFacts: (facts) =>
      persistence.transaction(({ provider }) =>
        provider.saveFact(factName, { connection, facts }, Date.now())
      ),
    warn: (trouble) => console.warn(JSON.stringify({ level: "warn", msg: trouble })),
  });
}

type Kept = { connection: string; facts: Partial<ConnectionFacts> };

/**
 * Where the provider may send its news, or null: it only writes to https addresses, a simulator on this machine to any.
 */
export function webhookAddress(
  { calendly, publicUrl }: Pick<Config, "calendly" | "publicUrl">,
): string | null {
  if (!calendly) return null;
  const isSimulated = ["127.0.0.1", "localhost"].includes(new URL(calendly.apiUrl).hostname);
  return publicUrl.startsWith("https:") || isSimulated
    ? `${publicUrl}/api/calendly/webhooks`
    : null;
}
