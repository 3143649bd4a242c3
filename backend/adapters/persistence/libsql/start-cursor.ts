import { type SQL, sql } from "drizzle-orm";
import { therapySessions } from "db/schema/mod.ts";
import { Buffer } from "node:buffer";
import { DomainError } from "../../../domain/errors.ts";

/** Where a page of sessions, latest start first, ended. Opaque to callers. */
export function startCursor({ startsAt, id }: { startsAt: number; id: string }): string {
  return Buffer.from(`${startsAt} ${id}`).toString("base64url");
}

/** Everything after that place. ERR_INVALID_INPUT when the cursor is not one of ours. */
export function afterStart(cursor: string): SQL {
  const place = /^(-?\d{1,16}) (\S{1,64})$/.exec(Buffer.from(cursor, "base64url").toString());
  if (!place) {
    throw new DomainError("ERR_INVALID_INPUT", {
      errors: [{ path: "cursor", errCode: "ERR_INVALID_VALUE", message: "not a cursor" }],
    });
  }
  const [, startsAt, id] = place;
  return sql`(${therapySessions.startsAt}, ${therapySessions.id}) < (${Number(startsAt)}, ${id})`;
}
