/**
 * Runs at most `running` tasks at a time; at most `waiting` more wait in the order of their arrival. The function
 * returns null instead of starting a task that finds the queue full.
 */
export function taskLimit({ running, waiting }: { running: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let active = 0;

  return <Result>(task: () => Promise<Result>): Promise<Result> | null => {
    if (active >= running && queue.length >= waiting) return null;
    return run(task);
  };

  async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (active >= running) await new Promise<void>((resolve) => queue.push(resolve));
    else active++;
    try {
      return await task();
    } finally {
      const next = queue.shift();
      // The next task takes over the place of this one.
      if (next) next();
      else active--;
    }
  }
}
