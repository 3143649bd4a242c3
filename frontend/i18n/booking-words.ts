/** The booking page knows the way to its own sentences alone (`words-plugin.ts` writes this function anew). */
export { loadWords } from "./words.ts";
