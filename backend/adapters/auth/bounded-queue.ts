import { DomainError } from "../../domain/errors.ts";

/**
 * Runs at most `atOnce` pieces of work at a time while at most `waiting` more wait. Throws ERR_UNAVAILABLE beyond that, so
 * that a flood of expensive requests does not exhaust the machine.
 */
export function boundedQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
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
    if (queue.length >= waiting) throw new DomainError("ERR_UNAVAILABLE", { retryAfter: 5 });
    return new Promise((resolve) => queue.push(resolve));
  }
}
