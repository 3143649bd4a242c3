const results = new Map<string, Promise<unknown>>();

/**
 * Runs `send` once per token, because an e-mailed link works once: signing in reloads every query, which would replace
 * the first success by an error.
 */
export function oncePerToken<Result>(
  token: string,
  send: () => Promise<Result>,
): Promise<Result> {
  const earlier = results.get(token) as Promise<Result> | undefined;
  if (earlier) return earlier;
  const result = send();
  results.set(token, result);
  return result;
}
