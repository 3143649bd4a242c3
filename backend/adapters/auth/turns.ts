import { DomainError } from "../../domain/errors.ts";

/**
 * Lets `atOnce` pieces of work run and `waiting` more stand in line; whoever comes then is refused with
 * ERR_UNAVAILABLE, so that a flood of expensive requests cannot eat the machine.
 */
export function turns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const line: (() => void)[] = [];
  let running = 0;

  return async function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running++;
    else await standInLine();
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running--;
    }
  };

  function standInLine(): Promise<void> {
    if (line.length >= waiting) throw new DomainError("ERR_UNAVAILABLE", { retryAfter: 5 });
    return new Promise((resolve) => line.push(resolve));
  }
}
