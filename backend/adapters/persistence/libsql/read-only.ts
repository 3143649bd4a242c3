import type { Connection } from "db/database.ts";

const writing = new Set<PropertyKey>(["insert", "update", "delete", "run", "transaction", "batch"]);

/** The same connection, except that a write is a bug that says so: it belongs in a transaction. */
export function readOnly(connection: Connection): Connection {
  return new Proxy(connection, {
    get(target, name) {
      if (writing.has(name)) throw new Error(`a ${String(name)} outside a transaction`);
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
