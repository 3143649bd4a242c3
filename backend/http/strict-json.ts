import { createMiddleware } from "hono/factory";
import type { Env } from "./router.ts";

/** Reads the JSON of a body with `parseStrictly`, where the validators of hono read it. */
export const strictJson = createMiddleware<Env>(async (c, next) => {
  const { req } = c;
  // Another body, as of an upload, would be kept longer with it.
  if (/json/i.test(req.header("content-type") ?? "")) {
    req.json = async <Body>() => parseStrictly(await req.text()) as Body;
  }
  await next();
});

/** Throws a SyntaxError also for a key that an object has twice, of which `JSON.parse` keeps the last. */
export function parseStrictly(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (countKeys(text) === keysOf(value)) return value;
  throw new SyntaxError(`The key ${JSON.stringify(repeatedKey(text))} is sent twice in one object`);
}

/** Why a body is not read, in the words of the parser; undefined when it is JSON. */
export function faultOf(text: string): string | undefined {
  try {
    parseStrictly(text);
  } catch (error) {
    return (error as Error).message.slice(0, 300);
  }
}

/** The strings of a text that is JSON; with a colon they are keys. */
const strings = /"[^"\\]*(?:\\.[^"\\]*)*"(?:\s*:)?/g;

function countKeys(text: string): number {
  let count = 0;
  for (const [found] of text.matchAll(strings)) if (found.endsWith(":")) count++;
  return count;
}

/** Without recursion: bodies may be deeper than the stack. */
function keysOf(value: unknown): number {
  let count = 0;
  const parts = [value];
  for (const part of parts) {
    if (typeof part !== "object" || part === null) continue;
    const values: unknown[] = Array.isArray(part) ? part : Object.values(part);
    if (!Array.isArray(part)) count += values.length;
    for (const one of values) parts.push(one);
  }
  return count;
}

const stringsAndObjects = new RegExp(`${strings.source}|[{}]`, "g");

function repeatedKey(text: string): string | undefined {
  const open: Set<string>[] = [];
  for (const [found] of text.matchAll(stringsAndObjects)) {
    if (found === "{") open.push(new Set());
    else if (found === "}") open.pop();
    else if (found.endsWith(":")) {
      const key = JSON.parse(found.slice(0, found.lastIndexOf('"') + 1)) as string;
      if (open.at(-1)?.has(key)) return key;
      open.at(-1)?.add(key);
    }
  }
  return undefined;
}
