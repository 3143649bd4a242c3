import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "./client.ts";

/** Who one can sign in with besides a password; nobody, when none is switched on. */
export const providersQuery = queryOptions({
  queryKey: ["sign-in-providers"],
  queryFn: async () => (await ok(api.GET("/api/auth/providers"))).providers,
  staleTime: Infinity,
});

/** Where the browser sets off to a provider. It comes back to `returnUrl`, a path of ours. */
export function startAddress(provider: string, returnUrl: string, remember = true): string {
  const query = new URLSearchParams({ returnUrl, remember: String(remember) });
  return `/api/auth/${encodeURIComponent(provider)}/start?${query}`;
}
