import { useSyncExternalStore } from "react";
import {
  attributesOf,
  choose,
  type Chosen,
  type Display,
  displayOf,
  keptElsewhere,
  parseChosen,
  serializeChosen,
  storageKey,
  type Surroundings,
} from "./display-settings.ts";

const wideQuery = "(min-width: 1200px)";
const darkQuery = "(prefers-color-scheme: dark)";

let chosen: Chosen = {};
let display: Display = displayOf({}, { wide: true, dark: false });
const onServer = display;
const watchers = new Set<() => void>();

function around(): Surroundings {
  return {
    wide: globalThis.matchMedia(wideQuery).matches,
    dark: globalThis.matchMedia(darkQuery).matches,
  };
}

function kept(): string | null {
  try {
    return globalThis.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function keep(text: string) {
  try {
    globalThis.localStorage.setItem(storageKey, text);
  } catch {
    // Closed by the person: the choice holds for this page.
  }
}

function apply() {
  const surroundings = around();
  display = displayOf(chosen, surroundings);
  for (const [name, value] of Object.entries(attributesOf(chosen, surroundings))) {
    if (value === null) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
  }
  for (const watcher of watchers) watcher();
}

/** Reads what this browser keeps and follows the window, the system and other tabs from then on. */
export function startDisplay() {
  chosen = parseChosen(kept());
  apply();
  for (const query of [wideQuery, darkQuery]) {
    globalThis.matchMedia(query).addEventListener("change", apply);
  }
  globalThis.addEventListener("storage", ({ key, newValue }) => {
    if (key !== storageKey) return;
    chosen = keptElsewhere(chosen, newValue);
    apply();
  });
}

/** Changes some settings, at once and, as far as they are kept, for next time. */
export function chooseDisplay(next: Chosen) {
  chosen = choose(chosen, next);
  keep(serializeChosen(chosen));
  apply();
}

/** Back to the defaults. */
export function resetDisplay() {
  chosen = {};
  keep(serializeChosen(chosen));
  apply();
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** How the product looks now. */
export function useDisplay(): Display {
  return useSyncExternalStore(watch, () => display, () => onServer);
}
