import type { components } from "../api/schema.d.ts";

export type Scope = components["schemas"]["ApiKey"]["scopes"][number];

/** The words of each scope are `api.scopes.<name>`. */
export const scopeNames = {
  "profile:read": "profileRead",
  "availability:read": "availabilityRead",
  "availability:write": "availabilityWrite",
  "sessions:read": "sessionsRead",
  "sessions:write": "sessionsWrite",
  webhooks: "webhooks",
} as const satisfies Record<Scope, string>;
