import { queryClient } from "../api/query-client.ts";
import { whenIdle } from "../idle.ts";
import { findPage, notFoundPage } from "../find-page.tsx";

const margin = "200px";

/** A pointer that only passes over a link loads nothing. */
const restMs = 80;

const slowTypes = ["slow-2g", "2g", "3g"];

type Connection = { saveData?: boolean; effectiveType?: string };

function isDataDear(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || slowTypes.includes(connection?.effectiveType ?? "");
}

function pageOf(link: HTMLAnchorElement) {
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return null;
  const { handle, params } = findPage(link.pathname);
  return handle === notFoundPage.handle ? null : { handle, params };
}

function linkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
}

/** Loads the texts and the data of the page that a link leads to. A failure shows when the link is followed. */
async function loadData(link: HTMLAnchorElement): Promise<void> {
  const page = pageOf(link);
  if (!page || isDataDear()) return;
  const { pathname: path, search } = link;
  const { prefetch } = await page.handle.load();
  const params = { params: page.params, search: new URLSearchParams(search) };
  await prefetch?.(queryClient, { path, ...params, now: Date.now() });
}

/** Loads the modules of linked pages one by one when the browser is idle. */
function moduleLoader() {
  const known = new Set<object>();
  const waiting: (() => Promise<unknown>)[] = [];
  let isRunning = false;

  function run() {
    const load = waiting.shift();
    isRunning = load !== undefined;
    if (load) whenIdle(() => void load().catch(() => null).finally(run));
  }

  return (link: HTMLAnchorElement) => {
    const handle = pageOf(link)?.handle;
    if (!handle || known.has(handle)) return;
    known.add(handle);
    waiting.push(handle.loadModule);
    if (!isRunning) run();
  };
}

/** Loads modules of pages whose links are near the window; texts and data when a link is hovered, focused or touched. */
export function startLinkPrefetch(): void {
  if (isDataDear()) return;
  const loadModule = moduleLoader();
  const watched = new WeakSet<Element>();
  const near = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      loadModule(target as HTMLAnchorElement);
    }
  }, { rootMargin: margin });

  let isScanning = false;
  function scan() {
    isScanning = false;
    for (const link of document.querySelectorAll("a[href]")) {
      if (watched.has(link)) continue;
      watched.add(link);
      near.observe(link);
    }
  }
  new MutationObserver(() => {
    if (!isScanning) whenIdle(scan);
    isScanning = true;
  }).observe(document.body, { childList: true, subtree: true });
  scan();

  let resting: ReturnType<typeof setTimeout> | undefined;
  const loadAt = (event: Event) => {
    const link = linkAt(event);
    if (link) void loadData(link).catch(() => null);
  };
  document.addEventListener("pointerover", (event) => {
    clearTimeout(resting);
    if (event.pointerType === "mouse") resting = setTimeout(loadAt, restMs, event);
  }, { passive: true });
  document.addEventListener("focusin", loadAt);
  document.addEventListener("touchstart", loadAt, { passive: true });
}
