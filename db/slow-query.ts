const longest = 400;

/** A statement for the log: rows and lists of values are named once, and the rest is cut. */
export function shortStatement(sql: string): string {
  const short = sql
    .replace(/(values (\([^()]*\)))(, ?\([^()]*\))+/gi, "$1, …")
    .replace(/\?(, \?){3,}/g, "?, …");
  return short.length > longest ? `${short.slice(0, longest)}…` : short;
}

type Sent = { stmt?: { sql?: string }; batch?: { steps: Sent[] } };

/** The statements in the body of a request to a libSQL server, but those that begin and end a transaction. */
export function statementsIn(body: string): string {
  const { requests } = JSON.parse(body) as { requests: Sent[] };
  const all = requests.flatMap((sent) => sent.batch?.steps ?? [sent])
    .map(({ stmt }) => stmt?.sql ?? "")
    .filter((sql) => !/^(begin|commit|rollback|$)/i.test(sql));
  const [first = "a request without a statement"] = all;
  return all.length > 1
    ? `${shortStatement(first)} and ${all.length - 1} more`
    : shortStatement(first);
}
