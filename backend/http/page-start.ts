import { createHash } from "node:crypto";

/**
 * Runs before the scripts of a page, inside the document, so that it comes with it. Who left quickly
 * (`frontend/discreet/leave-quickly.ts`) and comes back by the history of the tab leaves again. It stores the last tap on a button,
 * which shows that it was tapped until `frontend/early-tap.ts` repeats it. The page is readable without its scripts, so they
 * come when its first frame is on the screen; a page that is hidden, or in a frame out of sight, has none. Each file is a
 * task of its own, so that taps and scrolling get their turn between them. A file that fails is loaded once more; then the page
 * offers to be loaded again. The link of a style sheet that failed is removed, because with it Vite would show the next part of
 * the page without its styles instead of loading them again. A font that is not there soon after the first frame is not used on
 * the page, because Chrome would put it in place later and move the texts. Letters of the page below its first view come right
 * after it, while little is laid out. The first format takes a browser 25 ms: it is made
 * while the style sheets come.
 */
const script = `(() => {
  setTimeout(() => new Intl.DateTimeFormat());
  const stayAway = () => {
    try {
      const to = sessionStorage.getItem("left");
      const [{ type } = {}] = performance.getEntriesByType("navigation");
      if (to && type === "back_forward") location.replace(to);
      else sessionStorage.removeItem("left");
    } catch {}
  };
  stayAway();
  addEventListener("pageshow", ({ persisted }) => {
    const to = persisted && sessionStorage.getItem("left");
    if (to) location.replace(to);
  });
  document.onclick = ({ target }) => {
    document.earlyTap?.removeAttribute("data-tapped");
    document.earlyTap = target.closest("button");
    document.earlyTap?.setAttribute("data-tapped", "");
  };
  addEventListener("error", ({ target }) => target.localName === "link" && target.remove(), true);
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const shown = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    if (document.hidden) resolve();
    addEventListener("load", () => setTimeout(resolve, 1000));
  });
  requestAnimationFrame(async () => {
    await wait(150);
    const late = Array.from(document.fonts).filter(({ status }) => status === "loading");
    const names = late.flatMap(({ family }) => /\\w+(?= Variable)/.exec(family) ?? []);
    if (names.length > 0) document.documentElement.dataset.lateFonts = names.join(" ");
    if (!document.querySelector('link[href*="-estonian-"]')) return;
    for (const name of ["Commissioner", "Literata"]) {
      if (!names.includes(name)) document.fonts.load(\`1em "\${name} Variable"\`, "šž");
    }
  });
  const parsed = new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
  const load = (file) => import(file).catch(() => wait(1000).then(() => import(file)));
  Promise.all([shown, parsed]).then(async () => {
    const files = document.getElementById("scripts")?.dataset.files.split(" ") ?? [];
    for (const file of files) {
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "modulepreload", href: file }));
    }
    for (const file of files) {
      await load(file);
      await wait();
    }
  }).catch((error) => {
    console.error(error);
    document.earlyTap?.removeAttribute("data-tapped");
    const note = document.getElementById("load-failure");
    note?.showPopover();
    note?.addEventListener("click", ({ target }) => target.closest("button") && location.reload());
  });
})();`;

/**
 * Chrome lays a document out before its style sheets are there, and moved everything in transitions to its place when they
 * came. Cards below the first view are left out of that.
 */
const style = "article[data-below],[data-below]>article{content-visibility:auto}";

export const pageStart = `<style>${style}</style><script>${script}</script>`;

const sourceOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** For the policy of the pages. */
export const pageStartSources = { script: sourceOf(script), style: sourceOf(style) };
