import { api, ok } from "../../api/client.ts";
import type { components, operations } from "../../api/schema.d.ts";
import { queueQuery } from "./queries.ts";

export type ListedAccount = components["schemas"]["ListedAccount"];
export type ListedSession = components["schemas"]["ListedSession"];

type Query<Name extends keyof operations> = NonNullable<
  operations[Name]["parameters"] extends { query?: infer Parameters } ? Parameters : never
>;

type AccountFilters = Query<"exportAccounts">;
export type SessionFilters = Query<"exportAdminSessions">;

export function accountsQuery(filters: AccountFilters) {
  return queueQuery<ListedAccount>("users", filters, async (page, signal) => {
    const query = { ...filters, ...page };
    const { accounts, ...rest } = await ok(
      api.GET("/api/admin/users", { params: { query }, signal }),
    );
    return { rows: accounts, ...rest };
  });
}

export function adminSessionsQuery(filters: SessionFilters) {
  return queueQuery<ListedSession>("sessions", filters, async (page, signal) => {
    const query = { ...filters, ...page };
    const { sessions, ...rest } = await ok(
      api.GET("/api/admin/sessions", { params: { query }, signal }),
    );
    return { rows: sessions, ...rest };
  });
}
