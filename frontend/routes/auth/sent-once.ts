const sent = new Map<string, Promise<unknown>>();

/**
 * A mailed link works once, so it is sent once, however often its page asks: a change of who is signed in asks every
 * query again, and would take the success of the first time back.
 */
export function sentOnce<Result>(token: string, send: () => Promise<Result>): Promise<Result> {
  const known = sent.get(token) as Promise<Result> | undefined;
  if (known) return known;
  const answer = send();
  sent.set(token, answer);
  return answer;
}
