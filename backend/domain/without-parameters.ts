/** The error, without the parameters of a failed database statement: they can be personal data and secrets. */
export function withoutParameters(error: unknown): unknown {
  if (!(error instanceof Error) || !("query" in error) || !("params" in error)) return error;
  const { name, message, stack, query, cause } = error;
  const reason = cause instanceof Error ? cause.message : "it failed";
  const safe = new Error(`${reason} (statement: ${query})`);
  safe.name = name;
  if (stack?.includes(message)) safe.stack = stack.replace(message, () => safe.message);
  return safe;
}

/** What a log or a person reads of an error, without its name. */
export function messageOf(error: unknown): string {
  const safe = withoutParameters(error);
  return safe instanceof Error ? safe.message : String(safe);
}
