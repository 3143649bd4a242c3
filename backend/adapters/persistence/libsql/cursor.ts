import { Buffer } from "node:buffer";
import { DomainError } from "../../../domain/errors.ts";

export function writeCursor(key: (string | number)[]): string {
  return Buffer.from(JSON.stringify(key)).toString("base64url");
}

export function readCursor<Key extends ("string" | "number")[]>(cursor: string, ...types: Key) {
  const key = parse(Buffer.from(cursor, "base64url").toString());
  const fits = Array.isArray(key) && key.length === types.length &&
    types.every((type, at) => typeof key[at] === type);
  if (!fits) throw wrongCursor();
  return key as { [At in keyof Key]: Key[At] extends "string" ? string : number };
}

export function wrongCursor(): DomainError {
  return new DomainError("ERR_INVALID_INPUT", {
    errors: [{ path: "cursor", errCode: "ERR_INVALID_CURSOR" }],
  });
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
