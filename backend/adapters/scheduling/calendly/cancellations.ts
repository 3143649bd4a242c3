import { DomainError } from "../../../domain/errors.ts";
import type { BookedTime } from "../../../ports/scheduling.ts";
import type { Addresses } from "./addresses.ts";
import type { CalendlyClient } from "./client.ts";
import { NoAnswer, ProviderRefusal } from "./provider-refusal.ts";
import type { CalendlyEvents } from "./scheduled-events.ts";

const pauses = [500, 2000];
const longestReason = 10_000;

/** Cancelling may be asked for again: the second time the provider says that it is cancelled already. */
export function cancellations({ client, addresses, events, wait }: {
  client: CalendlyClient;
  addresses: Addresses;
  events: CalendlyEvents;
  wait: (ms: number) => Promise<void>;
}) {
  async function cancelOnce(eventUri: string, reason: string): Promise<void> {
    const path = addresses.eventPath(eventUri);
    if (!path) throw new DomainError("ERR_NOT_FOUND");
    for (let at = 0;; at++) {
      try {
        await client.post(`${path}/cancellation`, { reason: reason.slice(0, longestReason) });
        return;
      } catch (error) {
        const pause = pauses[at];
        if (error instanceof NoAnswer && pause !== undefined) await wait(pause);
        else if (isDone(error)) return;
        else throw asOurs(error);
      }
    }
  }

  return {
    cancelOnce,
    async cancellationPage(inviteeUri: string): Promise<string | null> {
      const guests = await events.listGuests(inviteeUri.replace(/\/invitees\/.*$/, ""));
      const active = guests?.filter(({ invitee }) => invitee.status === "active") ?? [];
      const own = active.find(({ invitee }) => invitee.uri === addresses.canonical(inviteeUri));
      return active.length > 1 ? own?.invitee.cancelUrl ?? null : null;
    },
    /** One guest of several keeps the seat: the provider lets only the guest leave, on its own page. */
    async cancel(
      { eventUri, inviteeUri }: BookedTime,
      _by: string,
      reason: string,
      _now: number,
    ): Promise<void> {
      if (inviteeUri !== undefined) {
        const found = await events.findScheduledEvent(eventUri);
        if (!found) throw new DomainError("ERR_NOT_FOUND");
        const active = found.invitees.filter(({ status }) => status === "active");
        const isAmongOthers = active.length > 1 && active.some(({ uri }) => uri === inviteeUri);
        const hasLeft = active.length > 0 && !active.some(({ uri }) => uri === inviteeUri);
        if (isAmongOthers || hasLeft) return;
      }
      await cancelOnce(eventUri, reason);
    },
  };
}

/** It keeps no time any more: cancelled before, or past. */
function isDone(error: unknown): boolean {
  return error instanceof ProviderRefusal &&
    (error.kind === "already-cancelled" || error.kind === "past");
}

function asOurs(error: unknown): unknown {
  const isUnknown = error instanceof ProviderRefusal && error.kind === "not-found";
  return isUnknown ? new DomainError("ERR_NOT_FOUND") : error;
}
