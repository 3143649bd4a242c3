import { DomainError, type ErrorCode } from "../../../domain/errors.ts";

/** What the triggers say when they stop a write. */
const raised: ErrorCode[] = ["ERR_SLOT_TAKEN", "ERR_CLIENT_BUSY", "ERR_ILLEGAL_TRANSITION"];

/** Awaits a write; a trigger's or a unique index's refusal becomes a DomainError, all else stays what it is. */
export async function refusing<Result>(write: PromiseLike<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    throw refusalBehind(error) ?? error;
  }
}

function refusalBehind(error: unknown): DomainError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { message } = cause;
    // Drizzle's own message quotes the statement; only the database's is to be believed.
    if (message.startsWith("Failed query")) continue;
    const code = raised.find((candidate) => message.includes(candidate));
    if (code) return new DomainError(code);
    if (message.includes("UNIQUE constraint failed")) {
      return new DomainError("ERR_DUPLICATE_ENTITY");
    }
  }
  return null;
}
