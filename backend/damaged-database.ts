import { isDamaged } from "db/database-failure.ts";
import { messageOf } from "./domain/without-parameters.ts";

/** Says of a damaged database which file it is and what to do; other errors as they are. */
export function withDamageNamed(error: unknown, databaseUrl: string): unknown {
  if (!isDamaged(error)) return error;
  return new Error(
    `The database ${databaseUrl.replace(/^file:/, "")} is damaged (${messageOf(error)}). ` +
      "Stop the server, keep a copy of the data, and restore the newest good backup " +
      "(admin restore, see docs/deployment/README.md).",
  );
}
