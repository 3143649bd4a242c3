/** How an answer names a database that cannot do its work. */
export type FailureCode = "ERR_STORAGE_FULL" | "ERR_UNAVAILABLE";

const full = /database or disk is full|no space left on device|disk quota exceeded/i;
const unavailable = new RegExp(
  [
    "attempt to write a readonly database",
    "disk i/o error",
    "the database (is closed|file was moved)",
    "the database server does not answer",
    "fetch failed|error sending request|connection (refused|reset|closed)|timed out|due to timeout",
    "SERVER_ERROR|HRANA_|SQLITE_BUSY|TRANSACTION_TIMEOUT|Server returned HTTP status",
  ].join("|"),
  "i",
);

const damaged =
  /database disk image is malformed|file is not a database|malformed database schema|SQLITE_(CORRUPT|NOTADB)/i;

/** Whether the bytes of the database file are wrong. */
export function isDamaged(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const text = `${"code" in cause ? cause.code : ""} ${cause.message}`;
    if (!cause.message.startsWith("Failed query") && damaged.test(text)) return true;
  }
  return false;
}

/** Null for an error that the database did not cause. */
export function failureCode(error: unknown): FailureCode | null {
  let code: FailureCode | null = null;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { message } = cause;
    // Drizzle's own message quotes the statement, whose values could contain such words.
    if (message.startsWith("Failed query")) continue;
    const text = `${"code" in cause ? cause.code : ""} ${message}`;
    if (full.test(text)) return "ERR_STORAGE_FULL";
    if (unavailable.test(text)) code = "ERR_UNAVAILABLE";
  }
  return code;
}
