import { DomainError } from "../../domain/errors.ts";

type QueueSettings = { atOnce: number; waiting: number; waitingOfOne: number };

type Waiting = { start: () => void; refuse: (reason: DomainError) => void };

const retryAfter = 5;

/**
 * Runs at most `atOnce` pieces of work at a time, those of each network in turn, while at most `waiting` more wait,
 * `waitingOfOne` of one network. Beyond that a network's surplus is ERR_TOO_MANY_REQUESTS. A full queue refuses the last
 * work of the network with the most for one that has less, else with ERR_UNAVAILABLE. So a flood of expensive requests
 * neither exhausts the machine nor keeps others waiting.
 */
export function fairQueue({ atOnce, waiting, waitingOfOne }: QueueSettings) {
  /** By network, the next one first. */
  const queues = new Map<string, Waiting[]>();
  let running = 0;
  let waitingNow = 0;

  return async function enqueue<Result>(work: () => Promise<Result>, from = ""): Promise<Result> {
    if (running < atOnce) running++;
    else await wait(from);
    try {
      return await work();
    } finally {
      startNext();
    }
  };

  function wait(from: string): Promise<void> {
    const own = queues.get(from)?.length ?? 0;
    if (own >= waitingOfOne) throw new DomainError("ERR_TOO_MANY_REQUESTS", { retryAfter });
    if (waitingNow >= waiting) refuseOneOfMost(own);
    return new Promise((start, refuse) => {
      queues.set(from, [...queues.get(from) ?? [], { start, refuse }]);
      waitingNow++;
    });
  }

  function refuseOneOfMost(own: number): void {
    const [most = []] = [...queues.values()].sort((one, other) => other.length - one.length);
    if (most.length <= own + 1) throw new DomainError("ERR_UNAVAILABLE", { retryAfter });
    most.pop()!.refuse(new DomainError("ERR_TOO_MANY_REQUESTS", { retryAfter }));
    waitingNow--;
  }

  function startNext(): void {
    const [next] = queues;
    if (!next) {
      running--;
      return;
    }
    const [from, [first, ...rest]] = next;
    queues.delete(from);
    if (rest.length > 0) queues.set(from, rest);
    waitingNow--;
    first!.start();
  }
}

/** A queue per key, as long as it has work. */
export function queuePerKey(settings: Omit<QueueSettings, "waitingOfOne">) {
  const queues = new Map<string, { enqueue: ReturnType<typeof fairQueue>; users: number }>();

  return async function enqueue<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const queue = queues.get(key) ??
      { enqueue: fairQueue({ ...settings, waitingOfOne: settings.waiting }), users: 0 };
    queues.set(key, queue);
    queue.users++;
    try {
      return await queue.enqueue(work);
    } finally {
      queue.users--;
      if (queue.users === 0) queues.delete(key);
    }
  };
}
