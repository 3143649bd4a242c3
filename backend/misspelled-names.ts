import { closest, distance } from "fastest-levenshtein";
import { Settings } from "./settings.ts";

/** Shorter names are like too many others: `HOME` is not meant as `HOST`. */
const shortestCompared = 6;
const mostTypingErrors = 2;

/** Names in the environment that look like a setting misspelled, with that setting's name. */
export function misspelledNames(
  environment: Record<string, string | undefined>,
): { name: string; meant: string }[] {
  const known = Object.keys(Settings.shape).filter((name) => name.length >= shortestCompared);
  return Object.keys(environment)
    .filter((name) => name.length >= shortestCompared && !(name in Settings.shape))
    .flatMap((name) => {
      const meant = closest(name, known);
      return distance(name, meant) <= mostTypingErrors ? [{ name, meant }] : [];
    });
}
