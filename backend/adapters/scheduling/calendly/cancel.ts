import { DomainError } from "../../../domain/errors.ts";
import type { BookedTime } from "../../../ports/scheduling.ts";
import type { Addresses } from "./addresses.ts";
import type { CalendlyClient } from "./client.ts";
import { NoResponse, ProviderRefusal } from "./provider-errors.ts";
import type { CalendlyEvents } from "./scheduled-events.ts";

const retryDelays = [500, 2000];
const longestReason = 10_000;

export function calendlyCancel({ client, addresses, events, wait }: {
  client: CalendlyClient;
  addresses: Addresses;
  events: CalendlyEvents;
  wait: (ms: number) => Promise<void>;
}) {
  async function cancelEvent(eventUri: string, reason: string): Promise<void> {
    const path = addresses.eventPath(eventUri);
    if (!path) throw new DomainError("ERR_NOT_FOUND");
    for (let at = 0;; at++) {
      try {
        await client.post(`${path}/cancellation`, { reason: reason.slice(0, longestReason) });
        return;
      } catch (error) {
        const pause = retryDelays[at];
        if (error instanceof NoResponse && pause !== undefined) await wait(pause);
        else if (isDone(error)) return;
        else throw withNotFound(error);
      }
    }
  }

  return {
    cancelEvent,
    async cancellationPage(inviteeUri: string): Promise<string | null> {
      const guests = await events.listGuests(inviteeUri.replace(/\/invitees\/.*$/, ""));
      const active = guests?.filter(({ invitee }) => invitee.status === "active") ?? [];
      const own = active.find(({ invitee }) => invitee.uri === addresses.canonical(inviteeUri));
      return active.length > 1 ? own?.invitee.cancelUrl ?? null : null;
    },
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
      await cancelEvent(eventUri, reason);
    },
  };
}

function isDone(error: unknown): boolean {
  return error instanceof ProviderRefusal &&
    (error.kind === "already-cancelled" || error.kind === "past");
}

function withNotFound(error: unknown): unknown {
  const isUnknown = error instanceof ProviderRefusal && error.kind === "not-found";
  return isUnknown ? new DomainError("ERR_NOT_FOUND") : error;
}
