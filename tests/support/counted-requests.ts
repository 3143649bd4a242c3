import { AsyncLocalStorage } from "node:async_hooks";

const counting = new AsyncLocalStorage<{ requests: number }>();

/** How many requests to `origin` an action makes, without those that this process makes for something else meanwhile. */
export async function countRequests(origin: string, act: () => Promise<unknown>): Promise<number> {
  count(origin);
  const counted = { requests: 0 };
  await counting.run(counted, act);
  return counted.requests;
}

const origins = new Set<string>();

function count(origin: string): void {
  if (origins.has(origin)) return;
  origins.add(origin);
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const counted = counting.getStore();
    const url = input instanceof Request ? input.url : `${input}`;
    if (counted && url.startsWith(origin)) counted.requests++;
    return fetch(input, init);
  };
}
