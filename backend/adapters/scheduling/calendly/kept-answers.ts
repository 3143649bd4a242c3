import { recentlyUsed } from "../../../domain/recently-used.ts";

type Kept<Value> = { value: Value; at: number };

export type KeepSettings = {
  clock: () => number;
  /** How many answers are kept. */
  most: number;
  /** How long (ms) an answer is given again without asking. */
  freshMs: number;
  /** How long (ms) it is better than none when nobody answers. */
  staleMs?: number;
};

/** Answers that are given again for a while; whoever asks for the same at the same time waits for one request. */
export function keptAnswers<Value>({ clock, most, freshMs, staleMs = 0 }: KeepSettings) {
  const kept = recentlyUsed<string, Kept<Value>>(most);
  const asking = new Map<string, Promise<Value>>();
  let generation = 0;

  function peek(key: string, maxAge: number): Value | undefined {
    const known = kept.get(key);
    const age = clock() - (known?.at ?? Infinity);
    return known && age >= 0 && age < maxAge ? known.value : undefined;
  }

  async function ask(key: string, question: () => Promise<Value>): Promise<Value> {
    const [asked, at] = [generation, clock()];
    const value = await question();
    // What was asked before something changed is not what is true now.
    if (asked === generation) kept.set(key, { value, at });
    return value;
  }

  return {
    peek,
    async get(key: string, question: () => Promise<Value>): Promise<Value> {
      const fresh = peek(key, freshMs);
      if (fresh !== undefined) return fresh;
      const running = asking.get(key) ?? start(key, question);
      try {
        return await running;
      } catch (error) {
        const stale = peek(key, staleMs);
        if (stale !== undefined) return stale;
        throw error;
      }
    },
    /** Everything is asked anew. */
    clear(): void {
      generation++;
      kept.clear();
      asking.clear();
    },
  };

  function start(key: string, question: () => Promise<Value>): Promise<Value> {
    const running = ask(key, question).finally(() => {
      if (asking.get(key) === running) asking.delete(key);
    });
    asking.set(key, running);
    return running;
  }
}
