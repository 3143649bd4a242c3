import type { Connection } from "db/database.ts";

/** A query built once per connection: building takes longer than running. */
export function preparedOnce<Query>(build: (connection: Connection) => Query) {
  const queries = new WeakMap<Connection, Query>();
  return (connection: Connection): Query => {
    const query = queries.get(connection) ?? build(connection);
    queries.set(connection, query);
    return query;
  };
}
