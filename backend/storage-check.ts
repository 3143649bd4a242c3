import { minute, second } from "./domain/duration.ts";
import type { Storage } from "./ports/storage.ts";

const answerLimitMs = 3 * second;

/** Warns while the files cannot be reached. Looks once a minute at most; the log of the storage has the reason. */
export function storageCheck(storage: Pick<Storage, "listOlder">) {
  let last: { at: number; warnings: Promise<string[]> } | null = null;

  /** `now` in ms. */
  return (now: number): Promise<string[]> => {
    if (!last || now - last.at >= minute) last = { at: now, warnings: look() };
    return last.warnings;
  };

  async function look(): Promise<string[]> {
    const warning = ["storage: files cannot be read or stored, the log says why"];
    const late = Promise.withResolvers<string[]>();
    const timer = setTimeout(late.resolve, answerLimitMs, warning);
    const found = storage.listOlder("receiving", 0).then(() => [], () => warning);
    return await Promise.race([found, late.promise]).finally(() => clearTimeout(timer));
  }
}
