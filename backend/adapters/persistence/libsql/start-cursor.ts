import { Buffer } from "node:buffer";
import { DomainError } from "../../../domain/errors.ts";

type Place = { startsAt: number; id: string };

/** Where a page of sessions, latest start first, ended. Opaque to callers. */
export function startCursor({ startsAt, id }: Place): string {
  return Buffer.from(`${startsAt} ${id}`).toString("base64url");
}

/** ERR_INVALID_INPUT when the cursor is not one of ours. */
export function placeOf(cursor: string): Place {
  const [, startsAt, id] =
    /^(-?\d{1,16}) (\S{1,64})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (id === undefined) {
    throw new DomainError("ERR_INVALID_INPUT", {
      errors: [{ path: "cursor", errCode: "ERR_INVALID_VALUE", message: "not a cursor" }],
    });
  }
  return { startsAt: Number(startsAt), id };
}
