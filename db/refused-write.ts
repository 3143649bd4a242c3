/** The error codes that triggers raise. */
const raisedCodes = [
  "ERR_SLOT_TAKEN",
  "ERR_CLIENT_BUSY",
  "ERR_ILLEGAL_TRANSITION",
  "ERR_SEATS_BOOKED",
  "ERR_BALANCE_TOO_LOW",
] as const;

type RefusalCode = typeof raisedCodes[number] | "ERR_DUPLICATE_ENTITY";

/** Awaits a write. What a trigger or a unique index refuses is thrown as `new Refusal(code)`, other errors unchanged. */
export async function refusedAs<Result>(
  Refusal: new (code: RefusalCode) => Error,
  write: PromiseLike<Result>,
): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    const code = refusalCode(error);
    throw code ? new Refusal(code) : error;
  }
}

function refusalCode(error: unknown): RefusalCode | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { message } = cause;
    // Drizzle's own message quotes the statement, whose values could contain a code.
    if (message.startsWith("Failed query")) continue;
    const code = raisedCodes.find((candidate) => message.includes(candidate));
    if (code) return code;
    if (message.includes("UNIQUE constraint failed")) return "ERR_DUPLICATE_ENTITY";
  }
  return null;
}
