import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "./client.ts";

export const providersQuery = queryOptions({
  queryKey: ["sign-in-providers"],
  queryFn: async () => (await ok(api.GET("/api/auth/providers"))).providers,
  staleTime: Infinity,
});

export function signInUrl(provider: string, returnUrl: string, remember = true): string {
  const query = new URLSearchParams({ returnUrl, remember: String(remember) });
  return `/api/auth/${encodeURIComponent(provider)}/start?${query}`;
}
