/** What a screen finds around it: a clock that stands, storage and cookies of its own, and no server. */

const RealDate = Date;

function standingDate(now: number): DateConstructor {
  return class extends RealDate {
    constructor(...args: unknown[]) {
      super(...(args.length > 0 ? args : [now]) as [number]);
    }
    static override now() {
      return now;
    }
  } as DateConstructor;
}

/** Storage that ends with the screen. */
function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, String(value)),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

class SilentEvents extends EventTarget {
  static readonly CLOSED = 2;
  readonly readyState = 0;
  close() {}
}

type Replaced = { of: object; name: string; before: PropertyDescriptor | undefined };

/** Puts them in place. Returns a function that puts back what was there. */
export function standStill(
  now: number,
  cookies: Record<string, string>,
  answer: (request: Request) => Promise<Response>,
): () => void {
  const jar = new Map(Object.entries(cookies));
  const realFetch = globalThis.fetch;
  const cookie: PropertyDescriptor = {
    get: () => [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
    set: (text: string) => {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (/max-age=0/.test(text)) jar.delete(name);
      else jar.set(name, value);
    },
  };
  const ownFetch = (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, globalThis.location.href);
    if (!url.pathname.startsWith("/api/")) return realFetch(input, init);
    return answer(input instanceof Request ? input : new Request(url, init));
  };
  const replaced: Replaced[] = [];
  function replace(of: object, name: string, next: PropertyDescriptor) {
    replaced.push({ of, name, before: Object.getOwnPropertyDescriptor(of, name) });
    Object.defineProperty(of, name, { configurable: true, ...next });
  }
  const value = (value: unknown) => ({ value, writable: true });
  replace(globalThis, "Date", value(standingDate(now)));
  replace(globalThis, "fetch", value(ownFetch));
  replace(globalThis, "EventSource", value(SilentEvents));
  replace(globalThis, "localStorage", value(memoryStorage()));
  replace(globalThis, "sessionStorage", value(memoryStorage()));
  replace(document, "cookie", cookie);
  // What the page has read from storage before is of another screen.
  globalThis.dispatchEvent(new StorageEvent("storage", { key: null }));
  return () => {
    for (const { of, name, before } of replaced.reverse()) {
      if (before) Object.defineProperty(of, name, before);
      else delete (of as Record<string, unknown>)[name];
    }
  };
}
