import { DomainError } from "../../domain/errors.ts";

const part = "[a-z0-9][a-z0-9-]*(?:\\.[a-z0-9-]+)*";
const keyShape = new RegExp(`^${part}(?:/${part})*$`);

/** The key itself, or ERR_NOT_FOUND: no empty, dotted or absolute part, so no way out of the store. */
export function checkKey(key: string): string {
  if (key.length > 200 || !keyShape.test(key)) throw new DomainError("ERR_NOT_FOUND");
  return key;
}
