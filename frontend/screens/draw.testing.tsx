/// <reference types="vite/client" />
import { createRoot } from "react-dom/client";
import { Screen, type ScreenProps, type ShownLanguage } from "./screen.tsx";
import type { ScreenState } from "./states.ts";

/** Loads the lazy parts first, so that no page waits for them. */
import.meta.glob([
  "../**/*.tsx",
  "!../**/*.{test,testing,stories}.tsx",
  "!../entry-*.tsx",
  "!../{embed,docs-site,client-package}/**",
], { eager: true });

const step = 20;

function pause(ms = step): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Without a layout everything is in sight, as on a page that was read to its end. */
class AllInSight {
  #report: IntersectionObserverCallback;
  #isOver = false;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe(target: Element) {
    const entry = { target, isIntersecting: true, intersectionRatio: 1 };
    setTimeout(() => this.#isOver || this.#report([entry as never], this as never));
  }
  unobserve() {}
  disconnect() {
    this.#isOver = true;
  }
}

type Options = {
  isWide?: boolean;
  /** The page does nothing of its own later than this. */
  quietMs?: number;
  language?: ShownLanguage;
  live?: NonNullable<ScreenProps["live"]>;
};

/** Draws a screen until nothing changes, and says what it shows. */
export async function drawn(screen: ScreenState, options: Options = {}) {
  const { isWide = true, quietMs = 100, language = "en", live } = options;
  const matches = (query: string) => isWide && /min-width/.test(query);
  globalThis.matchMedia = ((query: string) => ({
    matches: matches(query),
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof matchMedia;
  globalThis.requestIdleCallback = ((run: () => void) => setTimeout(run)) as never;
  globalThis.cancelIdleCallback = (timer) => clearTimeout(timer);
  globalThis.IntersectionObserver = AllInSight as never;
  globalThis.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};

  const unanswered: string[] = [];
  let pending = 0;
  const counted = live && {
    ...live,
    async answer(request: Request) {
      pending += 1;
      try {
        return await live.answer(request);
      } finally {
        pending -= 1;
      }
    },
  };
  let failure: string | null = null;
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place, {
    onUncaughtError: (error) => failure = String(error),
    onCaughtError: (error) => failure = String(error),
  });
  let changed = performance.now();
  const observer = new MutationObserver(() => changed = performance.now());
  observer.observe(document, { childList: true, subtree: true, attributes: true });
  root.render(
    <Screen
      screen={screen}
      language={language}
      onUnanswered={(name) => unanswered.push(name)}
      {...(counted ? { live: counted } : {})}
    />,
  );
  const started = performance.now();
  const isLoading = () => pending > 0 || live && document.querySelector(".skeleton") !== null;
  const isQuiet = () => !isLoading() && performance.now() - changed > quietMs;
  while (performance.now() - started < 20_000) {
    await pause();
    if (failure || isQuiet() && document.querySelector("main")?.textContent) break;
  }
  const failed = document.querySelector(".failed")?.textContent;
  return {
    heading: document.querySelector("h1, h2")?.textContent ?? null,
    /** What went wrong on the page. */
    failure: failure ?? (failed ? `failed: ${failed}` : null),
    unanswered,
    end() {
      root.unmount();
      place.remove();
      observer.disconnect();
    },
  };
}
