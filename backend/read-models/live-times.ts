import type { ChangeFeed, Subscription } from "../ports/change-feed.ts";
import type { Listener, LiveTimes } from "../ports/live-times.ts";
import type { Change } from "../ports/persistence/changes.ts";
import type { Ports } from "../ports/ports.ts";

type Sources = Pick<Ports, "persistence" | "scheduling"> & { changes: ChangeFeed };

type Listening = Listener & { therapistIds: Set<string> | null };

const notifyMs = 500;

/**
 * Follows the changes once for all listeners, and not at all without listeners. When changes were missed, all
 * listeners are ended. Errors go to `report`; the notification is repeated.
 */
export function openLiveTimes(
  { persistence, scheduling, changes }: Sources,
  report: (error: unknown) => void,
): LiveTimes & { close(): void } {
  const listeners = new Set<Listening>();
  let following: Promise<Subscription> | null = null;
  let pending: Change[] = [];
  let notifiedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  return {
    async listen(therapistIds, listener) {
      const listening = { ...listener, therapistIds: therapistIds && new Set(therapistIds) };
      listeners.add(listening);
      try {
        await (following ??= follow());
      } catch (error) {
        leave(listening);
        throw error;
      }
      if (closed) listener.ended();
      return () => leave(listening);
    },
    isClosed: () => closed,
    close() {
      closed = true;
      endAll();
    },
  };

  function follow(): Promise<Subscription> {
    let isLoaded = false;
    return changes.subscribe({
      load() {
        if (isLoaded) endAll();
        isLoaded = true;
      },
      apply(batch) {
        pending.push(...batch);
        timer ??= setTimeout(notify, Math.max(0, notifiedAt + notifyMs - performance.now()));
      },
    });
  }

  function endAll(): void {
    const ended = [...listeners];
    listeners.clear();
    stop();
    for (const listener of ended) listener.ended();
  }

  function leave(listening: Listening): void {
    listeners.delete(listening);
    if (listeners.size === 0) stop();
  }

  function stop(): void {
    following?.then((subscription) => subscription.close(), () => {});
    following = null;
    clearTimeout(timer);
    timer = undefined;
    pending = [];
  }

  async function notify(): Promise<void> {
    const batch = pending;
    pending = [];
    notifiedAt = performance.now();
    try {
      const therapistIds = await therapistsOf(batch);
      for (const listener of [...listeners]) {
        const wanted = listener.therapistIds;
        const ids = wanted ? therapistIds.filter((id) => wanted.has(id)) : therapistIds;
        if (ids.length > 0) listener.changed(ids);
      }
    } catch (error) {
      if (!closed) report(error);
      pending = [...batch, ...pending];
    }
    timer = pending.length > 0 && listeners.size > 0 ? setTimeout(notify, notifyMs) : undefined;
  }

  async function therapistsOf(batch: Change[]): Promise<string[]> {
    const eventTypeUris: string[] = [];
    for (const account of subjectsOf(batch, "schedule")) {
      const ownerUri = scheduling.resourceUri(`users/${account}`);
      const { items } = await scheduling.listEventTypes({ ownerUri, limit: 100 });
      eventTypeUris.push(...items.map(({ uri }) => uri));
    }
    const ids = subjectsOf(batch, "therapist", "session");
    return await persistence.therapists.listShownIds(ids, eventTypeUris);
  }
}

function subjectsOf(batch: Change[], ...parts: Change["part"][]): string[] {
  return [...new Set(batch.filter(({ part }) => parts.includes(part)).map((one) => one.subject))];
}
