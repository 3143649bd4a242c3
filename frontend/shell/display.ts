import { useSyncExternalStore } from "react";
import { readCookie, writeCookie } from "../cookies.ts";
import { type PageRequest, pageRequest } from "../page-request.ts";
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
/** The settings that the shell is built by; the rest is the matter of stylesheets. */
type Frame = Omit<Display, "layout" | "mode">;

let display: Display = displayOf({}, { wide: true, dark: false });
let frame: Frame | null = null;
const framesOfRequests = new WeakMap<PageRequest, Frame>();
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
  storeForServer(text);
}

/** The server renders the next page with these settings. */
function storeForServer(text: string) {
  writeCookie("display", text === serializeChosen({}) ? null : text);
}

function apply() {
  const current = environment();
  display = displayOf(chosen, current);
  frame = sameOrNew(frame ?? frameOfRequest(), frameOf(display));
  const html = document.documentElement;
  for (const [name, value] of Object.entries(attributesOf(chosen, current))) {
    // Setting `dir` again computes every style again.
    if (value === html.getAttribute(name)) continue;
    if (value === null) html.removeAttribute(name);
    else html.setAttribute(name, value);
  }
  for (const watcher of watchers) watcher();
}

export function startDisplay() {
  // Where storage is blocked or emptied, the cookie keeps what the server rendered.
  chosen = parseChosen(stored() ?? readCookie("display") ?? null);
  // Settings of an earlier visit may be missing in the cookie.
  const text = serializeChosen(chosen);
  if (text !== serializeChosen(pageRequest().display)) storeForServer(text);
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

function frameOf({ layout: _layout, mode: _mode, ...rest }: Display): Frame {
  return rest;
}

/** An equal object stays the same, so that nothing is rendered again. */
function sameOrNew(before: Frame, next: Frame): Frame {
  return JSON.stringify(before) === JSON.stringify(next) ? before : next;
}

function frameOfRequest(): Frame {
  const request = pageRequest();
  const known = framesOfRequests.get(request) ??
    frameOf(displayOf(request.display, { wide: true, dark: false }));
  framesOfRequests.set(request, known);
  return known;
}

export function useDisplay(): Frame {
  return useSyncExternalStore(watch, () => frame ?? frameOfRequest(), frameOfRequest);
}

function modeOfRequest(): Display["mode"] {
  return displayOf(pageRequest().display, { wide: true, dark: false }).mode;
}

export function useMode(): Display["mode"] {
  return useSyncExternalStore(watch, () => display.mode, modeOfRequest);
}

export function useSidebar(): boolean {
  const { lastLayout, navHidden } = useDisplay();
  return lastLayout === "vertical" && !navHidden;
}
