import { createHmac } from "node:crypto";
import { presentEvent, presentInvitee, time, uris } from "./resources.ts";
import type { Hook, Invitee, World } from "./state.ts";
import { hour } from "backend/domain/duration.ts";

/** One webhook message for one subscriber. */
export type Delivery = {
  hook: Hook;
  event: string;
  body: string;
  madeAt: number;
  tries: number;
  nextTryAt: number;
  isDone: boolean;
};

/** How a message is tampered with on the way, for tests of signature checks. */
export type Tampering = {
  body?: (body: string) => string;
  signature?: (signature: string) => string | null;
  /** Seconds by which the timestamp is off. */
  skew?: number;
};

const patience = 24 * hour;

/** The delay before each retry (ms), doubling. */
function delayOf(tries: number): number {
  return Math.min(30_000 * 2 ** tries, 6 * hour);
}

export function signatureOf(key: string, seconds: number, body: string): string {
  const hash = createHmac("sha256", key).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${hash}`;
}

export function deliveriesOf(world: World) {
  const waiting: Delivery[] = [];
  const log: { event: string; status: number | null; at: number }[] = [];
  let held: (() => void)[] | null = null;

  function add(event: string, body: () => Record<string, unknown>, concerns: Invitee): void {
    const write = () => {
      for (const hook of world.hooks) {
        if (hook.state !== "active" || !hook.events.includes(event)) continue;
        if (hook.scope === "user" && hook.user !== concerns.event.type.owner) continue;
        const now = world.clock();
        waiting.push({
          hook,
          event,
          body: JSON.stringify({
            event,
            created_at: time(now),
            created_by: uris(world).user(hook.creator),
            payload: body(),
          }),
          madeAt: now,
          tries: 0,
          nextTryAt: now,
          isDone: false,
        });
      }
    };
    if (held) held.push(write);
    else write();
  }

  /** Delivers one message and returns the status, or null without an answer. */
  async function send(delivery: Delivery, tampering: Tampering = {}): Promise<number | null> {
    const { hook } = delivery;
    const seconds = Math.floor(world.clock() / 1000) + (tampering.skew ?? 0);
    const signature = hook.signingKey && signatureOf(hook.signingKey, seconds, delivery.body);
    const sent = signature && (tampering.signature?.(signature) ?? signature);
    const isUnsigned = tampering.signature?.(signature ?? "") === null;
    try {
      const answer = await fetch(hook.callbackUrl, {
        method: "POST",
        redirect: "manual",
        headers: {
          "Content-Type": "application/json",
          ...(sent && !isUnsigned && { "Calendly-Webhook-Signature": sent }),
        },
        body: tampering.body?.(delivery.body) ?? delivery.body,
        signal: AbortSignal.timeout(15_000),
      });
      await answer.body?.cancel();
      log.push({ event: delivery.event, status: answer.status, at: world.clock() });
      return answer.status;
    } catch {
      log.push({ event: delivery.event, status: null, at: world.clock() });
      return null;
    }
  }

  async function attempt(delivery: Delivery): Promise<void> {
    const { hook } = delivery;
    const now = world.clock();
    const status = await send(delivery);
    // A redirect is a failure like any other.
    if (status !== null && status >= 200 && status < 300) {
      delivery.isDone = true;
      hook.retryStartedAt = null;
      return;
    }
    hook.retryStartedAt ??= now;
    delivery.tries++;
    delivery.nextTryAt = now + delayOf(delivery.tries);
    if (now - delivery.madeAt < patience) return;
    delivery.isDone = true;
    hook.state = "disabled";
    hook.updatedAt = now;
  }

  return {
    waiting,
    log,
    /** The signature header at this moment; "" without a key. */
    sign({ hook, body }: Delivery): string {
      const seconds = Math.floor(world.clock() / 1000);
      return hook.signingKey ? signatureOf(hook.signingKey, seconds, body) : "";
    },
    /** Holds further messages until they are released. */
    hold: () => void (held ??= []),
    letGo() {
      const writes = held ?? [];
      held = null;
      for (const write of writes) write();
    },
    notifyInvitee(event: string, invitee: Invitee): void {
      add(event, () => ({
        ...presentInvitee(world, invitee),
        scheduled_event: presentEvent(world, invitee.event),
      }), invitee);
    },
    /**
     * Delivers what is due at the simulator's clock, one by one in order. Returns how many were
     * tried.
     */
    async deliverDue(): Promise<number> {
      const due = waiting.filter(({ isDone, nextTryAt, hook }) =>
        !isDone && nextTryAt <= world.clock() && hook.state === "active"
      );
      for (const delivery of due) await attempt(delivery);
      return due.length;
    },
    /** Delivers the same messages in another order, or some more than once. */
    async deliver(deliveries: Delivery[]): Promise<(number | null)[]> {
      const statuses: (number | null)[] = [];
      for (const delivery of deliveries) {
        delivery.isDone = true;
        statuses.push(await send(delivery));
      }
      return statuses;
    },
    /** Postpones the waiting messages by a number of ms. */
    delay(ms: number): void {
      for (const delivery of waiting) if (!delivery.isDone) delivery.nextTryAt += ms;
    },
    tampered: send,
  };
}

export type Deliveries = ReturnType<typeof deliveriesOf>;
