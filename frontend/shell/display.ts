import { useSyncExternalStore } from "react";
import {
  attributesOf,
  choose,
  type Chosen,
  type Display,
  displayOf,
  type Environment,
  mergeStored,
  parseChosen,
  serializeChosen,
  storageKey,
} from "./display-settings.ts";

const wideQuery = "(min-width: 1200px)";
const darkQuery = "(prefers-color-scheme: dark)";

let chosen: Chosen = {};
let display: Display = displayOf({}, { wide: true, dark: false });
const onServer = display;
const watchers = new Set<() => void>();

function environment(): Environment {
  return {
    wide: globalThis.matchMedia(wideQuery).matches,
    dark: globalThis.matchMedia(darkQuery).matches,
  };
}

function stored(): string | null {
  try {
    return globalThis.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function store(text: string) {
  try {
    globalThis.localStorage.setItem(storageKey, text);
  } catch {
    // Storage is blocked: the choice applies to this page only.
  }
}

function apply() {
  const current = environment();
  display = displayOf(chosen, current);
  for (const [name, value] of Object.entries(attributesOf(chosen, current))) {
    if (value === null) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
  }
  for (const watcher of watchers) watcher();
}

export function startDisplay() {
  chosen = parseChosen(stored());
  apply();
  for (const query of [wideQuery, darkQuery]) {
    globalThis.matchMedia(query).addEventListener("change", apply);
  }
  globalThis.addEventListener("storage", ({ key, newValue }) => {
    if (key !== storageKey) return;
    chosen = mergeStored(chosen, newValue);
    apply();
  });
}

export function chooseDisplay(next: Chosen) {
  chosen = choose(chosen, next);
  store(serializeChosen(chosen));
  apply();
}

export function resetDisplay() {
  chosen = {};
  store(serializeChosen(chosen));
  apply();
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export function useDisplay(): Display {
  return useSyncExternalStore(watch, () => display, () => onServer);
}

export function useSidebar(): boolean {
  const { lastLayout, navHidden } = useDisplay();
  return lastLayout === "vertical" && !navHidden;
}
