import { DomainError, type ErrorCode } from "../../domain/errors.ts";

type QueueSettings = { atOnce: number; waiting: number; code?: ErrorCode };

/**
 * Runs at most `atOnce` pieces of work at a time while at most `waiting` more wait. Throws `code` (ERR_UNAVAILABLE) beyond
 * that, so that a flood of expensive requests does not exhaust the machine.
 */
export function boundedQueue({ atOnce, waiting, code = "ERR_UNAVAILABLE" }: QueueSettings) {
  const queue: (() => void)[] = [];
  let running = 0;

  return async function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running++;
    else await wait();
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };

  function wait(): Promise<void> {
    if (queue.length >= waiting) throw new DomainError(code, { retryAfter: 5 });
    return new Promise((resolve) => queue.push(resolve));
  }
}

/** A queue per key, as long as it has work. */
export function queuePerKey(settings: QueueSettings) {
  const queues = new Map<string, { enqueue: ReturnType<typeof boundedQueue>; users: number }>();

  return async function enqueue<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const queue = queues.get(key) ?? { enqueue: boundedQueue(settings), users: 0 };
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
