import { config } from "../config.ts";

/** Whether the page is asked for in longer words: `?lng=qps`, in development and in tests. */
export function pseudoLanguageWanted(): boolean {
  return config.pseudoLanguage &&
    new URLSearchParams(globalThis.location?.search).get("lng") === "qps";
}
