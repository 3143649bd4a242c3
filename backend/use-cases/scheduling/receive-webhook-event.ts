import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";

/** Delay (ms) before an event is applied: the browser or request that caused it usually records it first. */
const graceMs = 5000;

/**
 * Verifies and stores a webhook event; the job applies it later. A repeated event changes nothing.
 * ERR_UNAUTHORIZED when the signature is wrong or too old, ERR_MALFORMED_JSON, ERR_INVALID_INPUT, ERR_NOT_FOUND when the
 * calendar is embedded.
 */
export async function receiveWebhookEvent(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  { now }: VisitorContext,
  message: { signature: string | undefined; body: Uint8Array },
): Promise<void> {
  if (!scheduling.provider) throw new DomainError("ERR_NOT_FOUND");
  const event = await scheduling.provider.readWebhookEvent(message, now);
  if (!event) return;
  await persistence.transaction(({ provider }) =>
    provider.addWebhookEvent({
      ...event,
      id: persistence.newId(),
      receivedAt: now,
      nextTryAt: now + graceMs,
    })
  );
}
